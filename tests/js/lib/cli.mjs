// The command line of the installed package, run as users run it.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const manifest = createRequire(import.meta.url).resolve('das-chess/package.json')

export const program = join(dirname(manifest), createRequire(import.meta.url)(manifest).bin['das-chess'])

/** Runs it to its end; `input` is what comes on standard input. */
export function run(args, { input, cwd, env, nodeArgs = [] } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...nodeArgs, program, ...args], {
      cwd,
      env: { ...process.env, ...env },
    })
    let stdout = ''
    let stderr = ''
    child.stdout.setEncoding('utf8').on('data', (text) => (stdout += text))
    child.stderr.setEncoding('utf8').on('data', (text) => (stderr += text))
    child.stdin.on('error', () => {})
    child.on('error', reject)
    child.on('close', (code, signal) => resolve({ code, signal, stdout, stderr }))
    child.stdin.end(input)
  })
}

/** A folder that is gone after the test. */
export function temporaryFolder(test) {
  const folder = mkdtempSync(join(tmpdir(), 'das-chess-cli-'))
  test.after(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
