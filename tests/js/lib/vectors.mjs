// The vectors that judge the rules, read once.
import { readFileSync } from 'node:fs'

const read = (name) =>
  JSON.parse(readFileSync(new URL(`../../vectors/${name}.json`, import.meta.url), 'utf8'))

export const das = read('das')
export const corners = read('das-corners')
export const lonePieces = read('lone-piece-mates')
export const positions = [...das.positions, ...corners.positions]
