/** What a command is, how its arguments are read, and how its help is laid out. */
import { parseArgs } from 'node:util'

/** 0: all is well; 1: a game, position or move is not valid; 2: wrong use, or a file that can't be read or written. */
export type ExitCode = 0 | 1 | 2

/** Wrong use of the command line. */
export class UsageError extends Error {}

/** One option: a flag, or one that takes a value that is called `value` in the help. */
export interface Option {
  readonly help: string
  readonly value?: string
  readonly short?: string
}

export type Options = Readonly<Record<string, Option>>

/** Options as they were given: `true` for a flag, else the text. */
export type Values = Readonly<Record<string, string | boolean | undefined>>

export interface Command {
  readonly name: string
  readonly summary: string
  /** What follows the name, such as `[OPTIONS] FILE...`. */
  readonly usage: string
  /** More to know, in whole lines. */
  readonly notes?: readonly string[]
  readonly options: Options
  /** Arguments behind the program's name, each with what they do. */
  readonly examples: readonly (readonly [args: string, does: string])[]
  run(positionals: readonly string[], values: Values): Promise<ExitCode>
}

const HELP: Option = { help: 'show this help', short: 'h' }

/** Runs a command with the arguments behind its name. */
export async function runCommand(command: Command, args: readonly string[]): Promise<ExitCode> {
  const { positionals, values } = readArguments({ ...command.options, help: HELP }, args)
  if (values['help']) {
    process.stdout.write(commandHelp(command))
    return 0
  }
  return command.run(positionals, values)
}

function readArguments(options: Options, args: readonly string[]) {
  const config = Object.entries(options).map(([name, { value, short }]) => [
    name,
    { type: value ? ('string' as const) : ('boolean' as const), ...(short && { short }) },
  ])
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      options: Object.fromEntries(config),
      allowPositionals: true,
      strict: true,
    })
    return { positionals, values: values as Values }
  } catch (error) {
    // The first sentence says what is wrong, the others tell tricks for other cases.
    throw new UsageError((error as Error).message.split('. ')[0]!)
  }
}

export function commandHelp(command: Command): string {
  const { name, summary, usage, notes = [], options, examples } = command
  const rows = Object.entries({ ...options, help: HELP }).map(
    ([option, { help, value, short }]) =>
      [`${short ? `-${short}, ` : '    '}--${option}${value ? ` ${value}` : ''}`, help] as const,
  )
  return lines([
    summary,
    '',
    `Usage: das-chess ${name} ${usage}`,
    ...(notes.length ? ['', ...notes] : []),
    '',
    'Options:',
    ...table(rows),
    '',
    'Examples:',
    ...examples.flatMap(([args, does]) => [`  das-chess ${args}`, `      ${does}`]),
  ])
}

export const lines = (texts: readonly string[]): string => texts.map((text) => `${text}\n`).join('')

/** Two columns. */
export function table(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([left]) => left.length))
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`)
}

/** An option's text, one of `allowed`. */
export function oneOf<T extends string>(values: Values, name: string, allowed: readonly T[]): T | undefined {
  const value = values[name]
  if (value === undefined) return undefined
  const found = allowed.find((one) => one === value)
  if (!found) throw new UsageError(`--${name} must be ${allowed.join(' or ')}, but is '${value}'`)
  return found
}

/** An option's whole number. */
export function numberOf(values: Values, name: string, min: number, max: number): number | undefined {
  const value = values[name]
  return value === undefined ? undefined : wholeNumber(value as string, `--${name}`, min, max)
}

export function wholeNumber(text: string, what: string, min: number, max: number): number {
  const number = /^\d{1,15}$/.test(text) ? Number(text) : NaN
  if (!(number >= min && number <= max)) {
    throw new UsageError(`${what} must be a whole number from ${min} to ${max}, but is '${text}'`)
  }
  return number
}
