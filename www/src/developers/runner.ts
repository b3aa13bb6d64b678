/** Runs an example on the page and keeps what it printed. */
import type { Example } from './examples.ts'

export class Runner {
  readonly example: Example
  /** For what the example draws. */
  readonly place = document.createElement('div')
  readonly #changed: () => void
  #lines: readonly string[] = []
  #error: string | null = null
  /** Counts the runs: what an older one still prints is not wanted any more. */
  #run = 0

  constructor(example: Example, changed: () => void) {
    this.example = example
    this.#changed = changed
    this.place.className = 'place'
  }

  get lines(): readonly string[] {
    return this.#lines
  }

  get error(): string | null {
    return this.#error
  }

  async run(): Promise<void> {
    const run = ++this.#run
    this.#lines = []
    this.#error = null
    this.place.replaceChildren()
    const print = (...values: unknown[]) => {
      if (run !== this.#run) return
      this.#lines = [...this.#lines, values.map(written).join(' ')]
      this.#changed()
    }
    try {
      const example = await this.example.load()
      if (run === this.#run) example.run(print, this.place)
    } catch (error) {
      this.#error = String(error)
    }
    this.#changed()
  }
}

const written = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))
