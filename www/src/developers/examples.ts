/** The examples: real modules, whose text is shown as it is and which run on the page when asked to. */
import type { InEveryLanguage } from '../shell/language.ts'

/** Prints values, each call a line. */
export type Print = (...values: unknown[]) => void

interface Module {
  run(print: Print, place: HTMLElement): void
}

const modules = import.meta.glob<Module>('./examples/*.js')
const sources = import.meta.glob<string>('./examples/*.js', { query: '?raw', import: 'default', eager: true })

export interface Example {
  readonly id: string
  readonly title: InEveryLanguage<string>
  readonly source: string
  load(): Promise<Module>
}

const example = (id: string, en: string, ru: string): Example => {
  const path = `./examples/${id}.js`
  return { id, title: { en, ru }, source: sources[path]!.trim(), load: modules[path]! }
}

export const EXAMPLES: readonly Example[] = [
  example('moves', 'Positions and moves', 'Позиции и ходы'),
  example('boarding', 'What a move does, in words', 'Что делает ход, словами'),
  example('game', 'A game with its history', 'Партия с историей'),
  example('records', 'Records, broken ones too', 'Записи партий, в том числе с ошибками'),
  example('faults', 'All faults of a position', 'Все ошибки позиции'),
  example('errors', 'Errors with codes', 'Ошибки с кодами'),
  example('picture', 'A picture', 'Картинка'),
  example('board', 'A board to play on', 'Доска для игры'),
  example('random-game', 'A game by chance', 'Случайная партия'),
]
