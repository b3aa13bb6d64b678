/** Files to read: their names, which may be patterns, and their bytes. */
import { createReadStream, existsSync, readdirSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { UsageError } from './command.js'

/** A file that can't be read or written, told in words. */
export class FileError extends Error {
  readonly code: string

  constructor(file: string, cause: unknown) {
    const { code = 'UNKNOWN', message = String(cause) } = cause as NodeJS.ErrnoException
    super(`${file}: ${REASONS[code] ?? message}`)
    this.code = code
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: "this is a folder; name its files, as in 'folder/*.pgn'",
  EACCES: 'no permission',
  EPERM: 'no permission',
  ENOTDIR: 'a part of the path is no folder',
  ENOSPC: 'no space left',
  EMFILE: 'too many open files',
}

/** For the help of commands that take files. */
export const FILES_NOTE = "FILE is a file, '-' for standard input, or a pattern such as 'games/**/*.pgn'."

/** The name that stands for standard input. */
export const STDIN = '-'

export const nameOf = (file: string): string => (file === STDIN ? 'stdin' : file)

const CHUNK = 262_144

/** @throws FileError */
export function sizeOf(file: string): number {
  if (file === STDIN) return 0
  try {
    const status = statSync(file)
    if (status.isDirectory()) throw Object.assign(new Error(), { code: 'EISDIR' })
    return status.size
  } catch (error) {
    throw new FileError(file, error)
  }
}

/**
 * The bytes of a file or of standard input.
 *
 * @throws FileError
 */
export async function* read(file: string, onBytes?: (count: number) => void): AsyncGenerator<Uint8Array> {
  if (file !== STDIN) sizeOf(file)
  const stream = file === STDIN ? process.stdin : createReadStream(file, { highWaterMark: CHUNK })
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      onBytes?.(chunk.length)
      yield chunk
    }
  } catch (error) {
    throw new FileError(nameOf(file), error)
  }
}

/** All of it as text. */
export async function readText(file: string): Promise<string> {
  const chunks: Uint8Array[] = []
  for await (const chunk of read(file)) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}

/**
 * The files that names and patterns stand for, each pattern's in order. A name that exists is no pattern.
 *
 * @throws UsageError if there is none at all; a pattern that nothing fits stands for itself
 */
export function expand(names: readonly string[]): string[] {
  if (!names.length) throw new UsageError("name a file, or '-' for standard input")
  return names.flatMap((name) => {
    if (name === STDIN || !/[*?[{]/.test(name) || existsSync(name)) return [name]
    const found = [...new Set(alternatives(name).flatMap(match))].sort()
    return found.length ? found : [name]
  })
}

/** `a{b,c}d` as `abd` and `acd`. */
function alternatives(pattern: string): string[] {
  const [, before, inside, after] = pattern.match(/^(.*?)\{([^{}]*)\}(.*)$/s) ?? []
  if (inside === undefined) return [pattern]
  return inside.split(',').flatMap((one) => alternatives(`${before}${one}${after}`))
}

/** The files that a pattern of `*`, `?`, `[...]` and `**` fits. */
function match(pattern: string): string[] {
  const parts = (sep === '\\' ? pattern.replaceAll('\\', '/') : pattern).split('/')
  const fixed = parts.findIndex((part) => /[*?[]/.test(part))
  if (fixed < 0) return existsSync(pattern) ? [pattern] : []
  const base = parts.slice(0, fixed).join('/')
  return search(parts[0] === '' && fixed === 1 ? '/' : base, parts.slice(fixed))
}

function search(folder: string, [part, ...rest]: readonly string[]): string[] {
  if (part === undefined) return []
  const entries = entriesOf(folder)
  const into = (name: string) => (folder ? join(folder, name) : name)
  if (part === '**') {
    const deeper = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    const below = deeper.flatMap((entry) => search(into(entry.name), [part, ...rest]))
    return [...search(folder, rest.length ? rest : ['*']), ...below]
  }
  const fits = expression(part)
  return entries
    .filter(({ name }) => fits.test(name) && (part.startsWith('.') || !name.startsWith('.')))
    .flatMap((entry) => {
      const path = into(entry.name)
      if (rest.length) return search(path, rest)
      return entry.isDirectory() ? [] : [path]
    })
}

/** What is in a folder; nothing if it is none, or can't be read. */
function entriesOf(folder: string) {
  try {
    return readdirSync(folder || '.', { withFileTypes: true })
  } catch {
    return []
  }
}

function expression(part: string): RegExp {
  const source = part.replace(/\[(!?)([^\]]+)\]|[^]/g, (text, not: string, set: string | undefined) => {
    if (set !== undefined) return `[${not && '^'}${set.replace(/[\\\]^]/g, '\\$&')}]`
    if (text === '*') return '[^/]*'
    if (text === '?') return '[^/]'
    return text.replace(/[\\^$.|?*+()[\]{}]/g, '\\$&')
  })
  return new RegExp(`^${source}$`, 'su')
}
