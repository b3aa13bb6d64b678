import { type Command, numberOf } from '../command.js'
import { GAME_OPTION, gameName } from '../games.js'
import { expand, FileError, FILES_NOTE, sizeOf, STDIN } from '../files.js'
import { StandardOutput } from '../output.js'
import { checkFiles } from '../pool.js'
import { Progress } from '../progress.js'

const MAX_JOBS = 256

export const validate: Command = {
  name: 'validate',
  summary: 'Checks game records: every move legal, every game ending as it says.',
  usage: '[OPTIONS] FILE...',
  notes: [
    FILES_NOTE,
    'Each fault is told as FILE:LINE:COLUMN with the position and the legal moves. Exit code 0: all games are',
    'valid; 1: some are not, or a file has none; 2: wrong use, or a file that could not be read.',
  ],
  options: {
    game: GAME_OPTION,
    strict: { help: 'tell everything that the export format does not have' },
    'allow-play-on': { help: 'allow moves behind a draw, an agreement or a resignation' },
    json: { help: 'one line of JSON for each game' },
    quiet: { help: 'tell nothing but by the exit code and of files that could not be read', short: 'q' },
    jobs: { help: 'so many files at a time, each in a thread of its own; default 1', value: 'N', short: 'j' },
    'no-progress': { help: 'no progress bar on the terminal' },
  },
  examples: [
    ['validate games.pgn', 'every fault, and a count'],
    ["validate --jobs 4 'archive/**/*.pgn'", 'many files, four at a time'],
    ['validate --json - < games.pgn', 'standard input, for programs'],
    ['validate --strict new.pgn', 'is it written exactly as PGN wants it?'],
  ],

  async run(positionals, values) {
    const jobs = numberOf(values, 'jobs', 1, MAX_JOBS) ?? 1
    const files = expand(positionals)
    const json = values['json'] === true
    const quiet = values['quiet'] === true
    const options = {
      game: gameName(values),
      strict: values['strict'] === true,
      allowPlayOn: values['allow-play-on'] === true,
      json,
    }
    const progress = new Progress(files.includes(STDIN) ? 0 : totalSize(files), !values['no-progress'])
    const output = new StandardOutput(() => progress.clear())
    const say = async (text: string) => (quiet ? undefined : output.write(text))
    const count = { games: 0, bad: 0, unread: 0 }
    try {
      await checkFiles(files, options, jobs, {
        onBytes: (bytes) => progress.read(bytes),
        async onFinding({ text, games, bad }) {
          count.games += games
          count.bad += bad
          progress.games(games)
          if (text) await say(text)
        },
        async onFailure(file, { code, message }) {
          count.unread++
          progress.clear()
          process.stderr.write(`das-chess: ${message}\n`)
          if (json) await say(`${JSON.stringify({ file, ok: false, code, message })}\n`)
        },
      })
      if (!json) await say(summary(files.length - count.unread, count))
      await output.end()
    } finally {
      progress.end()
    }
    return count.unread ? 2 : count.bad ? 1 : 0
  },
}

function totalSize(files: readonly string[]): number {
  const size = (file: string) => {
    try {
      return sizeOf(file)
    } catch (error) {
      if (error instanceof FileError) return 0
      throw error
    }
  }
  return files.reduce((sum, file) => sum + size(file), 0)
}

function summary(files: number, { games, bad }: { games: number; bad: number }): string {
  const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`
  const verdict = bad ? `${bad} not valid` : games ? 'all valid' : 'nothing checked'
  return `${counted(games, 'game')} in ${counted(files, 'file')}, ${verdict}\n`
}
