/** The board's own words, those that have nothing to do with a game. */
import type { GameWords, Language } from './game.js'

/** Words of one language that are no game's. */
export interface BoardWords {
  readonly empty: string
  readonly edge: string
  /** What is said of a cell by the names of its states (see picture.ts). */
  readonly states: Readonly<Record<string, string>>
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
    states: {
      check: 'in check',
      selected: 'selected',
      waiting: 'waiting',
      'last-from': 'last move from here',
      'last-to': 'last move to here',
      marked: 'marked',
    },
    cancel: 'Cancel',
    entry: 'Move',
    play: 'Play',
    notYours: 'Not your turn.',
  },
  ru: {
    empty: 'пусто',
    edge: 'край',
    states: {
      check: 'под шахом',
      selected: 'выбрано',
      waiting: 'ожидание',
      'last-from': 'ход отсюда',
      'last-to': 'ход сюда',
      marked: 'отмечено',
    },
    cancel: 'Отмена',
    entry: 'Ход',
    play: 'Сходить',
    notYours: 'Не ваш ход.',
  },
}
