/**
 * Keeps the whole built site, so that after the first visit every page works without a network. The site is taken as
 * one: a page never meets files of another build. A new build is fetched in the background and is there at the next
 * load. build/offline.js puts the list of files and its stamp into this file.
 */
declare const SITE_FILES: readonly string[]
declare const SITE_STAMP: string

const worker = self as unknown as ServiceWorkerGlobalScope
/** Caches belong to a whole host; other sites may stand in other folders of it. */
const family = `das-chess ${worker.registration.scope} `
const current = family + SITE_STAMP

worker.addEventListener('install', (event) => {
  event.waitUntil(install().then(() => worker.skipWaiting()))
})

worker.addEventListener('activate', (event) => {
  event.waitUntil(forgetOlder().then(() => worker.clients.claim()))
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method === 'GET' && request.url.startsWith(worker.registration.scope))
    event.respondWith(answer(request))
})

async function install(): Promise<void> {
  const isNew = !(await caches.has(current))
  const cache = await caches.open(current)
  try {
    // Past the browser's own cache: a file of the build before would spoil this one.
    await cache.addAll(SITE_FILES.map((file) => new Request(file, { cache: 'reload' })))
  } catch (error) {
    // An empty one would later pass for the build before.
    if (isNew) await caches.delete(current)
    throw error
  }
}

/** The build before this one stays: a page that is open may still want a file of it. */
async function forgetOlder(): Promise<void> {
  const own = (await caches.keys()).filter((name) => name.startsWith(family) && name !== current)
  for (const name of own.slice(0, -1)) await caches.delete(name)
}

async function answer(request: Request): Promise<Response> {
  const url = new URL(request.url)
  const name = url.href.slice(worker.registration.scope.length).replace(/[?#].*/, '') || 'index.html'
  const cache = await caches.open(current)
  // Some hosts show learn.html at learn.
  const own = (await cache.match(name)) ?? (await cache.match(`${name}.html`))
  const kept = own ?? (await caches.match(request, { ignoreSearch: true }))
  return kept ? direct(kept) : fetch(request)
}

/** Some hosts redirect from learn.html to learn; no page may be opened with an answer that came by a redirect. */
function direct(kept: Response): Response {
  const { redirected, body, status, statusText, headers } = kept
  return redirected ? new Response(body, { status, statusText, headers }) : kept
}
