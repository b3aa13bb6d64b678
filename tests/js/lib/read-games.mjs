// Reads so many megabytes of the same games as a stream, and sends how much memory that took.
import { Readable } from 'node:stream'
import { parseGames } from 'das-chess'

const MB = 1e6

process.once('message', async ({ text, megabytes }) => {
  const bytes = Buffer.from(text)
  let first
  let count = 0
  const feed = function* () {
    for (let sent = 0; sent < megabytes * MB; sent += bytes.length) {
      if (sent > MB) first ??= process.memoryUsage().rss
      yield bytes
    }
  }
  for await (const { error } of parseGames(Readable.from(feed()))) {
    if (error) throw error
    count++
  }
  const { maxRSS } = process.resourceUsage()
  const rss = maxRSS / 1024
  process.send({ rss, grown: rss - first / 2 ** 20, count })
})
