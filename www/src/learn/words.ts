/** What the page says around the lessons. */
import type { InEveryLanguage } from '../shell/language.ts'

interface Words {
  readonly contents: string
  readonly lessonsDone: (done: number, all: number) => string
  readonly puzzles: string
  readonly rule: string
  readonly rules: string
  /** Of an exercise's number. */
  readonly exercise: (number: number, of: number) => string
  readonly isDone: string
  readonly startAgain: string
  readonly showMe: string
  readonly next: string
  readonly previous: string
  readonly nextExercise: string
  readonly done: string
  readonly yourMove: { readonly white: string; readonly black: string }
  readonly notYet: string
  readonly lost: string
  readonly over: string
  readonly answers: string
  readonly mateIn: (moves: 1 | 2) => string
  readonly hint: string
  readonly tryAgain: string
  readonly right: (left: number) => string
  readonly wrong: (answer: string) => string
  readonly stalemate: string
  readonly solved: string
  readonly shown: string
  readonly playNow: string
  readonly allDone: string
}

export const WORDS: InEveryLanguage<Words> = {
  en: {
    contents: 'Lessons',
    lessonsDone: (done, all) => `${done} of ${all} done`,
    puzzles: 'Puzzles',
    rule: 'Rule',
    rules: 'Rules',
    exercise: (number, of) => `Exercise ${number} of ${of}`,
    isDone: 'done',
    startAgain: 'Start again',
    showMe: 'Show me',
    next: 'Next lesson',
    previous: 'Previous lesson',
    nextExercise: 'Next exercise',
    done: 'Done.',
    yourMove: { white: 'Your move, with White.', black: 'Your move, with Black.' },
    notYet: 'That is a move, but not yet what is asked. Go on, or start again.',
    lost: 'That is a move, but now the task can’t be done any more. Start again.',
    over: 'Nothing more can be played here, and the task is still open. Start again.',
    answers: 'In check, Black had to answer.',
    mateIn: (moves) => (moves === 1 ? 'White mates in one move.' : 'White mates in two moves.'),
    hint: 'Hint',
    tryAgain: 'Try again',
    right: (left) => `Right! ${left === 1 ? 'Now give mate.' : `${left} moves are left.`}`,
    wrong: (answer) => `A good try, but Black has an answer, and there is no mate in time. ${answer}`,
    stalemate: 'That would be stalemate, a draw.',
    solved: 'Mate. Solved!',
    shown: 'That was it. Start again and play it yourself.',
    playNow: 'Play a game',
    allDone: 'That was the last one. You know the game now.',
  },
  ru: {
    contents: 'Уроки',
    lessonsDone: (done, all) => `пройдено ${done} из ${all}`,
    puzzles: 'Задачи',
    rule: 'Правило',
    rules: 'Правила',
    exercise: (number, of) => `Упражнение ${number} из ${of}`,
    isDone: 'выполнено',
    startAgain: 'Сначала',
    showMe: 'Показать',
    next: 'Следующий урок',
    previous: 'Предыдущий урок',
    nextExercise: 'Следующее упражнение',
    done: 'Готово.',
    yourMove: { white: 'Ваш ход, вы играете белыми.', black: 'Ваш ход, вы играете чёрными.' },
    notYet: 'Ход возможный, но задание ещё не выполнено. Продолжайте или начните сначала.',
    lost: 'Ход возможный, но теперь задание уже не выполнить. Начните сначала.',
    over: 'Больше ходить нельзя, а задание не выполнено. Начните сначала.',
    answers: 'Чёрные под шахом и вынуждены ответить.',
    mateIn: (moves) => (moves === 1 ? 'Белые ставят мат в один ход.' : 'Белые ставят мат в два хода.'),
    hint: 'Подсказка',
    tryAgain: 'Ещё раз',
    right: (left) => `Верно! ${left === 1 ? 'Теперь мат.' : `Осталось ходов: ${left}.`}`,
    wrong: (answer) => `Хорошая попытка, но у чёрных есть ответ, и мата в срок нет. ${answer}`,
    stalemate: 'Это был бы пат, ничья.',
    solved: 'Мат. Задача решена!',
    shown: 'Вот решение. Начните сначала и сыграйте сами.',
    playNow: 'Сыграть партию',
    allDone: 'Это было последнее. Теперь вы знаете игру.',
  },
}
