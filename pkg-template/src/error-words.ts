/** Refusals in words: in English the error's own message, in Russian by its code. */

const RU: Readonly<Record<string, string>> = {
  illegal_move: 'Здесь так ходить нельзя.',
  ambiguous_move: 'Подходит несколько ходов.',
  game_over: 'Игра окончена.',
  invalid_position: 'Такой позиции не бывает.',
}

/** `code` is the error's where it is to be told in Russian; `own` are the game's own sentences, by code. */
export function errorSentence(error: unknown, code: string, own: Readonly<Record<string, string>>): string {
  return own[code] ?? RU[code] ?? (error instanceof Error ? error.message : String(error))
}
