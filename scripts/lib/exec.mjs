// Runs commands: output collected (and streamed to a log file), failure told in one sentence.
import { spawn } from 'node:child_process'
import { createWriteStream, existsSync, statSync } from 'node:fs'
import { basename, delimiter, join } from 'node:path'
import { root } from './paths.mjs'

/** A failure that a person can read: one plain sentence, and the output that led to it. */
export class Failure extends Error {
  /** `exited`: a command ran and said no, and its output tells why. */
  constructor(sentence, output = '', { exited = false } = {}) {
    super(sentence)
    this.output = output
    this.exited = exited
  }
}

const running = new Set()
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    for (const child of running) child.kill(signal)
    process.exit(signal === 'SIGINT' ? 130 : 143)
  })
}

/**
 * Runs `command` to its end and gives what it printed, stdout and stderr in the order they came.
 * Options: `cwd`, `env` (added to ours), `log` (a file that receives the output as it comes),
 * `failed` (the sentence if it fails), `timeout` in seconds.
 */
export function run(command, args = [], { cwd = root, env = {}, log, failed, timeout } = {}) {
  return new Promise((resolve, reject) => {
    const stream = log && createWriteStream(log, { flags: 'a' })
    stream?.write(`$ ${[command, ...args].join(' ')}\n`)
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    running.add(child)
    let output = ''
    let late = false
    const timer =
      timeout &&
      setTimeout(() => {
        late = true
        child.kill()
      }, timeout * 1000)
    const take = (chunk) => {
      output += chunk
      stream?.write(chunk)
    }
    child.stdout.setEncoding('utf8').on('data', take)
    child.stderr.setEncoding('utf8').on('data', take)
    const end = (problem, exited = false) => {
      clearTimeout(timer)
      running.delete(child)
      stream?.end()
      if (problem) reject(new Failure(failed ? `${failed} (${problem})` : problem, output, { exited }))
      else resolve(output)
    }
    child.on('error', (error) =>
      end(error.code === 'ENOENT' ? `${command} is not installed` : `${command}: ${error.message}`),
    )
    child.on('close', (code, signal) => {
      if (late) end(`${basename(command)} took longer than ${timeout} s`)
      else if (code !== 0) end(`${basename(command)} ended with ${signal ?? `exit code ${code}`}`, true)
      else end()
    })
  })
}

/** Like `run`, but `null` instead of a failure: for asking whether something is there. */
export const ask = (command, args, options) =>
  run(command, args, { timeout: 60, ...options }).catch(() => null)

/** npm by the copy of it that started us, or the one on the PATH. */
export function npm(args, options) {
  const entry = process.env.npm_execpath
  if (entry && /npm-cli\.c?js$/.test(entry)) return run(process.execPath, [entry, ...args], options)
  return process.platform === 'win32'
    ? run('cmd', ['/c', 'npm', ...args], options)
    : run('npm', args, options)
}

/** A JavaScript command line installed in node_modules, by its package and file. */
export const tool = (file, args, options) =>
  run(process.execPath, [join(root, 'node_modules', file), ...args], options)

/** The full path of a program on the PATH, or null. */
export function which(name) {
  const endings = process.platform === 'win32' ? ['.exe', '.cmd', ''] : ['']
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    for (const ending of endings) {
      const file = join(folder, name + ending)
      if (folder && existsSync(file) && statSync(file).isFile()) return file
    }
  }
  return null
}
