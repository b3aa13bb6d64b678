/** Refusals in words: in English the error's own message, in Russian by its code. */
import { DasChessError } from './errors.js'

const RU: Readonly<Record<string, string>> = {
  illegal_move: 'Здесь так ходить нельзя.',
  ambiguous_move: 'Подходит несколько ходов.',
  game_over: 'Игра окончена.',
  invalid_position: 'Такой позиции не бывает.',
}

/** `own` are the game's own sentences in Russian, by code. */
export function errorSentence(
  error: unknown,
  language: 'en' | 'ru',
  own: Readonly<Record<string, string>>,
): string {
  const english = error instanceof Error ? error.message : String(error)
  if (language === 'en' || !(error instanceof DasChessError)) return english
  return own[error.code] ?? RU[error.code] ?? english
}
