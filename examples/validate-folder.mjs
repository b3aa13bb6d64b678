// Validates every .pgn file of a folder and what is below it: node validate-folder.mjs FOLDER
import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseGames } from 'das-chess'

const [folder = '.'] = process.argv.slice(2)
const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.pgn')).sort()

let games = 0
let bad = 0
for (const name of names) {
  // A stream: a file may be larger than memory.
  for await (const { error } of parseGames(createReadStream(join(folder, name)))) {
    games++
    if (!error) continue
    bad++
    const { line, column } = error.details
    console.log(`${name}:${line}:${column}: ${error.message}`)
  }
}
console.log(`${games} games in ${names.length} files, ${bad} of them not valid`)
process.exitCode = bad ? 1 : 0
