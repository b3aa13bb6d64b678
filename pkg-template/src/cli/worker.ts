/** A worker thread of `das-chess validate --jobs`: checks the files that it is told. */
import { parentPort } from 'node:worker_threads'
import type { CheckOptions } from './check.js'
import { checkFile, type Report } from './pool.js'

parentPort!.on('message', ({ file, options }: { file: string; options: CheckOptions }) => {
  void checkFile(file, options, (report: Report) => parentPort!.postMessage(report))
})
