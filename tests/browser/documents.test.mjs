// The documents of docs/ as pages of the site: their links, their pictures, and the rules that lessons lead to.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, test } from 'node:test'
import { at } from '../../scripts/lib/paths.mjs'
import { faults, LESSONS, speak, withSite } from './course.mjs'
import { startSite } from './site.mjs'

const DOCUMENTS = { 'rules.html': 'RULES', 'notation.html': 'NOTATION', 'tchess10-rules.html': 'TCHESS10' }

let site
before(async () => {
  site = await startSite()
})
after(() => site?.stop())

for (const [file, name] of Object.entries(DOCUMENTS)) {
  const text = readFileSync(at('docs', `${name}.md`), 'utf8')

  test(`${file}: the whole document, with its pictures`, () =>
    withSite(site, { file }, async (page) => {
      assert.equal(await page.locator('h1').innerText(), text.match(/^# (.*)/)[1])
      const headings = text.match(/^##+ .*/gm).length
      assert.equal(await page.locator('article :is(h2, h3, h4)').count(), headings)
      const images = page.locator('article img')
      assert.equal(await images.count(), (text.match(/!\[/g) ?? []).length)
      await page.waitForFunction(() => [...document.images].every((image) => image.naturalWidth > 0))
      assert.equal(await page.getByText('](').count(), 0, 'no marks of Markdown are left')
    }))

  test(`${file}: every link leads somewhere`, () =>
    withSite(site, { file }, async (page) => {
      const links = await page.locator('article a').evaluateAll((links) => links.map(({ href }) => href))
      for (const link of links) {
        const { hash, pathname } = new URL(link)
        const answer = await page.request.get(link)
        assert.equal(answer.status(), 200, link)
        if (hash) assert.match(await answer.text(), new RegExp(`id="${hash.slice(1)}"`), `${pathname}${hash}`)
      }
    }))

  test(`${file}: axe, and nothing wider than the window`, () =>
    withSite(site, { file, viewport: { width: 320, height: 640 } }, async (page) => {
      for (const colorScheme of ['light', 'dark']) {
        await page.emulateMedia({ colorScheme })
        assert.deepEqual(await faults(page), [], colorScheme)
      }
      const wider = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement
        return scrollWidth - clientWidth
      })
      assert.equal(wider, 0)
    }))
}

test('every rule that a lesson names is in the rules', () =>
  withSite(site, { file: 'rules.html' }, async (page) => {
    for (const number of new Set(LESSONS.flatMap(({ rules }) => rules)))
      assert.equal(await page.locator(`[id="rule-${number}"]`).count(), 1, number)
  }))

test('a lesson leads to its rule, and back', () =>
  withSite(site, { file: 'learn.html#boarding' }, async (page) => {
    await page.getByRole('link', { name: '5.4' }).click()
    await page.waitForFunction(() => {
      const { top } = document.getElementById('rule-5.4')?.getBoundingClientRect() ?? {}
      return top >= 0 && top < innerHeight / 2
    })
    await page.goBack()
    await page.getByRole('heading', { name: 'Boarding' }).waitFor()
  }))

test('in Russian the page says that the document is in English', () =>
  withSite(site, { file: 'notation.html' }, async (page) => {
    assert.equal(await page.locator('.note').isVisible(), false)
    await speak(page, 'Русский')
    await page.getByText('только на английском').waitFor()
    assert.equal(await page.locator('article').getAttribute('lang'), 'en')
    assert.equal(await page.title(), 'Notation of Das Chess')
  }))
