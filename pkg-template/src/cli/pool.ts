/** Checking many files, in worker threads if so asked, and telling of them in their order. */
import { Worker } from 'node:worker_threads'
import { check, type CheckOptions, type Finding } from './check.js'
import { FileError, STDIN } from './files.js'

/** What happens while files are checked. */
export interface Watcher {
  onBytes(count: number): void
  /** The findings of each file in its turn. */
  onFinding(finding: Finding): Promise<void>
  /** A file could not be read; also in its turn. */
  onFailure(file: string, failure: { code: string; message: string }): Promise<void>
}

/** What a worker says; first that it is ready. */
export type Report =
  | { readonly kind: 'bytes'; readonly count: number }
  | { readonly kind: 'finding'; readonly finding: Finding }
  | { readonly kind: 'done'; readonly failure?: { code: string; message: string } }

/** Findings are sent on in batches of so many games. */
const BATCH = 200

/** Checks one file right here; tells of it by `report`. */
export async function checkFile(
  file: string,
  options: CheckOptions,
  report: (report: Report) => Promise<void> | void,
): Promise<void> {
  let batch: Finding = { text: '', games: 0, bad: 0 }
  let findings = 0
  const send = async () => {
    if (findings) await report({ kind: 'finding', finding: batch })
    batch = { text: '', games: 0, bad: 0 }
    findings = 0
  }
  try {
    for await (const { text, games, bad } of check(file, options, (count) =>
      report({ kind: 'bytes', count }),
    )) {
      batch = { text: batch.text + text, games: batch.games + games, bad: batch.bad + bad }
      if (++findings >= BATCH) await send()
    }
    await send()
    await report({ kind: 'done' })
  } catch (error) {
    if (!(error instanceof FileError)) throw error
    await send()
    await report({ kind: 'done', failure: { code: error.code, message: error.message } })
  }
}

/** Checks all files with so many threads at most; with one, right here. */
export async function checkFiles(
  files: readonly string[],
  options: CheckOptions,
  jobs: number,
  watcher: Watcher,
): Promise<void> {
  const turns = new Turns(files, watcher)
  // Only the main thread has standard input.
  const here = jobs > 1 ? files.filter((file) => file === STDIN) : files
  const threads = Math.min(jobs, files.length - here.length)
  const waiting = files.flatMap((file, index) => (here.includes(file) ? [] : [index]))
  const workers = Array.from({ length: threads }, () => new Worker(new URL('./worker.js', import.meta.url)))
  try {
    await Promise.all([
      (async () => {
        for (const [index, file] of files.entries()) {
          if (here.includes(file)) await checkFile(file, options, (report) => turns.take(index, report))
        }
      })(),
      ...workers.map((worker) => serve(worker, waiting, files, options, turns)),
    ])
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
}

/** Gives a worker one file after the other, until there is none. */
function serve(
  worker: Worker,
  waiting: number[],
  files: readonly string[],
  options: CheckOptions,
  turns: Turns,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let index: number | undefined
    const next = () => {
      index = waiting.shift()
      if (index === undefined) resolve()
      else worker.postMessage({ file: files[index]!, options })
    }
    worker.on('error', reject)
    worker.on('exit', () => reject(new Error('a worker thread ended before its time')))
    worker.on('message', (report: Report) => {
      turns.take(index!, report).then(() => report.kind === 'done' && next(), reject)
    })
    next()
  })
}

/** Holds back what is said of files whose turn has not come. */
class Turns {
  readonly #files: readonly string[]
  readonly #watcher: Watcher
  readonly #held: Report[][]
  #turn = 0
  #last: Promise<void> = Promise.resolve()

  constructor(files: readonly string[], watcher: Watcher) {
    this.#files = files
    this.#watcher = watcher
    this.#held = files.map(() => [])
  }

  async take(index: number, report: Report): Promise<void> {
    if (report.kind === 'bytes') {
      this.#watcher.onBytes(report.count)
      return
    }
    this.#held[index]!.push(report)
    this.#last = this.#last.then(() => this.#tell())
    await this.#last
  }

  async #tell(): Promise<void> {
    while (this.#turn < this.#files.length) {
      const report = this.#held[this.#turn]!.shift()
      if (!report) return
      if (report.kind === 'finding') await this.#watcher.onFinding(report.finding)
      if (report.kind !== 'done') continue
      if (report.failure) await this.#watcher.onFailure(this.#files[this.#turn]!, report.failure)
      this.#turn++
    }
  }
}
