#!/usr/bin/env node
/** The program `das-chess`: finds the command, and turns whatever goes wrong into a sentence and an exit code. */
import { readFileSync } from 'node:fs'
import { DasChessError } from './package.js'
import { inWords } from './check.js'
import { type Command, type ExitCode, lines, runCommand, table, UsageError } from './command.js'
import { apply } from './commands/apply.js'
import { convert } from './commands/convert.js'
import { moves } from './commands/moves.js'
import { perft } from './commands/perft.js'
import { render } from './commands/render.js'
import { validate } from './commands/validate.js'
import { FileError } from './files.js'
import { ignoreLateErrors, OutputClosed } from './output.js'
import { GameError } from './positions.js'

const COMMANDS: readonly Command[] = [validate, moves, apply, render, perft, convert]

/** What stands where a command's name does, and asks for help. */
const HELP: readonly string[] = ['--help', '-h', 'help']

async function main([name, ...args]: readonly string[]): Promise<ExitCode> {
  if (name === undefined || isOption(name)) throw new UsageError('name a command')
  if (HELP.includes(name)) {
    process.stdout.write(args[0] ? '' : help())
    return args[0] ? runCommand(find(args[0]), ['--help']) : 0
  }
  if (name === '--version') {
    process.stdout.write(`${version()}\n`)
    return 0
  }
  return runCommand(find(name), args)
}

function find(name: string): Command {
  const command = COMMANDS.find((one) => one.name === name)
  if (!command) throw new UsageError(`there is no command '${name}'`)
  return command
}

/** Whether it is an option of some command; `takesValue`: one with a value behind it. */
function isOption(argument: string, takesValue = false): boolean {
  return COMMANDS.some(({ options }) =>
    Object.entries(options).some(
      ([name, { short, value }]) =>
        (argument === `--${name}` ||
          argument === `-${short}` ||
          (!takesValue && argument.startsWith(`--${name}=`))) &&
        (!takesValue || value !== undefined),
    ),
  )
}

/** The arguments with the command, or the wish for help, before all: options may stand before it, too. */
function commandFirst(args: readonly string[]): readonly string[] {
  for (let at = 0; at < args.length; at++) {
    const argument = args[at]!
    if (HELP.includes(argument)) return args.slice(at)
    if (!argument.startsWith('-')) return [argument, ...args.slice(0, at), ...args.slice(at + 1)]
    if (isOption(argument, true)) at++
  }
  return args
}

function help(): string {
  return lines([
    'Das Chess and TCHESS-10: game records checked and converted, positions played and drawn.',
    '',
    'Usage: das-chess COMMAND [OPTIONS] ...',
    '',
    'Commands:',
    ...table(COMMANDS.map(({ name, summary }) => [name, summary] as const)),
    '',
    'Options:',
    ...table([
      ['--help', 'show this help; behind a command, its own, with examples'],
      ['--version', 'show the version'],
    ]),
    '',
    'All commands but for help take --game tchess10, for the second game. Options may stand before the command,',
    'too.',
    '',
    'Exit codes: 0 all is well; 1 a game, position or move is not valid; 2 wrong use, or a file that could not be',
    'read or written.',
  ])
}

function version(): string {
  const manifest = new URL('../../package.json', import.meta.url)
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version
}

/** A sentence on standard error, and the exit code. */
function explain(error: unknown, args: readonly string[]): ExitCode {
  // What was not said may have been bad.
  if (error instanceof OutputClosed) return args[0] === 'validate' ? 2 : 0
  if (error instanceof GameError) {
    if (!(error.cause instanceof DasChessError)) return explain(error.cause, args)
    process.stderr.write(inWords(error.file, error.cause, error.kind))
    return 1
  }
  if (error instanceof UsageError) {
    const known = COMMANDS.some(({ name }) => name === args[0])
    say(error.message)
    process.stderr.write(`Try: das-chess ${known ? `${args[0]} ` : ''}--help\n`)
    return 2
  }
  if (error instanceof FileError) {
    say(error.message)
    return 2
  }
  if (!(error instanceof DasChessError)) {
    say(`a bug: please report it. ${error instanceof Error ? error.stack : String(error)}`)
    return 2
  }
  say(error.message)
  const { faults = [], dfen } = error.details
  for (const { message, offset } of faults.slice(1)) {
    process.stderr.write(`    ${message}${offset === undefined ? '' : ` (at offset ${offset})`}\n`)
  }
  if (dfen) process.stderr.write(`    position: ${dfen}\n`)
  return error.code === 'invalid_argument' || error.code === 'internal' ? 2 : 1
}

function say(message: string): void {
  process.stderr.write(`das-chess: ${message}\n`)
}

ignoreLateErrors()
const args = commandFirst(process.argv.slice(2))
process.exitCode = await main(args).catch((error: unknown) => explain(error, args))
