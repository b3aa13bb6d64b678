/** Five puzzles: mates that need a boarding or a landing. */
import type { Puzzle } from './lesson.ts'

export const PUZZLES: readonly Puzzle[] = [
  {
    id: 'puzzle-1',
    title: { en: 'The corsair', ru: 'Корсар' },
    position: '6rk2/8s1/10/7N2/10/8R1/10/10/10/5K4 w - - - 0 1',
    moves: 1,
    hint: {
      en: 'A ship beside the King is as good as your own, if someone can reach it.',
      ru: 'Корабль рядом с Королём всё равно что ваш, если до него можно дотянуться.',
    },
    solution: 'h7i9',
    done: {
      en: 'The Frigate holds ranks and files, the Pirate aboard gives check diagonally, and the Rook guards them both.',
      ru: 'Фрегат держит прямые, Пират на борту даёт шах по диагонали, а Ладья защищает обоих.',
    },
  },
  {
    id: 'puzzle-2',
    title: { en: 'Ashore', ru: 'На берег' },
    position: '6rk2/6pp2/10/10/5S(N)2S1/10/10/10/5K4/10 w - - - 0 1',
    moves: 1,
    hint: {
      en: 'Black’s own men leave the King little room. Which leap reaches him?',
      ru: 'Свои же фигуры стесняют чёрного Короля. Какой прыжок до него достанет?',
    },
    solution: 'f6~f9',
    done: {
      en: 'The Landing went up the file and is a Knight again; the Ship on i6 holds the only way out.',
      ru: 'Десант прошёл по вертикали и снова стал Конём, а Корабль i6 держит единственный выход.',
    },
  },
  {
    id: 'puzzle-3',
    title: { en: 'Two ships for one', ru: 'Два корабля за один' },
    position: '10/5k2s(n)1/7S(A)2/10/10/10/10/10/4K5/10 w - - - 0 1',
    moves: 2,
    hint: {
      en: 'You need two rooks for this mate, and you have one hull.',
      ru: 'Для этого мата нужны две ладьи, а корпус у вас один.',
    },
    solution: 'h8~i9',
    done: {
      en: 'The Amazon took the Landing’s place and held rank 9; the empty Ship left behind gave mate on rank 10.',
      ru: 'Амазонка заняла место Десанта и держала девятую горизонталь, а оставленный пустой Корабль поставил мат на десятой.',
    },
  },
  {
    id: 'puzzle-4',
    title: { en: 'No hurry', ru: 'Без спешки' },
    position: '6sk2/6p3/8s1/10/9A/10/10/10/9S(A)/7K2 w - - - 0 1',
    moves: 2,
    hint: {
      en: 'No check yet. First take away the square i10 and the defender of it.',
      ru: 'Пока без шаха. Сначала отберите у Короля поле i10 вместе с его защитником.',
    },
    solution: 'j6i8',
    done: {
      en: 'The Frigate shut file i. Then it was a mate by landing or by sailing, as Black chose.',
      ru: 'Фрегат закрыл вертикаль i. А дальше мат высадкой или самим судном — на выбор чёрных.',
    },
  },
  {
    id: 'puzzle-5',
    title: { en: 'A gift on rank ten', ru: 'Подарок на десятой' },
    position: '6rk2/5s(N)ppp1/10/8A1/10/5S(A)4/10/10/10/2K7 w - - - 0 1',
    moves: 2,
    hint: {
      en: 'Clear the square f9 for your Amazon, and do not mind what it costs.',
      ru: 'Освободите поле f9 для Амазонки и не жалейте ничего.',
    },
    solution: 'f9f10',
    done: {
      en: 'If the Frigate is taken, the Transport takes back with mate. If not, the Amazon lands on f9.',
      ru: 'Если Фрегат взят, Транспорт берёт в ответ с матом. Если нет, на f9 высаживается Амазонка.',
    },
  },
]
