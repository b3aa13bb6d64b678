/** All lessons: texts, positions and exercises, both languages side by side. */
import type { Color, Figure } from 'das-chess'
import type { Chapter } from './lesson.ts'

const START = 's^pnbqkbv^mr/pppppppppp/10/10/10/10/10/10/PPPPPPPPPP/S^PNBQKBV^MR w KAJkaj - ACac 0 1'

const SHIP: Figure = { name: 'ship', color: 'white', hull: 'white', vessel: 'ship' }

/** A `hull` with a Minor of `color` aboard. */
const aboard = (hull: Color, color: Color, name: 'knight' | 'amazon'): Figure => ({
  name: 'ship',
  color,
  hull,
  vessel: hull === color ? 'transport' : 'frigate',
  passenger: { name, color },
})

export const CHAPTERS: readonly Chapter[] = [
  {
    title: { en: 'The board', ru: 'Доска' },
    lessons: [
      {
        id: 'board',
        title: { en: 'Ten by ten, and two edges', ru: 'Десять на десять и два края' },
        sign: { name: 'king', color: 'white' },
        rules: ['1.1', '1.2', '2.1', '2.2'],
        text: [
          {
            en: 'The main board has ten files, a to j, and ten ranks. Each side has eleven pieces and eleven pawns, and White moves first. Black’s men mirror White’s.',
            ru: 'На основной доске десять вертикалей, от a до j, и десять горизонталей. У каждой стороны одиннадцать фигур и одиннадцать пешек, первыми ходят белые. Чёрные стоят зеркально.',
          },
          {
            en: 'Beside the board lie the edge files l and r. There the Amazons wait on l1 and l10, the Centurions on r1 and r10. They enter by their ordinary move, with l counted as the file before a and r as the file after j. Nobody ever moves to an edge cell, and whoever waits there cannot be captured.',
            ru: 'По бокам лежат краевые вертикали l и r. Там ждут Амазонки (l1 и l10) и Центурионы (r1 и r10). Они входят в игру своим обычным ходом: l считается вертикалью перед a, а r — вертикалью после j. На край ходить нельзя, и взять стоящего там нельзя.',
          },
        ],
        exercises: [
          {
            position: START,
            prompt: {
              en: 'Your Amazon waits on l1. Bring her into play.',
              ru: 'Ваша Амазонка ждёт на l1. Введите её в игру.',
            },
            goal: { move: { from: 'l1' } },
            show: 'l1',
            solution: ['l1a3'],
            done: {
              en: 'She is in. From l1 she could also reach b2 and c1, were your own men not there.',
              ru: 'Она в игре. С l1 доступны ещё b2 и c1, но там стоят свои.',
            },
          },
          {
            position: START,
            prompt: {
              en: 'On the other side the Centurion waits on r1. Bring him in.',
              ru: 'С другой стороны, на r1, ждёт Центурион. Введите его в игру.',
            },
            goal: { move: { from: 'r1' } },
            show: 'r1',
            solution: ['r1i3'],
            done: {
              en: 'There is no way back: who has entered stays on the board.',
              ru: 'Обратно на край дороги нет: введённая фигура остаётся на доске.',
            },
          },
          {
            position: '5k4/10/10/10/10/10/10/10/1p6P1/5K4 w - - AC 0 1',
            prompt: {
              en: 'Who waits on the edge attacks the squares of his first move. Capture the pawn on b2.',
              ru: 'Стоящий на краю нападает на поля своего входа. Возьмите пешку на b2.',
            },
            goal: { move: { from: 'l1', captured: 'pawn' } },
            show: 'l1',
            solution: ['l1b2'],
            done: {
              en: 'An entry may capture, and it may give check too.',
              ru: 'Входя в игру, можно брать — и давать шах.',
            },
          },
        ],
      },
    ],
  },
  {
    title: { en: 'The pieces', ru: 'Фигуры' },
    lessons: [
      {
        id: 'king',
        title: { en: 'The King', ru: 'Король' },
        sign: { name: 'king', color: 'white' },
        rules: ['3', '7.1', '7.2'],
        text: [
          {
            en: 'One step in any direction, and never onto an attacked square. He who is mated loses, as in chess.',
            ru: 'Один шаг в любую сторону и никогда под удар. Получивший мат проигрывает, как в шахматах.',
          },
          {
            en: 'In these exercises the other side sits still, so you can move as often as you like.',
            ru: 'В этих упражнениях соперник пропускает ходы, так что ходите сколько хотите.',
          },
        ],
        exercises: [
          {
            position: '9k/10/10/10/10/10/5r4/10/10/3K6 w - - - 0 1',
            prompt: {
              en: 'The Rook on f4 is alone. Walk up to it past the squares it attacks, and take it.',
              ru: 'Ладья на f4 одна. Подойдите к ней, не вставая под удар, и возьмите её.',
            },
            goal: { move: { piece: 'king', captured: 'rook' } },
            solution: ['d1e2', 'e2e3', 'e3f4'],
            done: { en: 'Taken, and never in check.', ru: 'Взята, и ни разу под шахом.' },
          },
        ],
      },
      {
        id: 'queen',
        title: { en: 'The Queen', ru: 'Ферзь' },
        sign: { name: 'queen', color: 'white' },
        rules: ['3'],
        text: [
          {
            en: 'Any distance along ranks, files and diagonals, as long as the way is free.',
            ru: 'На любое расстояние по горизонталям, вертикалям и диагоналям, пока путь свободен.',
          },
        ],
        exercises: [
          {
            position: 'k9/10/10/10/10/10/10/10/10/3Q5K w - - - 0 1',
            prompt: { en: 'Visit d8 and h4.', ru: 'Побывайте на d8 и h4.' },
            goal: { visit: ['d8', 'h4'] },
            solution: ['d1d8', 'd8h4'],
            done: {
              en: 'On a hundred squares she reaches as many as 35 at once.',
              ru: 'На ста полях ей доступно до 35 ходов сразу.',
            },
          },
        ],
      },
      {
        id: 'rook',
        title: { en: 'The Rook', ru: 'Ладья' },
        sign: { name: 'rook', color: 'white' },
        rules: ['3', '6.1'],
        text: [
          {
            en: 'Any distance along ranks and files. There is one Rook a side, on j1 and j10; the corners a1 and a10 belong to the Ships.',
            ru: 'На любое расстояние по горизонталям и вертикалям. Ладья у стороны одна, на j1 и j10; углы a1 и a10 заняты Кораблями.',
          },
        ],
        exercises: [
          {
            position: '9k/10/10/7n2/10/10/10/10/3P6/R3K5 w - - - 0 1',
            prompt: {
              en: 'Capture the Knight on h7 in two moves.',
              ru: 'Возьмите Коня на h7 за два хода.',
            },
            goal: { move: { piece: 'rook', captured: 'knight' } },
            show: 'a1',
            solution: ['a1a7', 'a7h7'],
            done: { en: 'A Rook needs open lines.', ru: 'Ладье нужны открытые линии.' },
          },
        ],
      },
      {
        id: 'bishop',
        title: { en: 'The Bishops', ru: 'Слоны' },
        sign: { name: 'bishop', color: 'white' },
        rules: ['3', '2.2'],
        text: [
          {
            en: 'Any distance along diagonals. The two Bishops are the only pieces that a side has twice: d1 is a light square and g1 a dark one.',
            ru: 'На любое расстояние по диагоналям. Слонов у стороны двое — единственные парные фигуры: d1 светлое поле, g1 тёмное.',
          },
        ],
        exercises: [
          {
            position: 'k9/10/10/7p2/10/10/10/10/10/3B1KB3 w - - - 0 1',
            prompt: {
              en: 'Only one of them can ever reach the pawn on h7. Take it.',
              ru: 'Только один из них может дойти до пешки h7. Возьмите её.',
            },
            goal: { move: { piece: 'bishop', captured: 'pawn' } },
            solution: ['d1c2', 'c2h7'],
            done: {
              en: 'h7 is a light square, so it was the Bishop from d1.',
              ru: 'h7 — светлое поле, значит, это дело Слона с d1.',
            },
          },
        ],
      },
      {
        id: 'knight',
        title: { en: 'The Knight', ru: 'Конь' },
        sign: { name: 'knight', color: 'white' },
        rules: ['3', '3.1'],
        text: [
          {
            en: 'Two squares along a line and one aside, over whatever stands between.',
            ru: 'Два поля по прямой и одно вбок, через всех, кто стоит на пути.',
          },
          {
            en: 'A Knight or an Amazon is called a Minor. Minors, and nobody else, go aboard Ships: that is the heart of this game, and the chapter on ships is about it.',
            ru: 'Конь и Амазонка — лёгкие фигуры. Они, и больше никто, поднимаются на Корабли. В этом суть игры, ей посвящена глава о кораблях.',
          },
        ],
        exercises: [
          {
            position: 'k9/10/10/10/10/10/5b4/10/1PPP6/1PNP1K4 w - - - 0 1',
            prompt: {
              en: 'Leap out of the crowd and take the Bishop on f4.',
              ru: 'Выпрыгните из толпы и возьмите Слона на f4.',
            },
            goal: { move: { piece: 'knight', captured: 'bishop' } },
            show: 'c1',
            solution: ['c1d3', 'd3f4'],
            done: { en: 'Nothing stops a leap.', ru: 'Прыжок ничем не остановить.' },
          },
        ],
      },
      {
        id: 'magister',
        title: { en: 'The Magister', ru: 'Магистр' },
        sign: { name: 'magister', color: 'white' },
        rules: ['3'],
        text: [
          {
            en: 'Along diagonals a Bishop, with captures. Along ranks and files it goes as far as a Rook, but there it cannot capture: whoever stands in the way only stops it.',
            ru: 'По диагоналям ходит и бьёт как Слон. По горизонталям и вертикалям идёт так же далеко, как Ладья, но брать там не может: любая фигура на пути просто останавливает его.',
          },
        ],
        exercises: [
          {
            position: 'k9/10/4p5/2p7/10/4M5/10/6P3/10/9K w - - - 0 1',
            prompt: {
              en: 'One of the two pawns can be taken from e5. Which one?',
              ru: 'С e5 можно взять одну из двух пешек. Какую?',
            },
            goal: { move: { piece: 'magister', captured: 'pawn' } },
            show: 'e5',
            solution: ['e5c7'],
            done: {
              en: 'The pawn on e8 stood on a file: it was only in the way.',
              ru: 'Пешка e8 стояла на вертикали и только мешала.',
            },
          },
          {
            position: 'k9/10/4n5/10/10/4M5/10/10/10/9K w - - - 0 1',
            prompt: {
              en: 'Go round, and take the Knight on e8 along a diagonal.',
              ru: 'Зайдите сбоку и возьмите Коня на e8 по диагонали.',
            },
            goal: { move: { piece: 'magister', captured: 'knight' } },
            solution: ['e5h5', 'h5e8'],
            done: {
              en: 'A step along a rank, a capture along a diagonal: and so the Magister changes the colour of its squares.',
              ru: 'Ход по горизонтали, взятие по диагонали: так Магистр меняет и цвет полей.',
            },
          },
        ],
      },
      {
        id: 'valkyrie',
        title: { en: 'The Valkyrie', ru: 'Валькирия' },
        sign: { name: 'valkyrie', color: 'white' },
        rules: ['3'],
        text: [
          {
            en: 'A Knight that rides on: it repeats the same leap in the same direction, as long as each square it touches is empty, and may capture where it ends. What stands between the squares it touches does not matter.',
            ru: 'Валькирия скачет как Конь, но может скакать и дальше: повторять тот же прыжок в том же направлении, пока поля, на которые она приземляется, пусты. Взять она может там, где остановится. Что стоит между этими полями, не важно.',
          },
        ],
        exercises: [
          {
            position: '9k/10/10/10/10/10/10/10/10/1V3K4 w - - - 0 1',
            prompt: {
              en: 'Ride from b1 to f9 in a single move.',
              ru: 'Доскачите с b1 до f9 за один ход.',
            },
            goal: { move: { piece: 'valkyrie', from: 'b1', to: 'f9' } },
            show: 'b1',
            solution: ['b1f9'],
            done: {
              en: 'By c3, d5 and e7: four leaps, one move.',
              ru: 'Через c3, d5 и e7: четыре прыжка, один ход.',
            },
          },
          {
            position: '9k/10/10/10/4p5/5P4/3V6/10/10/9K w - - - 0 1',
            prompt: {
              en: 'Your own pawn on f5 shuts one line. Take the black pawn on e6 along another.',
              ru: 'Своя пешка f5 закрывает одну линию. Возьмите чёрную пешку e6 по другой.',
            },
            goal: { move: { piece: 'valkyrie', captured: 'pawn' } },
            show: 'd4',
            solution: ['d4e6'],
            done: { en: 'Where it captures, the ride ends.', ru: 'Взяв, Валькирия останавливается.' },
          },
        ],
      },
      {
        id: 'amazon',
        title: { en: 'The Amazon', ru: 'Амазонка' },
        sign: { name: 'amazon', color: 'white' },
        rules: ['3', '3.1'],
        text: [
          {
            en: 'The Knight’s leap, or a leap to the third square along a rank or file: twelve targets in the shape of a rhombus. She is a Minor like the Knight, so she may go aboard Ships.',
            ru: 'Прыжок Коня или прыжок на третье поле по прямой: двенадцать полей ромбом. Она лёгкая фигура, как Конь, и может подниматься на Корабли.',
          },
        ],
        exercises: [
          {
            position: 'k9/10/7p2/10/10/4A5/10/10/10/9K w - - - 0 1',
            prompt: {
              en: 'Leap up to e8, along to the pawn on h8, and back to g6.',
              ru: 'Прыгните на e8, затем на пешку h8 и обратно на g6.',
            },
            goal: { visit: ['e8', 'h8', 'g6'] },
            solution: ['e5e8', 'e8h8', 'h8g6'],
            done: {
              en: 'Three up, three along, and a Knight’s leap.',
              ru: 'Три вверх, три вбок и прыжок Коня.',
            },
          },
        ],
      },
      {
        id: 'centurion',
        title: { en: 'The Centurion', ru: 'Центурион' },
        sign: { name: 'centurion', color: 'white' },
        rules: ['3', '3.1'],
        text: [
          {
            en: 'The Knight’s leap, or a leap to the second square along a rank, a file or a diagonal: sixteen targets in a square ring. He leaps over anything, but he is no Minor and never goes aboard.',
            ru: 'Прыжок Коня или прыжок на второе поле по прямой или диагонали: шестнадцать полей квадратным кольцом. Он перепрыгивает через всех, но лёгкой фигурой не считается и на Корабль не поднимается.',
          },
        ],
        exercises: [
          {
            position: 'k9/10/10/10/10/4C5/10/10/10/9K w - - - 0 1',
            prompt: { en: 'Visit g7, g9 and f7.', ru: 'Побывайте на g7, g9 и f7.' },
            goal: { visit: ['g7', 'g9', 'f7'] },
            solution: ['e5g7', 'g7g9', 'g9f7'],
            done: {
              en: 'A diagonal, a straight and a Knight’s leap.',
              ru: 'Прыжок по диагонали, по прямой и прыжок Коня.',
            },
          },
        ],
      },
      {
        id: 'ship',
        title: { en: 'The Ship', ru: 'Корабль' },
        sign: SHIP,
        rules: ['3', '5.2'],
        text: [
          {
            en: 'The Ship moves as a Rook. An empty one captures anything but a Minor: Knights and Amazons it takes aboard instead, the enemy’s too. More of that in the chapter on ships.',
            ru: 'Корабль ходит как Ладья. Пустой Корабль берёт кого угодно, кроме лёгких фигур: Коней и Амазонок, даже чужих, он принимает на борт. Об этом — глава о кораблях.',
          },
        ],
        exercises: [
          {
            position: '9k/10/3n6/10/10/10/3S3b2/10/10/5K4 w - - - 0 1',
            prompt: {
              en: 'The Ship can capture one of these two. Which one?',
              ru: 'Одну из этих двух фигур Корабль может взять. Какую?',
            },
            goal: { move: { piece: 'ship', kind: 'capture' } },
            show: 'd4',
            solution: ['d4h4'],
            done: {
              en: 'The Bishop. On d8 the Ship would have taken the Knight aboard, and would now be Black’s.',
              ru: 'Слона. На d8 Корабль принял бы Коня на борт и стал бы чёрным.',
            },
          },
        ],
      },
    ],
  },
  {
    title: { en: 'Pawns and air', ru: 'Пешки и воздух' },
    lessons: [
      {
        id: 'pawn',
        title: { en: 'The pawn', ru: 'Пешка' },
        sign: { name: 'pawn', color: 'white' },
        rules: ['3', '3.4'],
        text: [
          {
            en: 'One step ahead, or two from its second rank if both squares are empty. It captures one square diagonally ahead. What counts is where a pawn stands, not how it came there.',
            ru: 'Шаг вперёд или два со своей второй горизонтали, если оба поля пусты. Бьёт на одно поле вперёд по диагонали. Важно, где пешка стоит, а не как она туда попала.',
          },
        ],
        exercises: [
          {
            position: '5k4/10/10/10/10/10/10/10/4P5/5K4 w - - - 0 1',
            prompt: { en: 'Make the double step.', ru: 'Сделайте двойной ход.' },
            goal: { move: { kind: 'doubleStep' } },
            show: 'e2',
            solution: ['e2e4'],
            done: { en: 'Only from rank 2, for White.', ru: 'Белые могут так только со второй горизонтали.' },
          },
          {
            position: '5k4/10/10/10/3rp5/4P5/10/10/10/5K4 w - - - 0 1',
            prompt: {
              en: 'The way is shut. Capture instead.',
              ru: 'Путь закрыт. Но можно взять.',
            },
            goal: { move: { piece: 'pawn', kind: 'capture' } },
            solution: ['e5d6'],
            done: {
              en: 'Straight ahead a pawn never captures.',
              ru: 'Прямо перед собой пешка не бьёт.',
            },
          },
        ],
      },
      {
        id: 'en-passant',
        title: { en: 'En passant', ru: 'Взятие на проходе' },
        sign: { name: 'pawn', color: 'black' },
        rules: ['3.3'],
        text: [
          {
            en: 'A pawn that has just made its double step may be taken by a pawn as if it had made a single one: on the very next move, or never.',
            ru: 'Пешку, только что сделавшую двойной ход, пешка соперника может взять так, будто она прошла одно поле: следующим же ходом или никогда.',
          },
        ],
        exercises: [
          {
            position: '5k4/3p6/8p1/4P5/10/10/10/1P8/5K4/10 b - - - 0 1',
            opening: ['d9d7'],
            prompt: {
              en: 'Black has just gone past your pawn. Take him in passing.',
              ru: 'Чёрные прошли мимо вашей пешки. Возьмите на проходе.',
            },
            goal: { move: { kind: 'enPassant' } },
            solution: ['e7d8'],
            done: {
              en: 'Your pawn goes to d8, and the one on d7 leaves the board.',
              ru: 'Ваша пешка встаёт на d8, а пешка с d7 снимается с доски.',
            },
          },
        ],
      },
      {
        id: 'promotion',
        title: { en: 'Promotion', ru: 'Превращение' },
        sign: { name: 'centurion', color: 'white' },
        rules: ['3.2'],
        text: [
          {
            en: 'On the last rank a pawn must become a Queen, Rook, Ship, Magister, Bishop, Knight, Valkyrie, Amazon or Centurion. A Ship that it becomes is empty.',
            ru: 'На последней горизонтали пешка обязана превратиться: в Ферзя, Ладью, Корабль, Магистра, Слона, Коня, Валькирию, Амазонку или Центуриона. Корабль появляется пустым.',
          },
        ],
        exercises: [
          {
            position: '10/1P8/10/7k2/10/10/10/10/10/5K4 w - - - 0 1',
            prompt: { en: 'Promote to a Ship.', ru: 'Превратите пешку в Корабль.' },
            goal: { move: { promotion: 'ship' } },
            solution: ['b9b10s'],
            done: {
              en: 'An empty Ship of your own, ready for a passenger.',
              ru: 'Свой пустой Корабль готов принять пассажира.',
            },
          },
          {
            position: 'k9/3P6/2N7/10/10/10/10/10/10/5K4 w - - - 0 1',
            prompt: {
              en: 'One of the nine gives mate at once. Which one?',
              ru: 'Одна из девяти фигур сразу ставит мат. Какая?',
            },
            goal: { move: { mate: true } },
            solution: ['d9d10a'],
            done: {
              en: 'The Amazon: three squares along the rank to a10, and her Knight’s leap guards b9.',
              ru: 'Амазонка: три поля по горизонтали до a10, а прыжком Коня она держит b9.',
            },
          },
        ],
      },
      {
        id: 'elva',
        title: { en: 'The Elva', ru: 'Ельва' },
        sign: { name: 'elva', color: 'white' },
        rules: ['4.1', '4.3', '4.4', '4.5'],
        text: [
          {
            en: 'The eleventh pawn hangs upside-down on b1: it is in the air. Once, it flies out by a move of the Queen or of the Valkyrie onto an empty square, and from then on it is an ordinary pawn.',
            ru: 'Одиннадцатая пешка висит вверх ногами на b1: она в воздухе. Один раз она вылетает ходом Ферзя или Валькирии на пустое поле и с этого мига — обычная пешка.',
          },
          {
            en: 'Until then it attacks nothing, is in the way of others, and can be captured. An empty Ship is no empty square: it may not land there.',
            ru: 'До вылета она ни на что не нападает, мешает другим и может быть взята. Пустой Корабль — не пустое поле: сесть на него нельзя.',
          },
        ],
        exercises: [
          {
            position:
              's^pnbqkbv^mr/pppppppppp/10/10/10/10/1P8/3P6/P1P1PPPPPP/S^PNBQKBV^MR w KAJkaj - ACac 0 3',
            prompt: {
              en: 'Let the Elva fly out to any of the marked squares.',
              ru: 'Выпустите Ельву на любое из отмеченных полей.',
            },
            goal: { move: { piece: 'elva', kind: 'exit' } },
            show: 'b1',
            solution: ['b1b3'],
            done: {
              en: 'It has landed, and is a pawn for the rest of the game.',
              ru: 'Она приземлилась и до конца партии остаётся пешкой.',
            },
          },
          {
            position: '10/10/8k1/10/10/10/10/10/10/1^P3K4 w - - - 0 1',
            prompt: {
              en: 'If it lands on the last rank, it promotes at once. Make a Queen.',
              ru: 'Приземлившись на последней горизонтали, она сразу превращается. Поставьте Ферзя.',
            },
            goal: { move: { piece: 'elva', promotion: 'queen' } },
            solution: ['b1b10q'],
            done: {
              en: 'From the first rank to the last in one move.',
              ru: 'С первой горизонтали на последнюю за один ход.',
            },
          },
        ],
      },
      {
        id: 'air-magister',
        title: { en: 'The air Magister', ru: 'Воздушный Магистр' },
        sign: { name: 'airMagister', color: 'white' },
        rules: ['4.2', '4.3', '4.4', '6.3'],
        text: [
          {
            en: 'On i1 the Magister hangs in the air too. It leaves in the same way, once, by a move of the Queen or of the Valkyrie and without capturing, and is a Magister from then on.',
            ru: 'На i1 так же висит в воздухе Магистр. Он вылетает так же: один раз, ходом Ферзя или Валькирии, без взятия — и дальше он Магистр.',
          },
        ],
        exercises: [
          {
            position:
              's^pnbqkbv^mr/pppppppppp/10/10/10/10/8P1/7P2/PPPPPPP2P/S^PNBQKBV^MR w KAJkaj - ACac 0 3',
            prompt: {
              en: 'Let the Magister fly out.',
              ru: 'Выпустите Магистра.',
            },
            goal: { move: { piece: 'airMagister', kind: 'exit' } },
            show: 'i1',
            solution: ['i1i3'],
            done: {
              en: 'From now on it moves and captures as a Magister.',
              ru: 'Теперь он ходит и бьёт как Магистр.',
            },
          },
          {
            position: '5k4/pppppppppp/10/10/10/10/6P3/7P2/PPPPPP2PP/5K2^MR w KJ - - 0 9',
            prompt: {
              en: 'An air piece is in the way of castling. Let it fly, then castle.',
              ru: 'Воздушная фигура мешает рокировке. Выпустите её и рокируйте.',
            },
            goal: { move: { kind: 'castling' } },
            solution: ['i1f4', 'f1h1'],
            done: {
              en: 'The King is safe, and the Magister is in play.',
              ru: 'Король в безопасности, а Магистр в игре.',
            },
          },
        ],
      },
    ],
  },
  {
    title: { en: 'Ships', ru: 'Корабли' },
    lessons: [
      {
        id: 'vessels',
        title: { en: 'Whose ship is it?', ru: 'Чей это корабль?' },
        sign: aboard('black', 'white', 'knight'),
        rules: ['5.1'],
        text: [
          {
            en: 'A hull keeps its colour for life and carries at most one Minor. The ship obeys whoever is aboard. Your man on your hull is a Transport with a Landing; your man on the enemy’s hull is a Frigate with a Pirate; an empty hull is a Ship and belongs to its colour.',
            ru: 'Корпус сохраняет свой цвет навсегда и несёт не больше одной лёгкой фигуры. Судно слушается того, кто на борту. Своя фигура на своём корпусе — Транспорт с Десантом, своя на чужом — Фрегат с Пиратом, а пустой корпус — Корабль, и он принадлежит своему цвету.',
          },
        ],
        exercises: [
          {
            position: '9k/10/10/1S2S(N)2s(A)2/10/10/1s2s(n)2S(a)2/10/10/K9 w - - - 0 1',
            prompt: {
              en: 'Three of these six ships are yours. Sail your Frigate.',
              ru: 'Три из этих шести судов ваши. Сходите своим Фрегатом.',
            },
            goal: { move: { from: 'h7', mover: 'vessel' } },
            solution: ['h7h9'],
            done: {
              en: 'A black hull, but your Amazon steers it. The white hull on h4 has a black Pirate aboard and is Black’s.',
              ru: 'Корпус чёрный, но правит им ваша Амазонка. А на белом корпусе h4 чёрный Пират: это судно чёрных.',
            },
          },
        ],
      },
      {
        id: 'loading',
        title: { en: 'Loading', ru: 'Погрузка' },
        sign: aboard('white', 'white', 'knight'),
        rules: ['5.2', '5.3'],
        text: [
          {
            en: 'A Minor goes aboard its own empty Ship by its ordinary move. Or the Ship comes to it: an empty Ship that moves onto a Minor of its side takes it aboard. Either way a Transport stands there.',
            ru: 'Лёгкая фигура поднимается на свой пустой Корабль обычным ходом. Или Корабль приходит за ней: пустой Корабль, встав на поле своей лёгкой фигуры, принимает её на борт. Так или иначе получается Транспорт.',
          },
        ],
        exercises: [
          {
            position: '9k/10/10/10/2S7/4N5/10/10/10/K9 w - - - 0 1',
            prompt: { en: 'Load the Knight onto the Ship.', ru: 'Посадите Коня на Корабль.' },
            goal: { move: { kind: 'load', piece: 'knight' } },
            arrows: ['e5c6'],
            solution: ['e5c6'],
            done: {
              en: 'Two men, one Transport. Nobody was captured.',
              ru: 'Двое стали одним Транспортом. Никто не взят.',
            },
          },
          {
            position: '9k/10/3N6/10/10/10/3S6/10/10/5K4 w - - - 0 1',
            prompt: {
              en: 'Now the other way round: fetch the Knight with the Ship.',
              ru: 'А теперь наоборот: заберите Коня Кораблём.',
            },
            goal: { move: { kind: 'load', mover: 'vessel' } },
            arrows: ['d4d8'],
            solution: ['d4d8'],
            done: {
              en: 'The Ship comes from any distance, as a Rook moves.',
              ru: 'Корабль приходит с любого расстояния, как Ладья.',
            },
          },
          {
            position: '9k/10/10/10/10/10/10/S9/10/5K4 w - - A 0 1',
            prompt: {
              en: 'An Amazon may load even as she enters. Do it from l1.',
              ru: 'Амазонка может сесть на Корабль прямо с края. Сделайте это с l1.',
            },
            goal: { move: { kind: 'load', from: 'l1' } },
            show: 'l1',
            solution: ['l1a3'],
            done: {
              en: 'From the edge straight aboard.',
              ru: 'С края — сразу на борт.',
            },
          },
        ],
      },
      {
        id: 'sailing',
        title: { en: 'Sailing', ru: 'Плавание' },
        sign: aboard('white', 'white', 'amazon'),
        rules: ['5.2', '5.6', '5.7'],
        text: [
          {
            en: 'A loaded vessel sails as a Rook, hull and passenger together, and captures any enemy man, Minors and ships too. It takes nobody else aboard: all men of its own side stop it.',
            ru: 'Судно с пассажиром ходит как Ладья, корпус и пассажир вместе, и берёт любую чужую фигуру, в том числе лёгкие фигуры и суда. Больше никого на борт оно не берёт: свои его останавливают.',
          },
          {
            en: 'Take care of it: whoever captures a loaded vessel, unless a Minor or a passenger does it, takes hull and passenger together.',
            ru: 'Берегите его: если судно с пассажиром берёт не лёгкая фигура и не пассажир, с доски уходят оба — и корпус, и пассажир.',
          },
        ],
        exercises: [
          {
            position: '9k/10/10/1n3s4/10/10/10/10/1S(N)8/7K2 w - - - 0 1',
            prompt: {
              en: 'Sail and capture: first the Knight, then the empty Ship. Choose the round marks, those of the vessel.',
              ru: 'Плывите и берите: сначала Коня, потом пустой Корабль. Выбирайте круглые отметки — это ходы судна.',
            },
            goal: { visit: ['b7', 'f7'] },
            solution: ['b2b7', 'b7f7'],
            done: {
              en: 'An empty Ship would have gone over to that Knight. A Transport simply takes him.',
              ru: 'Пустой Корабль достался бы этому Коню. Транспорт его просто берёт.',
            },
          },
        ],
      },
      {
        id: 'landing',
        title: { en: 'Landing', ru: 'Высадка' },
        sign: { name: 'knight', color: 'white' },
        rules: ['5.4', '5.5', '5.7'],
        text: [
          {
            en: 'Aboard, a Knight and an Amazon forget their leaps. A passenger leaves by going any distance along a rank or file over empty squares, without capturing, or one square diagonally, only to capture. The hull stays where it was, an empty Ship of its own colour.',
            ru: 'На борту Конь и Амазонка забывают свои прыжки. Пассажир сходит либо на любое расстояние по прямой через пустые поля, без взятия, либо на одно поле по диагонали — только со взятием. Корпус остаётся на месте пустым Кораблём своего цвета.',
          },
          {
            en: 'Choose a loaded ship and you see both kinds of moves: round marks for the vessel, diamonds for its passenger. Where both can go, the board asks.',
            ru: 'Выберите судно с пассажиром, и увидите оба вида ходов: круги — для судна, ромбы — для пассажира. Где могут пойти оба, доска спросит.',
          },
        ],
        exercises: [
          {
            position: '9k/10/10/10/10/4S(N)5/10/10/10/K9 w - - - 0 1',
            prompt: {
              en: 'Land the Knight on any empty square along the lines.',
              ru: 'Высадите Коня на любое пустое поле по прямой.',
            },
            goal: { move: { kind: 'land' } },
            show: 'e5~',
            solution: ['e5~e9'],
            done: {
              en: 'He is an ordinary Knight again, and your Ship waits on e5.',
              ru: 'Он снова обычный Конь, а ваш Корабль ждёт на e5.',
            },
          },
          {
            position: '9k/10/10/10/5p4/4S(N)5/4r5/10/10/K9 w - - - 0 1',
            prompt: {
              en: 'The passenger captures one square diagonally. Take the pawn on f6 with him.',
              ru: 'Пассажир бьёт на одно поле по диагонали. Возьмите им пешку на f6.',
            },
            goal: { move: { mover: 'passenger', captured: 'pawn' } },
            solution: ['e5~f6'],
            done: {
              en: 'The Rook on e4 was next to him too, but on the file: that one only the vessel can take.',
              ru: 'Ладья e4 тоже рядом, но на вертикали: её может взять только само судно.',
            },
          },
          {
            position: '9k/10/10/10/10/1S2S(N)5/10/10/10/K9 w - - - 0 1',
            prompt: {
              en: 'Change ship: send the Knight from e5 aboard your empty Ship on b5.',
              ru: 'Смените корабль: отправьте Коня с e5 на свой пустой Корабль b5.',
            },
            goal: { move: { mover: 'passenger', kind: 'load' } },
            solution: ['e5~b5'],
            done: {
              en: 'Ships in a row are a fast road for one man.',
              ru: 'Корабли в ряд — быстрая дорога для одного пассажира.',
            },
          },
        ],
      },
      {
        id: 'boarding',
        title: { en: 'Boarding', ru: 'Абордаж' },
        sign: aboard('black', 'white', 'amazon'),
        rules: ['5.3', '5.4'],
        text: [
          {
            en: 'A Minor that ends its move on the enemy’s empty Ship does not destroy it: it boards, and the ship is your Frigate. If a Landing is aboard, he is captured and you have his ship. Passengers do the same: along lines onto an empty Ship, one square diagonally onto a loaded one.',
            ru: 'Лёгкая фигура, закончив ход на пустом чужом Корабле, не уничтожает его, а берёт на абордаж: теперь это ваш Фрегат. Если на борту Десант, он взят, и судно ваше. Пассажиры умеют то же: по прямой на пустой Корабль, на одно поле по диагонали — на судно с пассажиром.',
          },
        ],
        exercises: [
          {
            position: '9k/10/10/10/4s5/10/5N4/10/10/K9 w - - - 0 1',
            prompt: { en: 'Board the black Ship.', ru: 'Возьмите чёрный Корабль на абордаж.' },
            goal: { move: { kind: 'board', captured: null } },
            arrows: ['f4e6'],
            solution: ['f4e6'],
            done: {
              en: 'A Frigate: your Knight is now a Pirate.',
              ru: 'Это Фрегат, а ваш Конь теперь Пират.',
            },
          },
          {
            position: '9k/10/10/10/4s(n)5/10/5N4/10/10/K9 w - - - 0 1',
            prompt: {
              en: 'Now a Landing is aboard. Take him and his ship.',
              ru: 'Теперь на борту Десант. Возьмите его вместе с кораблём.',
            },
            goal: { move: { kind: 'board', captured: 'knight' } },
            solution: ['f4e6'],
            done: {
              en: 'One move, two prizes.',
              ru: 'Один ход — две добычи.',
            },
          },
          {
            position: '9k/10/4s5/10/10/4S(N)5/10/10/10/K9 w - - - 0 1',
            prompt: {
              en: 'Board from ship to ship: your Knight leaves e5 for the black Ship on e8.',
              ru: 'Абордаж с корабля: ваш Конь переходит с e5 на чёрный Корабль e8.',
            },
            goal: { move: { mover: 'passenger', kind: 'board' } },
            solution: ['e5~e8'],
            done: {
              en: 'Now both ships obey you: the empty Ship on e5 and the Frigate on e8. (The vessel itself could have gone there too, and would have sunk that ship.)',
              ru: 'Теперь вас слушаются оба: пустой Корабль e5 и Фрегат e8. (Само судно тоже могло туда пойти, но уничтожило бы корабль.)',
            },
          },
          {
            position: '9k/10/10/10/10/4S(N)5/3s(a)6/10/10/K9 w - - - 0 1',
            prompt: {
              en: 'A loaded ship stands diagonally beside you. Take its passenger’s place.',
              ru: 'По диагонали рядом стоит судно с пассажиром. Займите место пассажира.',
            },
            goal: { move: { mover: 'passenger', kind: 'board', captured: 'amazon' } },
            solution: ['e5~d4'],
            done: {
              en: 'The Amazon is gone and her ship is yours. Onto an empty Ship the diagonal step does not exist.',
              ru: 'Амазонка взята, её судно ваше. На пустой Корабль по диагонали шагнуть нельзя.',
            },
          },
        ],
      },
      {
        id: 'taking-back',
        title: { en: 'Taking a ship back', ru: 'Как вернуть свой корабль' },
        sign: aboard('white', 'black', 'amazon'),
        rules: ['5.3', '5.4'],
        text: [
          {
            en: 'A Pirate sails your hull. A Minor or a passenger of yours that captures him takes his place, and the ship is your Transport again. Anyone else would sink your own hull along with him.',
            ru: 'Вашим корпусом правит Пират. Если его возьмёт ваша лёгкая фигура или пассажир, она займёт его место, и судно снова ваш Транспорт. Любая другая фигура вместе с Пиратом уничтожит и ваш корпус.',
          },
        ],
        exercises: [
          {
            position: '9k/10/10/3S(a)6/10/4N5/10/10/3R6/K9 w - - - 0 1',
            prompt: {
              en: 'Take the Pirate on d7, and get your ship back.',
              ru: 'Возьмите Пирата на d7 и верните свой корабль.',
            },
            goal: { move: { kind: 'board', forms: 'transport' } },
            solution: ['e5d7'],
            done: {
              en: 'The Rook could have captured there too, but hull and Pirate would both be gone.',
              ru: 'Ладья тоже могла там взять, но исчезли бы и Пират, и корпус.',
            },
          },
          {
            position: '9k/10/10/10/5S(n)4/4S(A)5/10/10/10/K9 w - - - 0 1',
            prompt: {
              en: 'And once more, from one ship to the other.',
              ru: 'И ещё раз, с корабля на корабль.',
            },
            goal: { move: { mover: 'passenger', forms: 'transport' } },
            solution: ['e5~f6'],
            done: {
              en: 'A Transport on f6, an empty Ship on e5: both yours.',
              ru: 'Транспорт на f6 и пустой Корабль на e5: оба ваши.',
            },
          },
        ],
      },
      {
        id: 'handing-over',
        title: { en: 'Handing a Ship over', ru: 'Как отдать корабль' },
        sign: aboard('white', 'black', 'knight'),
        rules: ['5.2'],
        text: [
          {
            en: 'An empty Ship never captures a Minor. If it moves onto an enemy’s, it takes him aboard and hands itself over: a Frigate of the enemy stands there. That sounds like a blunder, and often is one, yet it can save you.',
            ru: 'Пустой Корабль не берёт лёгких фигур. Встав на поле чужой, он принимает её на борт и переходит к противнику: там теперь его Фрегат. Похоже на зевок, и часто это зевок, но иногда это спасает.',
          },
        ],
        exercises: [
          {
            position: '9k/10/10/10/10/10/P2S4n1/10/3p6/6K3 w - - - 0 1',
            prompt: {
              en: 'Hand your Ship over to the Knight on i4.',
              ru: 'Отдайте свой Корабль Коню на i4.',
            },
            goal: { move: { kind: 'handOver' } },
            arrows: ['d4i4'],
            solution: ['d4i4'],
            done: {
              en: 'Nobody was captured, but the ship obeys Black now.',
              ru: 'Никто не взят, но судно теперь слушается чёрных.',
            },
          },
          {
            position: '9k/10/10/10/10/10/10/10/S6nPP/8RK w - - - 0 1',
            prompt: {
              en: 'The Knight on h2 gives check, your King has no square, and only the Ship can reach that Knight.',
              ru: 'Конь h2 даёт шах, Королю некуда идти, и дотянуться до Коня может только Корабль.',
            },
            goal: { move: { kind: 'handOver' } },
            solution: ['a2h2'],
            done: {
              en: 'Aboard, the Knight has no leaps any more, and his diagonal step does not reach j1.',
              ru: 'На борту у Коня больше нет прыжков, а его шаг по диагонали до j1 не достаёт.',
            },
          },
        ],
      },
      {
        id: 'pirates',
        title: { en: 'A Pirate’s worries', ru: 'Заботы Пирата' },
        sign: aboard('black', 'black', 'knight'),
        rules: ['5.5', '7.1'],
        text: [
          {
            en: 'A Pirate may leave his Frigate like any passenger. But the hull he leaves behind is the enemy’s again, an empty Ship that attacks as a Rook. If it would then attack your own King, the Pirate may not leave.',
            ru: 'Пират может сойти с Фрегата, как любой пассажир. Но оставленный корпус снова принадлежит противнику: это пустой Корабль, и бьёт он как Ладья. Если он напал бы на вашего Короля, сойти нельзя.',
          },
        ],
        exercises: [
          {
            position: '9k/10/10/10/10/4s(N)5/10/10/10/K9 w - - - 0 1',
            prompt: {
              en: 'Let the Pirate leave.',
              ru: 'Пусть Пират сойдёт.',
            },
            goal: { move: { mover: 'passenger' } },
            show: 'e5~',
            solution: ['e5~e9'],
            done: {
              en: 'The ship on e5 is Black’s again.',
              ru: 'Корабль e5 снова чёрный.',
            },
          },
          {
            position: '9k/10/10/10/10/4s(N)5/10/10/10/4K5 w - - - 0 1',
            prompt: {
              en: 'Here he may not: the hull would look down the file at your King. Sail away first, then land.',
              ru: 'Здесь нельзя: корпус смотрел бы по вертикали на вашего Короля. Сначала отплывите, потом высаживайтесь.',
            },
            goal: { move: { mover: 'passenger' } },
            solution: ['e5b5', 'b5~b8'],
            done: {
              en: 'A Frigate is a fine prize with a string attached.',
              ru: 'Фрегат — добыча с оговоркой.',
            },
          },
        ],
      },
    ],
  },
  {
    title: { en: 'Castling', ru: 'Рокировка' },
    lessons: [
      {
        id: 'castling',
        title: { en: 'Castling', ru: 'Рокировка' },
        sign: { name: 'king', color: 'white' },
        rules: ['6.1', '6.2', '6.3'],
        text: [
          {
            en: 'Once a game the King leaps: f1 to h1 with the partner from j1 going to g1 (O-O), or f1 to b1 with the partner from a1 going to c1 (O-O-O). Choose the King and then h1 or b1.',
            ru: 'Один раз за партию Король прыгает: f1–h1, а партнёр с j1 встаёт на g1 (O-O), или f1–b1, а партнёр с a1 встаёт на c1 (O-O-O). Выберите Короля, затем h1 или b1.',
          },
          {
            en: 'The conditions are those of chess: the King has never moved, all squares between are empty, and the King is not in check, passes no attacked square and lands on none.',
            ru: 'Условия шахматные: Король ещё не ходил, все поля между ними пусты, Король не под шахом, не проходит через битое поле и не встаёт на него.',
          },
        ],
        exercises: [
          {
            position: 's4k3r/ppp2ppppp/10/10/10/10/10/10/PPP2PPPPP/S4K3R w KAJkaj - - 0 20',
            prompt: {
              en: 'Castle with the Rook.',
              ru: 'Рокируйте с Ладьёй.',
            },
            goal: { move: { castling: 'KR' } },
            arrows: ['f1h1'],
            solution: ['f1h1'],
            done: {
              en: 'The short way: two squares.',
              ru: 'Короткий путь: два поля.',
            },
          },
          {
            position: 's4k3r/ppp2ppppp/10/10/10/10/10/10/PPP2PPPPP/S4K3R w KAJkaj - - 0 20',
            prompt: {
              en: 'Castle with the Ship.',
              ru: 'Рокируйте с Кораблём.',
            },
            goal: { move: { castling: 'KS' } },
            arrows: ['f1b1'],
            solution: ['f1b1'],
            done: {
              en: 'The long way: a leap of four squares.',
              ru: 'Длинный путь: прыжок на четыре поля.',
            },
          },
          {
            position: '5k4/10/10/10/10/1v8/10/10/2P7/S4K4 w KA - - 0 1',
            prompt: {
              en: 'The Valkyrie on b5 rides by c3 to d1, a square that the King has to pass. Shut her line, then castle.',
              ru: 'Валькирия с b5 достаёт через c3 до d1 — поля на пути Короля. Перекройте ей линию и рокируйте.',
            },
            goal: { move: { kind: 'castling' } },
            arrows: ['b5d1'],
            solution: ['c2c3', 'f1b1'],
            done: {
              en: 'An attack on the partner would not have mattered; only the King’s way counts.',
              ru: 'Нападение на партнёра не мешало бы: важен только путь Короля.',
            },
          },
        ],
      },
      {
        id: 'castling-partners',
        title: { en: 'Four partners', ru: 'Четыре партнёра' },
        sign: aboard('white', 'white', 'knight'),
        rules: ['6.2', '6.4', '6.5'],
        text: [
          {
            en: 'The partner may be a Rook, a Ship, a Transport or a Frigate, as long as it is yours at that moment. The Rook and the hull of the start have the right until they move; going aboard does not move a hull.',
            ru: 'Партнёром может быть Ладья, Корабль, Транспорт или Фрегат, лишь бы он сейчас был ваш. Ладья и корпус из начальной расстановки сохраняют право, пока не ходили; посадка корпус не двигает.',
          },
          {
            en: 'And a Transport or Frigate that was formed on a corner has the right until it moves or its passenger leaves, whoever’s hull it is. A vessel loaded elsewhere that sails into the corner has none.',
            ru: 'А Транспорт или Фрегат, образованный в углу, имеет право, пока он не ходил и пассажир на борту, чей бы ни был корпус. Судно, загруженное в другом месте и приплывшее в угол, права не имеет.',
          },
        ],
        exercises: [
          {
            position: '5k4/1pp2pp3/10/10/10/10/10/1N8/1PP2PP3/S4K4 w KA - - 0 30',
            prompt: {
              en: 'Load the Knight on a1, then castle with the Transport.',
              ru: 'Посадите Коня на Корабль a1 и рокируйте с Транспортом.',
            },
            goal: { move: { castling: 'KT' } },
            solution: ['b3a1', 'f1b1'],
            done: {
              en: 'The Transport stands on c1, Landing and all.',
              ru: 'Транспорт стоит на c1 вместе с Десантом.',
            },
          },
          {
            position: '5k4/1pp2pp3/10/10/10/10/10/1N8/1PP2PP3/s4K4 w K - - 0 30',
            prompt: {
              en: 'A black Ship has come to a1 and gives check. Board it there: a Frigate formed on the corner may castle.',
              ru: 'Чёрный Корабль пришёл на a1 и даёт шах. Возьмите его там на абордаж: Фрегат, образованный в углу, может рокировать.',
            },
            goal: { move: { castling: 'KF' } },
            solution: ['b3a1', 'f1b1'],
            done: {
              en: 'Castling with the enemy’s own ship.',
              ru: 'Рокировка с кораблём противника.',
            },
          },
        ],
      },
    ],
  },
  {
    title: { en: 'Check and the end', ru: 'Шах и конец партии' },
    lessons: [
      {
        id: 'check',
        title: { en: 'Check', ru: 'Шах' },
        sign: { name: 'king', color: 'black' },
        rules: ['7.1'],
        text: [
          {
            en: 'You may not leave your King attacked. Ships attack along ranks and files, loaded or empty; a passenger attacks the four squares diagonally beside his ship; pieces on the edge attack from where they stand.',
            ru: 'Нельзя оставлять своего Короля под ударом. Суда бьют по прямым, с пассажиром и без; пассажир бьёт четыре поля наискосок от своего судна; фигуры на краю бьют оттуда, где стоят.',
          },
        ],
        exercises: [
          {
            position: 'k9/10/10/10/5P4/4PK4/4s(n)PP3/10/10/10 w - - - 0 1',
            prompt: {
              en: 'The Knight aboard e4 gives check, diagonally. Meet it in the simplest way.',
              ru: 'Конь на борту e4 даёт шах по диагонали. Ответьте самым простым способом.',
            },
            goal: { move: { piece: 'king', captured: 'ship' } },
            arrows: ['e4f5'],
            solution: ['f5e4'],
            done: {
              en: 'The King took hull and passenger in one.',
              ru: 'Король взял корпус вместе с пассажиром.',
            },
          },
          {
            position: '10/5K4/10/10/10/10/3R6/10/10/1v7k w - - - 0 1',
            prompt: {
              en: 'The Valkyrie checks along b1, c3, d5, e7, f9. Let your Rook step in between.',
              ru: 'Валькирия даёт шах по линии b1, c3, d5, e7, f9. Закройтесь Ладьёй.',
            },
            goal: { move: { piece: 'rook' } },
            solution: ['d4d5'],
            done: {
              en: 'Only the squares that she touches are on her line.',
              ru: 'На её линии лежат только поля, которых она касается.',
            },
          },
          {
            position: '10/10/6k3/10/10/4S(N)5/10/10/10/4K5 w - - - 0 1',
            prompt: {
              en: 'Give check with the passenger: land the Knight where his leap reaches the King.',
              ru: 'Дайте шах пассажиром: высадите Коня туда, откуда его прыжок достаёт Короля.',
            },
            goal: { move: { mover: 'passenger', check: true } },
            show: 'e5~',
            solution: ['e5~e9'],
            done: {
              en: 'Ashore he is a Knight again, at once.',
              ru: 'На берегу он сразу снова обычный Конь.',
            },
          },
        ],
      },
      {
        id: 'mate',
        title: { en: 'Mate, and what is none', ru: 'Мат и не мат' },
        sign: { name: 'queen', color: 'black' },
        rules: ['7.2'],
        text: [
          {
            en: 'In check and no legal move: mate. Remember all that can help: going aboard, leaving a ship, taking a Pirate off. A mate that one of these can meet is no mate.',
            ru: 'Шах и ни одного хода — мат. Помните обо всём, что может спасти: посадка, высадка, взятие Пирата. Если хоть что-то из этого помогает, мата нет.',
          },
        ],
        exercises: [
          {
            position: '7k2/6ppp1/10/10/10/10/10/10/10/R4K4 w - - - 0 1',
            prompt: { en: 'Give mate in one move.', ru: 'Поставьте мат в один ход.' },
            goal: { outcome: 'checkmate' },
            solution: ['a1a10'],
            done: { en: 'As in chess.', ru: 'Как в шахматах.' },
          },
          {
            position: '6k3/10/10/10/10/10/10/4N5/8PP/5s3K w - - - 0 1',
            prompt: {
              en: 'Black thinks that this is mate. It is not: find your only move.',
              ru: 'Чёрные думают, что это мат. Нет! Найдите единственный ход.',
            },
            goal: { move: { kind: 'board' } },
            solution: ['e3f1'],
            done: {
              en: 'The ship that gave check is your Frigate now.',
              ru: 'Корабль, давший шах, теперь ваш Фрегат.',
            },
          },
        ],
      },
      {
        id: 'draws',
        title: { en: 'Draws', ru: 'Ничьи' },
        sign: { name: 'rook', color: 'black' },
        rules: ['7.2', '7.3', '7.4'],
        text: [
          {
            en: 'Stalemate draws, but with an air piece that can still fly out there is none. Bare Kings draw, and so does a King alone against a King with one single Magister, Bishop, Knight, Valkyrie or Amazon: these can never mate.',
            ru: 'Пат — ничья, но пока воздушная фигура может вылететь, пата нет. Ничья и при голых Королях, и когда у одной стороны только Король, а у другой ещё один Магистр, Слон, Конь, Валькирия или Амазонка: мат ими невозможен.',
          },
          {
            en: 'The third occurrence of a position can be claimed as a draw, and so can fifty moves a side without a capture, a pawn move or an Elva’s exit. The fifth occurrence and 75 such moves end the game by themselves.',
            ru: 'Ничью можно потребовать, когда позиция встретилась в третий раз или пятьдесят ходов подряд не было ни взятий, ни ходов пешек, ни вылета Ельвы. Пятое повторение и 75 таких ходов заканчивают партию сами.',
          },
        ],
        exercises: [
          {
            position: 'k9/10/10/10/10/10/10/10/7Q2/5K4 w - - - 0 1',
            prompt: {
              en: 'A move to avoid when you are winning: stalemate the black King.',
              ru: 'Ход, которого стоит избегать, когда выигрываете: поставьте чёрным пат.',
            },
            goal: { outcome: 'stalemate' },
            solution: ['h2b8'],
            done: {
              en: 'No check, no move: a draw.',
              ru: 'Ни шаха, ни ходов: ничья.',
            },
          },
          {
            position: '5k4/10/10/10/10/4s5/4K5/10/10/10 w - - - 0 1',
            prompt: {
              en: 'Save the game: take the last man who could mate you.',
              ru: 'Спасите партию: возьмите последнюю фигуру, которой можно дать мат.',
            },
            goal: { outcome: 'insufficientMaterial' },
            solution: ['e4e5'],
            done: {
              en: 'Bare Kings: the game is drawn at once.',
              ru: 'Голые Короли: сразу ничья.',
            },
          },
        ],
      },
      {
        id: 'legate',
        title: { en: 'The Legate', ru: 'Легат' },
        sign: { name: 'legate', color: 'white' },
        rules: ['8.1', '8.2', '8.3'],
        text: [
          {
            en: 'The Legate is an envoy on file r and no fighting man. From home outwards his cells say: silent, a draw offered, the last move to be taken back, resigned. White’s are r2 to r5, Black’s r9 to r6.',
            ru: 'Легат — посланник на вертикали r и в бою не участвует. Его клетки, считая от дома: молчит, предлагает ничью, просит вернуть ход, сдаётся. У белых это r2–r5, у чёрных r9–r6.',
          },
          {
            en: 'A message is no turn and changes nothing on the board. The other Legate agrees by going to the same cell, or the game just goes on: the next move sends both home.',
            ru: 'Сообщение — не ход и ничего на доске не меняет. Второй Легат соглашается, встав на такую же клетку, или партия просто продолжается: следующий ход отправляет обоих домой.',
          },
        ],
        exercises: [
          {
            position: 's4k3r/ppp2ppppp/10/10/10/10/10/10/PPP2PPPPP/S4K3R w KAJkaj - - 0 20',
            legates: 'silent',
            prompt: {
              en: 'Offer a draw: move your Legate from r2 to r3.',
              ru: 'Предложите ничью: передвиньте Легата с r2 на r3.',
            },
            goal: { say: 'draw' },
            solution: [],
            done: {
              en: 'Black’s Legate has answered on r8: the draw is agreed.',
              ru: 'Легат чёрных ответил на r8: ничья согласована.',
            },
          },
          {
            position: START,
            opening: ['f2f3'],
            side: 'white',
            legates: 'silent',
            prompt: {
              en: 'You have just played f3 and regret it. Ask for it back: Legate to r4.',
              ru: 'Вы сыграли f3 и жалеете об этом. Попросите ход назад: Легат на r4.',
            },
            goal: { say: 'takeback' },
            solution: [],
            done: {
              en: 'Black agreed on r7, so the pawn is back on f2 and it is your move.',
              ru: 'Чёрные согласились на r7: пешка снова на f2, и ход ваш.',
            },
          },
          {
            position: 's4k3r/ppp2ppppp/10/10/10/10/10/10/PPP2PPPPP/S4K3R w KAJkaj - - 0 20',
            legates: 'draw',
            prompt: {
              en: 'Black offers a draw. You would rather play: make any move.',
              ru: 'Чёрные предлагают ничью. Вам хочется играть: сделайте любой ход.',
            },
            goal: { move: {} },
            solution: ['f1h1'],
            done: {
              en: 'Both Legates are at home again, and the offer is gone.',
              ru: 'Оба Легата снова дома, предложения больше нет.',
            },
          },
          {
            position: '7k2/6ppp1/10/10/10/10/10/r9/1q8/7K2 w - - - 0 40',
            legates: 'silent',
            prompt: {
              en: 'There is nothing left to hope for. Resign: Legate to r5.',
              ru: 'Надеяться не на что. Сдайтесь: Легат на r5.',
            },
            goal: { say: 'resign' },
            solution: [],
            done: {
              en: 'Resigning needs no answer; it ends the game at once.',
              ru: 'На сдачу ответа не нужно: партия сразу окончена.',
            },
          },
        ],
      },
    ],
  },
]
