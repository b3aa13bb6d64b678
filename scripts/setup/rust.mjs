// The Rust toolchain that rust-toolchain.toml pins, with its components and the wasm target.
import { existsSync, readFileSync } from 'node:fs'
import { ask, Failure, run, which } from '../lib/exec.mjs'
import { at } from '../lib/paths.mjs'

function pinned() {
  const text = readFileSync(at('rust-toolchain.toml'), 'utf8')
  const list = (name) =>
    [...(text.match(new RegExp(`${name}\\s*=\\s*\\[([^\\]]*)\\]`))?.[1] ?? '').matchAll(/"([^"]+)"/g)].map(
      (m) => m[1],
    )
  return {
    channel: text.match(/channel\s*=\s*"([^"]+)"/)[1],
    components: list('components'),
    targets: list('targets'),
  }
}

export async function setUpRust(log) {
  const { channel, components, targets } = pinned()
  if (!which('cargo')) {
    throw new Failure(
      `Rust is missing: install it from https://rustup.rs, then run this again (it uses Rust ${channel}).`,
    )
  }
  const done = which('rustup')
    ? await byRustup(channel, components, targets, log)
    : await withoutRustup(channel, targets)
  const version = (await run('cargo', ['--version'])).trim()
  return { note: `${version}${done ? ', installed now' : ''}` }
}

/** Explicit installs: rustup may be told not to fetch what rust-toolchain.toml names by itself. */
async function byRustup(channel, components, targets, log) {
  const failed = `Rust ${channel} could not be installed by rustup: is the network reachable?`
  const toolchains = await run('rustup', ['toolchain', 'list'], { log })
  if (!toolchains.split('\n').some((line) => line.startsWith(`${channel}-`))) {
    const more = [
      ...components.flatMap((c) => ['--component', c]),
      ...targets.flatMap((t) => ['--target', t]),
    ]
    await run(
      'rustup',
      ['toolchain', 'install', channel, '--profile', 'minimal', '--no-self-update', ...more],
      { log, failed },
    )
    return true
  }
  let done = false
  for (const [kind, names] of [
    ['component', components],
    ['target', targets],
  ]) {
    const there = await run('rustup', [kind, 'list', '--installed', '--toolchain', channel], { log })
    const missing = names.filter(
      (name) => !there.split('\n').some((line) => line === name || line.startsWith(`${name}-`)),
    )
    if (missing.length) {
      await run('rustup', [kind, 'add', '--toolchain', channel, ...missing], { log, failed })
      done = true
    }
  }
  return done
}

async function withoutRustup(channel, targets) {
  const [, major, minor] = (await run('rustc', ['--version'])).match(/rustc (\d+)\.(\d+)/).map(Number)
  const [wantMajor, wantMinor] = channel.split('.').map(Number)
  if (major < wantMajor || (major === wantMajor && minor < wantMinor)) {
    throw new Failure(
      `Rust ${channel} or newer is needed, and this is ${major}.${minor}: update it, or install rustup from https://rustup.rs.`,
    )
  }
  for (const target of targets) {
    const folder = (await ask('rustc', ['--print', 'target-libdir', '--target', target]))?.trim()
    if (!folder || !existsSync(folder)) {
      throw new Failure(
        `Rust's target ${target} is missing: install it with your package manager, or install rustup from https://rustup.rs.`,
      )
    }
  }
  return false
}
