import { type Command, UsageError, wholeNumber } from '../command.js'
import { chosen, GAME_OPTION, MODS_OPTION } from '../games.js'
import { StandardOutput } from '../output.js'
import { POSITION_NOTE, refuseMore, takePosition } from '../positions.js'

export const perft: Command = {
  name: 'perft',
  summary: 'Counts the move sequences of a length: a test of rules and speed.',
  usage: '[OPTIONS] [POSITION] DEPTH',
  notes: [POSITION_NOTE],
  options: {
    game: GAME_OPTION,
    mods: MODS_OPTION,
    divide: { help: 'the count behind each first move, too' },
    json: { help: 'JSON' },
  },
  examples: [
    ['perft 3', 'three half-moves from the start'],
    ['perft --game tchess10 --mods carry 2', 'two of the other game, with a modification'],
    ["perft --divide 'k9/10/10/10/10/4S(N)5/10/10/10/9K w' 2", 'move by move'],
  ],

  async run(positionals, values) {
    const { applyMove, legalMoves, perft: count } = await chosen(values)
    const { position, rest } = await takePosition(positionals, values)
    const [text, ...more] = rest
    if (text === undefined) throw new UsageError('name the depth')
    refuseMore(more, values)
    const depth = wholeNumber(text, 'DEPTH', 0, 10)
    const output = new StandardOutput()
    const say = (line: string) => (values['json'] ? undefined : output.write(`${line}\n`))
    if (!values['divide'] || depth === 0) {
      const nodes = count(position, depth)
      await say(`${nodes}`)
      if (values['json']) await output.write(`${JSON.stringify({ dfen: position.dfen, depth, nodes })}\n`)
    } else {
      const lans = legalMoves(position).map(({ lan }) => lan)
      const divided: Record<string, number> = {}
      let nodes = 0
      for (const lan of lans.sort()) {
        const behind = count(applyMove(position, lan), depth - 1)
        divided[lan] = behind
        nodes += behind
        await say(`${lan}: ${behind}`)
      }
      await say(`\n${nodes}`)
      if (values['json']) {
        await output.write(`${JSON.stringify({ dfen: position.dfen, depth, nodes, divide: divided })}\n`)
      }
    }
    await output.end()
    return 0
  },
}
