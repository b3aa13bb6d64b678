// ffish, Fairy-Stockfish in WebAssembly: a board is changed and changed back, moves come as one text.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

export const name = 'ffish'

const require = createRequire(import.meta.url)

/**
 * A new instance: one plays one variant, a board of a second would change the first. ffish 0.7.10 aborts while it
 * loads where there is a global fetch, as in Node from 18 on.
 */
export async function load() {
  const { fetch } = globalThis
  delete globalThis.fetch
  delete require.cache[require.resolve('ffish')]
  const ffish = require('ffish')
  await new Promise((resolve) => (ffish.onRuntimeInitialized = resolve))
  globalThis.fetch = fetch
  // It rethrows every error from its own code, and Node would print that whole.
  process.removeAllListeners('uncaughtException').removeAllListeners('unhandledRejection')
  return ffish
}

/** Plays `variant`, for which `toFen` turns our position texts into its own. */
export function player(ffish, variant, toFen) {
  const scratch = new ffish.Board(variant)
  const list = (board) => board.legalMoves().split(' ')
  return {
    name,
    read(text) {
      scratch.setFen(toFen(text))
      return scratch
    },
    open: (text) => new ffish.Board(variant, toFen(text)),
    list,
    listSan: (board) => board.legalMovesSan().split(' '),
    count: (board) => board.numberLegalMoves(),
    play(board, move) {
      if (!board.push(move)) throw new Error(`ffish does not play ${move}`)
      board.pop()
    },
    recursion: function recursion(board, depth) {
      if (depth === 1) return board.numberLegalMoves()
      let lines = 0
      for (const move of list(board)) {
        board.push(move)
        lines += recursion(board, depth - 1)
        board.pop()
      }
      return lines
    },
    game(text, moves) {
      scratch.setFen(toFen(text))
      let listed = 0
      for (const move of moves) {
        listed += list(scratch).length
        if (!scratch.push(move)) throw new Error(`ffish does not play ${move}`)
      }
      return listed
    },
  }
}

/** Loads Das Chess's army as far as Fairy-Stockfish can play it. */
export function armyPlayer(ffish) {
  ffish.loadVariantConfig(readFileSync(new URL('../variants.ini', import.meta.url), 'utf8'))
  return player(ffish, 'dasarmy', (text) => {
    const [board, turn, , , , halfMoves, fullMoves] = text.split(' ')
    return `${board.replaceAll('S', 'R').replaceAll('s', 'r')} ${turn} - - ${halfMoves} ${fullMoves}`
  })
}

export const orthodoxPlayer = (ffish) => player(ffish, 'chess', (text) => text)
