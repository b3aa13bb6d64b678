// Random games and records, the same for the same seed.
import { Game } from 'das-chess'

/** Numbers below a bound, always the same ones. */
export function numbers(seed) {
  let state = seed >>> 0
  return (below) => {
    // The high bits of a linear congruence are good enough for tests.
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** A game of so many plies, or less if it is over before. */
export function randomGame(seed, plies, start) {
  const pick = numbers(seed)
  const game = new Game(start)
  for (let ply = 0; ply < plies; ply++) {
    const moves = game.moves()
    if (!moves.length) break
    game.move(moves[pick(moves.length)])
  }
  return game
}

const WORDS = [
  'quiet',
  'e4',
  '1-0',
  '{',
  '(Nd3)',
  ';',
  '%',
  '"',
  '\\',
  'ход',
  '🚢',
  '$7',
  '[%clk 0:01]',
  'a-b',
]
const LONG = 'x'.repeat(90)

function comment(pick) {
  const words = Array.from({ length: 1 + pick(12) }, () => WORDS[pick(WORDS.length)])
  if (pick(8) === 0) words.push('}')
  if (pick(12) === 0) words.push(LONG)
  return words.join([' ', '  ', '\n', '\t'][pick(4)])
}

/** A random game with tags, comments, NAGs, variations, and what Legates say. */
export function randomRecord(seed) {
  const pick = numbers(seed)
  const game = randomGame(seed, pick(50))
  const names = ['White', 'Event', 'Date', 'Annotator', 'x_1']
  for (const name of names) if (pick(2)) game.tags.set(name, ['?', 'Anna', 'a "b" \\ c', 'Анна', ''][pick(5)])
  const nodes = [game.root]
  for (let node = game.root.next; node; node = node.next) nodes.push(node)
  for (let count = pick(12); count > 0; count--) {
    const from = nodes[pick(nodes.length)]
    // A variation needs a move that it replaces.
    if (!from.next) continue
    const moves = legalFrom(from)
    if (!moves.length) continue
    let node = game.addVariation(from, moves[pick(moves.length)])
    nodes.push(node)
    for (let more = pick(5); more > 0 && !node.next; more--) {
      const [move] = legalFrom(node)
      if (!move) break
      node = addOrStop(game, node, move)
      if (!node) break
      nodes.push(node)
    }
  }
  // The main line may have grown.
  while (game.redo());
  for (const node of nodes) {
    if (pick(4) === 0) node.comment = comment(pick)
    if (pick(8) === 0 && node.move) node.commentBefore = comment(pick)
    for (let nags = node.move ? pick(3) : 0; nags > 0; nags--) node.nags.push(pick(256))
  }
  if (!game.outcome && pick(3) === 0) game.legate(['white', 'black'][pick(2)], ['draw', 'takeback'][pick(2)])
  if (!game.outcome && pick(4) === 0) game.resign(['white', 'black'][pick(2)])
  return game
}

const legalFrom = (node) => new Game(node.position).moves()

function addOrStop(game, node, move) {
  try {
    return game.addVariation(node, move)
  } catch (error) {
    if (error.code === 'game_over') return undefined
    throw error
  }
}
