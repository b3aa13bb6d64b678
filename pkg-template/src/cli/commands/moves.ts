import { type Command, oneOf } from '../command.js'
import { chosen, GAME_OPTION, MODS_OPTION } from '../games.js'
import { StandardOutput } from '../output.js'
import { POSITION_NOTE, refuseMore, takePosition } from '../positions.js'

export const moves: Command = {
  name: 'moves',
  summary: 'Lists the legal moves of a position.',
  usage: '[OPTIONS] [POSITION]',
  notes: [
    POSITION_NOTE,
    'Each line has the coordinate text and the algebraic text of one move, sorted by the first.',
  ],
  options: {
    game: GAME_OPTION,
    mods: MODS_OPTION,
    from: { help: 'only moves from this square', value: 'SQUARE' },
    to: { help: 'only moves to this square', value: 'SQUARE' },
    text: { help: 'one column only: coordinate or san', value: 'KIND' },
    json: { help: 'one line of JSON for each move' },
  },
  examples: [
    ['moves', 'the 39 moves of the start'],
    ["moves 'k9/10/10/10/10/4S(N)5/10/10/10/9K w' --from e5", "a Transport's moves and its passenger's"],
    ['moves --text san', 'as players write them'],
    ['moves --game tchess10', 'the 82 moves of the other game'],
    ['moves start --game tchess10 --mods strike,escort,border=7', 'its start under modifications'],
  ],

  async run(positionals, values) {
    const text = oneOf(values, 'text', ['coordinate', 'san'])
    const { position, rest } = await takePosition(positionals, values)
    refuseMore(rest, values)
    const { legalMoves } = await chosen(values)
    const list = legalMoves(position, { from: squareOf(values['from']), to: squareOf(values['to']) })
    list.sort((a, b) => (a.lan < b.lan ? -1 : 1))
    const width = Math.max(0, ...list.map(({ lan }) => lan.length))
    const output = new StandardOutput()
    for (const move of list) {
      const { lan, san } = move
      const columns = { coordinate: lan, san, both: `${lan.padEnd(width)}  ${san}` }
      await output.write(`${values['json'] ? JSON.stringify(move) : columns[text ?? 'both']}\n`)
    }
    await output.end()
    return 0
  },
}

const squareOf = (value: string | boolean | undefined) => value as string | undefined
