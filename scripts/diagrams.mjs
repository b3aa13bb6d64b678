// Draws docs/diagrams/*.svg from docs/diagrams.json through the built package: node scripts/diagrams.mjs
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'

const docs = new URL('../docs/', import.meta.url)
export const folder = new URL('diagrams/', docs)

/** A picture's width in pixels, without and with the edge files. */
const SIZE = 400
const SIZE_WITH_EDGES = 470

/**
 * Every diagram as `{ file, svg }`, drawn by `das`, the package. A diagram's `moves` says whose moves are marked:
 * they are asked for and not written down. `count` and `castles` say how many there must be, as the text claims.
 */
export function drawDiagrams(das) {
  const { diagrams } = JSON.parse(readFileSync(new URL('diagrams.json', docs), 'utf8'))
  return diagrams.map((diagram) => ({ file: `${diagram.id}.svg`, svg: draw(das, diagram) }))
}

function draw(das, diagram) {
  const { id, alt, position, edges = false, moves = [], marks = [], count, castles, ...options } = diagram
  const shown = moves.flatMap(({ from, mover }) =>
    das.legalMoves(position, { from }).filter((move) => !mover || move.mover === mover),
  )
  const targets = [...new Set([...marks, ...shown.map((move) => move.to)])]
  expect(id, 'moves', count, targets.length)
  if (castles !== undefined) {
    const found = das.legalMoves(position).filter((move) => move.kind === 'castling')
    expect(id, 'castlings', castles, found.length)
  }
  const { arrows = [], lastMove = null, check = false, legates = null } = options
  return das.render(position, {
    edges,
    marks: targets,
    arrows,
    lastMove,
    check,
    legates,
    size: edges ? SIZE_WITH_EDGES : SIZE,
    title: alt,
  })
}

function expect(id, what, wanted, found) {
  if (wanted !== undefined && wanted !== found) {
    throw new Error(`Diagram ${id} should show ${wanted} ${what}, but there are ${found}.`)
  }
}

if (process.argv[1] && fileURLToPath(import.meta.url) === process.argv[1]) {
  const das = await import(pathToFileURL(fileURLToPath(new URL('../pkg/dist/index.js', import.meta.url))))
  const drawn = drawDiagrams(das)
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(folder)) {
    if (!drawn.some(({ file }) => file === name)) rmSync(new URL(name, folder))
  }
  for (const { file, svg } of drawn) writeFileSync(new URL(file, folder), `${svg}\n`)
  console.log(`Drew ${drawn.length} diagrams into docs/diagrams/.`)
}
