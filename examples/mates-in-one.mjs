// Lists the moves that mate, in positions given as arguments or one a line on standard input:
//   node mates-in-one.mjs '9k/10/7K2/10/10/10/10/10/10/8Q1 w'
import { createInterface } from 'node:readline'
import { DasChessError, legalMoves } from 'das-chess'

const given = process.argv.slice(2)
const positions = given.length ? given : createInterface({ input: process.stdin })

for await (const position of positions) {
  try {
    const mates = legalMoves(position).filter((move) => move.mate)
    console.log(`${position}: ${mates.map((move) => move.san).join(' ') || 'none'}`)
  } catch (error) {
    if (!(error instanceof DasChessError)) throw error
    console.log(`${position}: ${error.message}`)
    process.exitCode = 1
  }
}
