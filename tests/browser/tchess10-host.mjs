// Moves of TCHESS-10 as a user makes them: on squares and by answers.
import assert from 'node:assert/strict'
import { startHost, withBoard } from './board-host.mjs'

export { withBoard }
export const startTchess10 = () => startHost('tchess10-board')

const SQUARE = /&?[a-j](?:10|[1-9])/g
const PROMOTIONS = {
  q: 'Queen',
  l: 'Lion',
  m: 'Magister',
  j: 'Jester',
  b: 'Bishop',
  d: 'Paladin',
  r: 'Tower',
  n: 'Knight',
  h: 'Champion',
  g: 'Griffin',
  a: 'Assassin',
  c: 'Cardinal',
  s: 'Marshal',
  e: 'Emperor',
}
const FACINGS = { n: 'north', e: 'east', s: 'south', w: 'west' }

/** A move's text in its parts (rule 3.2). */
export function parts(lan) {
  const [, way, promotion, facing, debt, frees] = lan.match(
    /^((?:&?[a-j](?:10|[1-9]))+)([a-z])?(?:@(.))?(?:=(.))?(?:,(.+))?$/,
  )
  const written = way.match(SQUARE)
  const path = written.map((square) => square.replace('&', ''))
  return {
    path,
    carries: written.slice(1).map((square) => square[0] === '&'),
    promotion,
    facing,
    debt,
    frees,
  }
}

/** What the board asks and shows, all at once. */
const seen = (demo) =>
  demo.get((board) => {
    const dialog = board.shadowRoot.querySelector('dialog[open]')
    const having = (state) =>
      [...board.shadowRoot.querySelectorAll(`.cell.${state}`)].map((cell) => cell.dataset.square)
    return {
      title: dialog?.getAttribute('aria-label') ?? null,
      again: having('again'),
      targets: having('target'),
    }
  })

/** The text on the button that answers a question as the move has it. */
function answerTo(title, { path, carries, promotion, facing, debt }) {
  if (/^Which way/.test(title)) return facing ? `Turn ${FACINGS[facing]}` : 'Keep facing'
  if (/^Promote/.test(title)) return PROMOTIONS[promotion]
  if (/^The Pawn becomes/.test(title)) return debt === 'K' ? /crowned Jester|King/ : 'Jester'
  assert.match(title, /^With or without/)
  const kept = carries.indexOf(false)
  return kept === 0 ? `stays on ${path[0]}` : `comes along to ${path[kept < 0 ? path.length - 1 : kept]}`
}

/**
 * Makes a move; gives how often the board has asked. `tap` points at a square, `answer` at a button by its text.
 */
export async function play(
  demo,
  lan,
  { tap = (square) => demo.click(square), answer = (text) => demo.answer(text) } = {},
) {
  const move = parts(lan)
  const { path, frees } = move
  for (const square of path) await tap(square)
  let asked = 0
  let now = await seen(demo)
  // The move ends where it has got to: the same square once more.
  if (!now.title && now.again.includes(path.at(-1))) {
    await tap(path.at(-1))
    now = await seen(demo)
  }
  while (now.title) {
    asked++
    await answer(answerTo(now.title, move))
    now = await seen(demo)
  }
  if (frees && now.targets.includes(frees)) {
    asked++
    await tap(frees)
  }
  return asked
}
