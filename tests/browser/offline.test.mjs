// The demo without a network, deep in a folder of a host: every page after the first visit; a new build at the next load.
import assert from 'node:assert/strict'
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { startSite, until, withPage } from './site.mjs'

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
    for (const path of ['learn.html', 'developers.html', 'learn.html?from=here#top', 'index.html', '']) {
      await demo.open(path)
      assert.ok(await demo.page.locator('.brand').isVisible())
    }
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
