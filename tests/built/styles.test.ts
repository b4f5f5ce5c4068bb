import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { builtFolder, builtPages, onEvery } from './built-site.ts'

/** A property without a value, which a browser drops. A custom property may be empty. */
const WITHOUT_VALUE = /[{;]\s*[a-z][a-z-]*:\s*[;}]/g

test('no declaration has lost its value on its way into a page', () => {
  onEvery(builtPages, ({ $ }) => {
    expect($('style').text().match(WITHOUT_VALUE)).toBeNull()
  })
})

const builtSheets = globSync('**/*.css', { cwd: builtFolder }).map((path) => ({ path }))

test('no declaration has lost its value on its way into a style sheet', () => {
  onEvery(builtSheets, ({ path }) => {
    expect(readFileSync(join(builtFolder, path), 'utf8').match(WITHOUT_VALUE)).toBeNull()
  })
})

/** A sign that is drawn and not said, with what stands before it in its rule. */
const SILENT_SIGN = /([^{}]*)content:([^;{}]+?) ?\/ ?""/g

/** The signs of a style sheet that a browser which knows no text beside them (tools/silent-signs.ts) would not draw. */
const signsNotDrawn = (styles: string) =>
  [...styles.matchAll(SILENT_SIGN)]
    .filter(([, before = '', sign]) => !before.endsWith(`content:${sign};`))
    .map(([, , sign]) => sign)

test('what is drawn and not said is drawn by browsers, too, that cannot leave anything unsaid', () => {
  onEvery(builtPages, ({ $ }) => {
    expect(signsNotDrawn($('style').text())).toEqual([])
  })
  onEvery(builtSheets, ({ path }) => {
    expect(signsNotDrawn(readFileSync(join(builtFolder, path), 'utf8'))).toEqual([])
  })
  const home = builtPages.find(({ path }) => path === '/th')
  expect(home?.$('style').text().match(SILENT_SIGN)?.length).toBeGreaterThan(2)
})

test('no layer is opened within a condition: its rules would be made small after those that are written behind them', () => {
  onEvery(builtPages, ({ $ }) => {
    expect($('style').text()).not.toMatch(/@(?:media|supports|container)[^{}]*\{@layer/)
  })
})

/** What stands in the page itself, as it is written. The home page, which shows the most, comes nearest to it. */
const MAX_STYLES = 29_800

/** The page of a service that shows nothing of its own but its figure. */
const MAX_STYLES_OF_SERVICE = 18_000

const PLAIN_SERVICE = /\/services\/(content-creation|seo-optimization)$/

test(`no page carries more than ${MAX_STYLES} bytes of styles in itself, and a plain service ${MAX_STYLES_OF_SERVICE}`, () => {
  onEvery(builtPages, ({ $, path }) => {
    const most = PLAIN_SERVICE.test(path) ? MAX_STYLES_OF_SERVICE : MAX_STYLES
    expect(Buffer.byteLength($('style').text())).toBeLessThanOrEqual(most)
  })
})

/** Rules of which the parts wait until they come near, and which let what is drawn beside the text out to the window's edge. */
const WAITING_OUTSIDE = /(@supports[^{}]*\{)?[^{}@]*\{[^{}]*overflow-clip-margin:[^{}]*\}/g

test('a part with the wire beside it waits only in a browser that can let the wire out of it', () => {
  onEvery(builtPages, ({ $ }) => {
    const rules = $('style').text().match(WAITING_OUTSIDE) ?? []
    for (const rule of rules) expect(rule).toMatch(/^@supports \(overflow-clip-margin:/)
  })
  const home = builtPages.find(({ path }) => path === '/th')
  expect(home?.$('style').text().match(WAITING_OUTSIDE)?.length).toBeGreaterThan(0)
})

test('a bracket that begins a phrase stands in the box of it: Safari knows to hang it out', () => {
  onEvery(builtPages, ({ $ }) => {
    expect($('style').text()).toMatch(/\.phrase\{[^}]*hanging-punctuation:none/)
  })
})
