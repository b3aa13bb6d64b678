/** A bar on the terminal for work that takes a while. */
import { onInterrupt } from './interrupt.js'

const DELAY_MS = 500
const STEP_MS = 100
const WIDTH = 24

/** Shows how many bytes are read and how many games seen; says nothing where no one looks at a terminal. */
export class Progress {
  readonly #total: number
  readonly #isShown: boolean
  #bytes = 0
  #games = 0
  #next = Date.now() + DELAY_MS
  #isDrawn = false
  readonly #forget: () => void

  /** @param total bytes to be read, 0 if no one knows */
  constructor(total: number, isWanted = true) {
    this.#total = total
    this.#isShown = isWanted && Boolean(process.stderr.isTTY) && process.env['TERM'] !== 'dumb'
    this.#forget = this.#isShown ? onInterrupt(() => this.clear()) : () => {}
  }

  read(bytes: number): void {
    this.#bytes += bytes
    this.#draw()
  }

  games(count: number): void {
    this.#games += count
    this.#draw()
  }

  /** Makes room for other text. */
  clear(): void {
    if (this.#isDrawn) process.stderr.write('\r\x1b[K')
    this.#isDrawn = false
  }

  end(): void {
    this.clear()
    this.#forget()
  }

  #draw(): void {
    if (!this.#isShown || Date.now() < this.#next) return
    this.#next = Date.now() + STEP_MS
    this.#isDrawn = true
    const games = `${this.#games.toLocaleString('en')} games`
    const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1)
    if (!this.#total) {
      process.stderr.write(`\r\x1b[K${games}, ${megabytes(this.#bytes)} MB`)
      return
    }
    const part = Math.min(1, this.#bytes / this.#total)
    const bar = '#'.repeat(Math.round(part * WIDTH)).padEnd(WIDTH, '.')
    const of = `${megabytes(this.#bytes)} of ${megabytes(this.#total)} MB`
    process.stderr.write(`\r\x1b[K[${bar}] ${Math.floor(part * 100)} %, ${games}, ${of}`)
  }
}
