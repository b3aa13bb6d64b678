/** What goes to standard output and into files. */
import { closeSync, openSync, realpathSync, renameSync, rmSync, statSync, writeSync } from 'node:fs'
import { FileError } from './files.js'
import { onInterrupt } from './interrupt.js'

/** Whoever read our output has gone, as `| head -1` does. */
export class OutputClosed extends Error {}

/** Where a command writes to. */
export interface Output {
  write(text: string): Promise<void>
  /** Everything is written. */
  end(): Promise<void>
  /** Nothing more will be: leaves no half-written file behind. */
  abandon(): void
}

/** Text is kept so long, or until there is so much of it, as each piece costs a call to the system. */
const FLUSH_LENGTH = 32_768
const FLUSH_MS = 100

/** Standard output: waits for slow readers, and knows when they have gone. */
export class StandardOutput implements Output {
  #buffer = ''
  #flushed = Date.now()
  /** Called before text goes to the terminal. */
  readonly #before: () => void

  constructor(before: () => void = () => {}) {
    this.#before = before
  }

  async write(text: string): Promise<void> {
    this.#buffer += text
    if (this.#buffer.length >= FLUSH_LENGTH || Date.now() - this.#flushed >= FLUSH_MS) await this.#flush()
  }

  end(): Promise<void> {
    return this.#flush()
  }

  abandon(): void {
    this.#buffer = ''
  }

  async #flush(): Promise<void> {
    const text = this.#buffer
    this.#buffer = ''
    this.#flushed = Date.now()
    if (!text) return
    this.#before()
    await new Promise<void>((resolve, reject) => {
      process.stdout.write(text, (error) => (error ? reject(outputError(error)) : resolve()))
    })
  }
}

function outputError(error: NodeJS.ErrnoException): Error {
  return error.code === 'EPIPE' ? new OutputClosed() : new FileError('standard output', error)
}

/** Without a listener Node would show a trace; the write itself tells who has to know. */
export function ignoreLateErrors(): void {
  process.stdout.on('error', () => {})
  process.stderr.on('error', () => {})
}

/** A file that is there all at once: until it is complete it has another name. A device or a pipe is written to as it is. */
export class FileOutput implements Output {
  readonly #path: string
  readonly #target: string
  /** The name until then; undefined for what is no ordinary file. */
  readonly #temporary: string | undefined
  #forget: () => void = () => {}
  #file: number | undefined

  constructor(path: string) {
    this.#path = path
    try {
      const known = statSync(path, { throwIfNoEntry: false })
      // A link stays one: what it leads to is replaced.
      this.#target = known ? realpathSync(path) : path
      if (!known || known.isFile()) this.#temporary = `${this.#target}.${process.pid}.tmp`
      // Before there is anything to leave behind.
      this.#forget = onInterrupt(() => this.abandon())
      this.#file = openSync(this.#temporary ?? path, 'w')
    } catch (error) {
      this.#forget()
      throw new FileError(path, error)
    }
  }

  async write(text: string): Promise<void> {
    const bytes = Buffer.from(text)
    try {
      for (let at = 0; at < bytes.length;) at += writeSync(this.#file!, bytes, at)
    } catch (error) {
      this.abandon()
      throw new FileError(this.#path, error)
    }
  }

  async end(): Promise<void> {
    try {
      this.#close()
      if (this.#temporary) renameSync(this.#temporary, this.#target)
    } catch (error) {
      this.abandon()
      throw new FileError(this.#path, error)
    }
    this.#forget()
  }

  abandon(): void {
    this.#close()
    if (this.#temporary) rmSync(this.#temporary, { force: true })
    this.#forget()
  }

  #close(): void {
    if (this.#file !== undefined) closeSync(this.#file)
    this.#file = undefined
  }
}

/** The file that `--output` names, or standard output. */
export function openOutput(path: string | undefined, before?: () => void): Output {
  return path === undefined || path === '-' ? new StandardOutput(before) : new FileOutput(path)
}
