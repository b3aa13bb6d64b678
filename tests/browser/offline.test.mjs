// The demo without a network, deep in a folder of a host: every page after the first visit; a new build at the next load.
import assert from 'node:assert/strict'
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { serve } from '../../scripts/lib/serve.mjs'
import { startSite, until, withPage } from './site.mjs'

const PAGES = [
  'learn.html',
  'tchess10.html',
  'developers.html',
  'rules.html',
  'notation.html',
  'tchess10-rules.html',
]

let site
before(async () => {
  site = await startSite()
})
after(() => site?.stop())

/** Until the worker has all files and answers for the page. */
const settled = (demo) =>
  until(
    () =>
      demo.page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration()
        const { active, installing, waiting } = registration ?? {}
        return (
          active?.state === 'activated' &&
          !installing &&
          !waiting &&
          navigator.serviceWorker.controller !== null
        )
      }),
    true,
  )

const withWorker = (name, look) =>
  test(name, () => withPage(site, { serviceWorkers: 'allow' }, look), { timeout: 60_000 })

withWorker('after the first visit every page works without a network, and plays', async (demo) => {
  await settled(demo)
  await demo.page.context().setOffline(true)
  await site.pause()
  try {
    await demo.reload()
    await demo.click('e2', 'e4')
    await until(() => demo.moves(), ['e4'])
    for (const path of [...PAGES, 'learn.html?from=here#top', 'index.html', '']) {
      await demo.open(path)
      assert.ok(await demo.page.locator('.brand').isVisible())
      // A request that the next page breaks off would count as failed.
      await demo.page.waitForLoadState('networkidle')
    }
    const licenses = await demo.page.evaluate(async () => (await fetch('licenses.txt')).text())
    assert.match(licenses, /lit-html/)
    await until(() => demo.moves(), ['e4'])
  } finally {
    await site.resume()
  }
})

withWorker(
  'a new build is fetched beside the old page, is there at the next load, and the old files go',
  async (demo) => {
    await settled(demo)
    const stamp = () => demo.page.evaluate(() => caches.keys())
    const [old] = await stamp()
    // As a build would change them: a page, and the worker with another stamp.
    const change = (name, edit) => {
      const file = join(site.folder, name)
      writeFileSync(file, edit(readFileSync(file, 'utf8')))
    }
    change('index.html', (html) =>
      html.replace('<title>Das Chess</title>', '<title>Das Chess</title><meta name="build" content="2" />'),
    )
    const stampOf = /[0-9a-f]{12}(?=["'`])/
    change('sw.js', (code) => code.replace(stampOf, '123456789abc'))
    const built = () => demo.page.locator('meta[name=build]').count()

    await demo.reload()
    assert.equal(await built(), 0, 'this load is still the old one')
    await until(async () => (await stamp()).some((name) => name.endsWith('123456789abc')), true)
    await settled(demo)
    await demo.reload()
    assert.equal(await built(), 1)
    assert.ok((await stamp()).includes(old), 'an open page may still want an old file')

    change('sw.js', (code) => code.replace(stampOf, 'cba987654321'))
    await demo.reload()
    await until(async () => (await stamp()).some((name) => name.endsWith('cba987654321')), true)
    await until(async () => (await stamp()).includes(old), false)
  },
)

test('on a host that redirects from every page.html to page, pages work with the worker, and without a network by either address', async () => {
  const inner = await serve(site.folder)
  const host = createServer(async ({ url }, response) => {
    const { pathname } = new URL(url, 'http://host')
    if (pathname.endsWith('.html')) {
      const location = pathname.replace(/(?:index)?\.html$/, '')
      response.writeHead(301, { location }).end()
      return
    }
    const isPage = PAGES.includes(`${pathname.slice(1)}.html`)
    const answer = await fetch(inner.url + pathname.slice(1) + (isPage ? '.html' : ''))
    const type = answer.headers.get('content-type')
    response.writeHead(answer.status, { 'content-type': type }).end(Buffer.from(await answer.arrayBuffer()))
  })
  await new Promise((resolve) => host.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${host.address().port}/`
  try {
    await withPage({ browser: site.browser, url }, { serviceWorkers: 'allow' }, async (demo) => {
      await settled(demo)
      const redirected = () =>
        demo.page.evaluate(async () => {
          const [name] = await caches.keys()
          return (await (await caches.open(name)).match('learn.html')).redirected
        })
      assert.equal(await redirected(), true)
      await demo.open('learn.html')
      await demo.page.context().setOffline(true)
      const titles = {}
      for (const path of [...PAGES, 'index.html', '']) {
        await demo.open(path)
        assert.ok(await demo.page.locator('.brand').isVisible())
        titles[path] = await demo.page.title()
        await demo.page.waitForLoadState('networkidle')
      }
      // Where the host has led the reader: the address is that of no file.
      host.close()
      host.closeAllConnections()
      for (const page of PAGES) {
        const address = page.replace('.html', '')
        await demo.open(`${address}?from=here#top`)
        await demo.reload()
        assert.equal(new URL(demo.page.url()).pathname, `/${address}`)
        assert.equal(await demo.page.title(), titles[page], address)
        await demo.page.waitForLoadState('networkidle')
      }
    })
  } finally {
    host.close()
    host.closeAllConnections()
    await inner.close()
  }
})

withWorker('a build that can not be fetched whole leaves nothing behind', async (demo) => {
  await settled(demo)
  const before = await demo.page.evaluate(() => caches.keys())
  const file = join(site.folder, 'sw.js')
  const code = readFileSync(file, 'utf8')
  writeFileSync(
    file,
    code.replace(/[0-9a-f]{12}(?=["'`])/, 'fedcba987654').replace('favicon.svg', 'not-there.svg'),
  )
  try {
    const state = await demo.page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration()
      await registration.update().catch(() => {})
      const { installing } = registration
      if (installing && installing.state !== 'redundant')
        await new Promise((resolve) => {
          installing.onstatechange = () => installing.state === 'redundant' && resolve()
        })
      return { failed: installing?.state, names: await caches.keys() }
    })
    assert.deepEqual(state, { failed: 'redundant', names: before })
  } finally {
    writeFileSync(file, code)
  }
})

withWorker('the worker minds its own folder only', async (demo) => {
  await settled(demo)
  const { origin } = new URL(demo.url)
  const scopes = await demo.page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
  )
  assert.deepEqual(scopes, [demo.url])
  assert.notEqual(demo.url, `${origin}/`)
  const listed = await demo.page.evaluate(async () => {
    const [name] = await caches.keys()
    return (await (await caches.open(name)).keys()).map(({ url }) => url)
  })
  const files = readdirSync(site.folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'sw.js')
    .map((entry) => entry.name)
  assert.deepEqual(listed.map((url) => url.split('/').at(-1)).sort(), files.sort())
})

test('the manifest names what is there', async () => {
  await withPage(site, {}, async (demo) => {
    const manifest = await demo.page.evaluate(async () => {
      const link = document.querySelector('link[rel=manifest]')
      return (await fetch(link.href)).json()
    })
    assert.equal(manifest.start_url, './')
    for (const { src } of manifest.icons) assert.ok(readFileSync(join(site.folder, src)).length)
  })
})
