import { resolve } from 'node:path'
import { inWords } from '../check.js'
import { type Command, oneOf, UsageError } from '../command.js'
import { expand, FILES_NOTE, nameOf, read, sizeOf, STDIN } from '../files.js'
import { entryOf, GAME_OPTION, gameName } from '../games.js'
import { openOutput } from '../output.js'
import { Progress } from '../progress.js'

export const convert: Command = {
  name: 'convert',
  summary: 'Writes game records anew: in PGN export format, or with coordinate text.',
  usage: '[OPTIONS] FILE...',
  notes: [
    FILES_NOTE,
    'Comments, annotations and variations are kept. A game that is not valid is told of and left out; the exit',
    'code is 1 then.',
  ],
  options: {
    game: GAME_OPTION,
    to: {
      help: 'pgn (default), with algebraic text; or coordinate, with moves such as e2e4',
      value: 'FORMAT',
    },
    output: { help: 'write to this file, complete or not at all', value: 'FILE', short: 'o' },
    'allow-play-on': { help: 'allow moves behind a draw, an agreement or a resignation' },
    'no-progress': { help: 'no progress bar on the terminal' },
  },
  examples: [
    ['convert messy.pgn -o clean.pgn', 'normalised PGN'],
    ['convert --to coordinate games.pgn', 'the same games, their moves as coordinate text'],
    ['convert coordinates.pgn', 'and back'],
  ],

  async run(positionals, values) {
    const kind = gameName(values)
    const { parseGames } = await entryOf(kind)
    const to = oneOf(values, 'to', ['pgn', 'san', 'coordinate']) ?? 'pgn'
    const moves = to === 'coordinate' ? 'coordinate' : 'san'
    const allowPlayOn = values['allow-play-on'] === true
    const files = expand(positionals)
    const target = values['output'] as string | undefined
    if (target !== undefined && files.some((file) => resolve(file) === resolve(target))) {
      throw new UsageError('the file to write must not be one of those to read')
    }
    const total = files.includes(STDIN) ? 0 : files.reduce((sum, file) => sum + sizeOf(file), 0)
    const progress = new Progress(total, !values['no-progress'])
    const output = openOutput(target, () => progress.clear())
    let bad = 0
    let written = 0
    try {
      for (const file of files) {
        const bytes = read(file, (count) => progress.read(count))
        for await (const { game, error } of parseGames(bytes, { allowPlayOn })) {
          progress.games(1)
          if (game) {
            await output.write(`${written++ ? '\n' : ''}${game.pgn({ moves })}`)
            continue
          }
          bad++
          progress.clear()
          process.stderr.write(inWords(nameOf(file), error, kind))
        }
      }
      await output.end()
    } catch (error) {
      output.abandon()
      throw error
    } finally {
      progress.end()
    }
    return bad ? 1 : 0
  },
}
