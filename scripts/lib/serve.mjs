// A plain static file server, as any host would be: no rewriting, right MIME types, no caching.
import { createReadStream, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
}

function fileOf(folder, url) {
  let path
  try {
    path = decodeURIComponent(new URL(url, 'http://host').pathname)
  } catch {
    return null
  }
  const file = normalize(join(folder, path))
  if (path.includes('\0') || !(file + sep).startsWith(normalize(folder + sep))) return null
  const found = statSync(file, { throwIfNoEntry: false })
  if (!found?.isDirectory()) return found && file
  const index = join(file, 'index.html')
  return path.endsWith('/') && statSync(index, { throwIfNoEntry: false }) ? index : null
}

/**
 * Serves `folder` on 127.0.0.1. Options: `port` (0: any free one), `headers` sent with every answer, `types` by
 * file ending over the usual ones. Gives `{ url, port, requests, close() }`; `requests` lists the paths asked for.
 */
export function serve(folder, { port = 0, headers = {}, types = {} } = {}) {
  const requests = []
  const server = createServer((request, response) => {
    requests.push(request.url)
    const file = fileOf(folder, request.url)
    if (!file) {
      response.writeHead(404, { 'content-type': TYPES['.html'], ...headers })
      response.end('<!doctype html><title>404</title><p>Not found.')
      return
    }
    const type = { ...TYPES, ...types }[extname(file)] ?? 'application/octet-stream'
    response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store', ...headers })
    if (request.method === 'HEAD') response.end()
    else
      createReadStream(file)
        .on('error', () => response.destroy())
        .pipe(response)
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      const port = server.address().port
      resolve({
        url: `http://127.0.0.1:${port}/`,
        port,
        requests,
        close: () =>
          new Promise((done) => {
            server.close(done)
            server.closeAllConnections()
          }),
      })
    })
  })
}
