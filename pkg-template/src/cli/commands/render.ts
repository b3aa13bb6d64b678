import type { RenderOptions } from '../../index.js'
import { type Command, numberOf, oneOf, UsageError, type Values } from '../command.js'
import { entryOf, GAME_OPTION, gameName, MODS_OPTION } from '../games.js'
import { openOutput } from '../output.js'
import { POSITION_NOTE, readGame, refuseMods, refuseMore, takePosition } from '../positions.js'

export const render: Command = {
  name: 'render',
  summary: 'Draws a position, as SVG or as text.',
  usage: '[OPTIONS] [POSITION]',
  notes: [POSITION_NOTE],
  options: {
    game: GAME_OPTION,
    mods: MODS_OPTION,
    output: { help: 'write to this file; its ending .txt means text', value: 'FILE', short: 'o' },
    format: { help: 'svg (default) or text', value: 'FORMAT' },
    orientation: { help: 'the side at the bottom: white (default) or black', value: 'COLOR' },
    size: { help: 'width and height in pixels; default: as large as there is room', value: 'PIXELS' },
    'last-move': { help: 'show a move: e2e4', value: 'MOVE' },
    check: { help: 'mark the King that is in check' },
    'no-coordinates': { help: 'without the names of files and ranks' },
    'no-edges': { help: 'without the edge files l and r' },
    legates: { help: "das-chess: White's cell and Black's: r3,r9", value: 'CELLS' },
    title: { help: 'the title, for screen readers too', value: 'TEXT' },
    language: { help: 'of the description: en (default) or ru', value: 'LANGUAGE' },
    pgn: { help: "draw the end of this file's one game, with its last move and Legates", value: 'FILE' },
    ply: { help: 'with --pgn: the position after so many moves', value: 'N' },
  },
  examples: [
    ['render -o start.svg', 'the start'],
    ["render 'k9/10/10/10/10/4S(N)5/10/10/10/9K w' --format text", 'in the terminal'],
    ['render --pgn game.pgn --ply 12 --orientation black -o 12.svg', 'a moment of a game'],
  ],

  async run(positionals, values) {
    const file = values['output'] as string | undefined
    const format = oneOf(values, 'format', ['svg', 'text']) ?? (file?.endsWith('.txt') ? 'text' : 'svg')
    const kind = gameName(values)
    if (kind === 'tchess10' && values['legates'] !== undefined) {
      throw new UsageError('--legates is not for tchess10: that game has no Legates')
    }
    const given: RenderOptions = {
      format,
      orientation: oneOf(values, 'orientation', ['white', 'black']),
      size: numberOf(values, 'size', 1, 10_000),
      check: values['check'] === true,
      coordinates: !values['no-coordinates'],
      ...(kind === 'das-chess' && { edges: !values['no-edges'] }),
      title: values['title'] as string | undefined,
      language: oneOf(values, 'language', ['en', 'ru']),
    }
    const { dfen, shown } = await subject(positionals, values)
    const { render: draw } = await entryOf(kind)
    const picture = draw(dfen, { ...shown, ...given, ...explicit(values) })
    const output = openOutput(file)
    await output.write(picture.endsWith('\n') ? picture : `${picture}\n`)
    await output.end()
    return 0
  },
}

/** What is drawn, and what its game has to show. */
async function subject(
  positionals: readonly string[],
  values: Values,
): Promise<{ dfen: string; shown: RenderOptions }> {
  const ply = numberOf(values, 'ply', 0, 1_000_000)
  if (values['pgn'] === undefined) {
    if (ply !== undefined) throw new UsageError('--ply needs --pgn')
    const { position, rest } = await takePosition(positionals, values)
    refuseMore(rest, values)
    return { dfen: position.dfen, shown: {} }
  }
  refuseMore(positionals, values)
  refuseMods(values)
  const game = await readGame(gameName(values), values['pgn'] as string)
  if (ply !== undefined && ply > game.ply) throw new UsageError(`the game has ${game.ply} moves`)
  while (ply !== undefined && game.ply > ply) game.undo()
  return {
    dfen: game.dfen,
    shown: { lastMove: game.node.move ?? null, ...(game.legates && { legates: game.legates }) },
  }
}

/** What was asked for by name, over what a game shows. */
function explicit(values: Values): RenderOptions {
  const move = values['last-move'] as string | undefined
  const cells = values['legates'] as string | undefined
  return {
    ...(move !== undefined && { lastMove: endsOf(move) }),
    ...(cells !== undefined && { legates: cellsOf(cells) }),
  }
}

/** The squares of a move's path, with `~` or `&` between, then perhaps a promotion, a turn, a freed King. */
const PATH = /^((?:[~&]?[a-jlr](?:10|[1-9])){2,3})[a-z]?(?:@[nesw])?(?:,[a-j]\d+)?$/

function endsOf(move: string): { from: string; to: string } {
  const [from, ...rest] = PATH.exec(move)?.[1]?.match(/[a-jlr]\d+/g) ?? []
  const to = rest.at(-1)
  if (!from || !to) throw new UsageError(`--last-move must be coordinate text such as e2e4, but is '${move}'`)
  return { from, to }
}

function cellsOf(cells: string): { white: string; black: string } {
  const [white, black, more] = cells.split(',')
  if (!white || !black || more !== undefined) {
    throw new UsageError(`--legates must be two cells such as r3,r9, but is '${cells}'`)
  }
  return { white, black }
}
