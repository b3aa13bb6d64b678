/** The board's own words, those that have nothing to do with a game. */
import type { GameWords, Language } from './game.js'

/** Words of one language that are no game's. */
export interface BoardWords {
  readonly empty: string
  readonly edge: string
  readonly selected: string
  readonly check: string
  readonly lastFrom: string
  readonly lastTo: string
  readonly marked: string
  readonly waiting: string
  readonly cancel: string
  readonly entry: string
  readonly play: string
  readonly notYours: string
}

/** All words of one language. */
export type Words = BoardWords & GameWords

export const BOARD_WORDS: Readonly<Record<Language, BoardWords>> = {
  en: {
    empty: 'empty',
    edge: 'edge',
    selected: 'selected',
    check: 'in check',
    lastFrom: 'last move from here',
    lastTo: 'last move to here',
    marked: 'marked',
    waiting: 'waiting',
    cancel: 'Cancel',
    entry: 'Move',
    play: 'Play',
    notYours: 'Not your turn.',
  },
  ru: {
    empty: 'пусто',
    edge: 'край',
    selected: 'выбрано',
    check: 'под шахом',
    lastFrom: 'ход отсюда',
    lastTo: 'ход сюда',
    marked: 'отмечено',
    waiting: 'ожидание',
    cancel: 'Отмена',
    entry: 'Ход',
    play: 'Сходить',
    notYours: 'Не ваш ход.',
  },
}
