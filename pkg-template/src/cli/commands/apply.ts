import { type Command, UsageError, type Values } from '../command.js'
import { entryOf, type Game, GAME_OPTION, gameName, MODS_OPTION } from '../games.js'
import { StandardOutput } from '../output.js'
import { POSITION_NOTE, readGame, refuseMods, takePosition } from '../positions.js'

export const apply: Command = {
  name: 'apply',
  summary: 'Plays moves and prints the position that they lead to.',
  usage: '[OPTIONS] [POSITION] MOVE...',
  notes: [
    POSITION_NOTE,
    'Moves are algebraic or coordinate text: Nd3, c1d3, b9~b5, axb10=S. Exit code 1 if one is not legal.',
    'The draws of the rules end a game here as they do at the board.',
  ],
  options: {
    game: GAME_OPTION,
    mods: MODS_OPTION,
    each: { help: 'print the position after each move, the first one before them all' },
    pgn: { help: "play the moves of this file's one game instead; '-' is standard input", value: 'FILE' },
    json: { help: 'JSON: ply, move, position, check, outcome' },
  },
  examples: [
    ['apply e4 e7 Nd3', 'three moves from the start'],
    ["apply 'k9/10/10/10/10/4S(N)5/10/10/10/9K w' 'e5~e9'", 'the passenger goes ashore'],
    ['apply --each --pgn game.pgn', 'every position of a game'],
    ["apply --game tchess10 'tchess10[carry] k9/10/10/10/10/10/10/2B7/10/KN8 w' b1c3", 'the Knight picks up'],
  ],

  async run(positionals, values) {
    const game = await play(positionals, values)
    const output = new StandardOutput()
    const plies = values['each'] ? Array.from({ length: game.ply + 1 }, (_, ply) => ply) : [game.ply]
    const history = game.history()
    for (const ply of plies) {
      const { dfen, check } = game.at(ply)
      const move = history[ply - 1]?.move
      const outcome = ply === game.ply ? game.outcome : null
      const data = { ply, move: move?.lan ?? null, san: move?.san ?? null, dfen, check, outcome }
      await output.write(`${values['json'] ? JSON.stringify(data) : dfen}\n`)
    }
    await output.end()
    return 0
  },
}

async function play(positionals: readonly string[], values: Values): Promise<Game> {
  const kind = gameName(values)
  if (values['pgn'] !== undefined) {
    if (positionals.length) throw new UsageError('with --pgn the moves come from the file')
    refuseMods(values)
    return readGame(kind, values['pgn'] as string)
  }
  const { position, rest } = await takePosition(positionals, values)
  if (!rest.length) throw new UsageError('name the moves to play')
  const { Game } = await entryOf(kind)
  const game = new Game(position)
  for (const move of rest) game.move(move)
  return game
}
