/** The board's own words, those that have nothing to do with a game. */
import type { Language } from './game.js'

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

export const BOARD_WORDS: Readonly<Record<Language, BoardWords>> = {
  en: {
    empty: 'empty',
    edge: 'edge',
    selected: 'selected',
    check: 'in check',
    lastFrom: 'last move from here',
    lastTo: 'last move to here',
    marked: 'marked',
    waiting: 'waiting for an answer',
    cancel: 'Cancel',
    entry: 'Move',
    play: 'Play',
    notYours: 'It is not your turn.',
  },
  ru: {
    empty: 'пусто',
    edge: 'край',
    selected: 'выбрано',
    check: 'под шахом',
    lastFrom: 'последний ход отсюда',
    lastTo: 'последний ход сюда',
    marked: 'отмечено',
    waiting: 'ждёт ответа',
    cancel: 'Отмена',
    entry: 'Ход',
    play: 'Сходить',
    notYours: 'Сейчас не ваш ход.',
  },
}
