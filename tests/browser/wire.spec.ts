import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { contrast, luminance } from './contrast.ts'
import { expect, test } from './fixture.ts'

const WIDTHS = [320, 390, 768, 1024, 1440, 1920]

/** A theme moves nothing: of a phone, a tablet and a desk its colours are looked at, too. */
const BY_NIGHT = [390, 1024, 1920]

/** A node is hollow, and wider than the wire: its ring is the wire there. */
const REACH = 8

/** Opens a page and waits until it has its whole length. */
async function open(page: Page, path: string) {
  await page.addInitScript(() => localStorage.setItem('consent-accepted', 'false'))
  await page.goto(path)
  await page.evaluate(() => document.fonts.ready)
}

const resize = (page: Page, width: number) => page.setViewportSize({ width, height: 900 })

/** Where the wire must be seen: from the hero, or an inner page's first node, to the sign it ends in. */
const course = (page: Page) =>
  page.evaluate(() => {
    const top = (element: Element) => element.getBoundingClientRect().top + window.scrollY
    const px = (length: string) => Number.parseFloat(length)
    const end = document.querySelector('.end-mark')
    const first = document.querySelector('.on-wire > *')
    if (!end || !first) throw new Error('The page has no wire')
    const length = getComputedStyle(first, '::before')
    return {
      // A border is drawn on whole pixels.
      x: Math.round(first.getBoundingClientRect().left + px(length.left)),
      from: Math.ceil(top(first) + px(length.top)),
      to: Math.floor(top(end) + px(getComputedStyle(end, '::before').height)),
    }
  })

/**
 * The rows of the page, from top to bottom, in which no wire stands out from its ground. On a busy machine Chromium now and then
 * has no picture to hand out, or one with a part not painted yet: whoever asks asks again.
 */
async function missingRows(page: Page): Promise<number[]> {
  const { x, from, to } = await course(page)
  // What floats over the page covers another part of it in each window.
  await page.locator('.call-bar').evaluateAll((bars) => {
    for (const bar of bars) bar.remove()
  })
  const width = 2 * REACH + 2
  const picture = await page.screenshot({ fullPage: true, clip: { x: x - REACH, y: from, width, height: to - from } })
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true })
  const at = (row: number, column: number) => {
    const start = (row * info.width + column) * info.channels
    return luminance([...data.subarray(start, start + 3)])
  }
  const rows = Array.from({ length: info.height }, (_, row) => row)
  const columns = Array.from({ length: width - 1 }, (_, column) => column + 1)
  return rows.filter((row) => {
    const ground = at(row, 0)
    return !columns.some((column) => contrast(at(row, column), ground) >= 3)
  })
}

for (const path of ['/', '/th']) {
  test(`${path} hangs on one unbroken wire at every width, by day and by night`, async ({ page }) => {
    await open(page, path)
    for (const theme of ['light', 'dark']) {
      await page.locator('html').evaluate((root, name) => {
        root.dataset.theme = name
      }, theme)
      for (const width of theme === 'light' ? WIDTHS : BY_NIGHT) {
        await resize(page, width)
        await expect.poll(() => missingRows(page), `${theme}, ${width} px`).toEqual([])
      }
    }
  })

  test(`on ${path} the wire runs from the sheet through Bangkok to the page’s left side`, async ({ page }) => {
    await open(page, path)
    for (const width of WIDTHS) {
      await resize(page, width)
      const box = (selector: string) =>
        page
          .locator(selector)
          .first()
          .evaluate((element) => {
            const { left, right, top, bottom } = element.getBoundingClientRect()
            return { left, right, top: top + window.scrollY, bottom: bottom + window.scrollY }
          })
      const [sheet, within, origin, out, { x, from }] = await Promise.all([
        box('.dispatch-sheet > *'),
        box('.dispatch-in'),
        box('.world-origin'),
        box('.dispatch-out'),
        course(page),
      ])
      const bangkok = { x: (origin.left + origin.right) / 2, y: (origin.top + origin.bottom) / 2 }
      const near = (one: number, other: number, what: string) =>
        expect(Math.abs(one - other), `${what} at ${width} px`).toBeLessThan(2)
      expect(within.right, `${width} px`).toBeGreaterThan(sheet.left)
      expect(within.right, `${width} px`).toBeLessThan(sheet.right)
      expect(within.top, `out from under the sheet at ${width} px`).toBeLessThanOrEqual(sheet.bottom)
      near(within.left, bangkok.x, 'to Bangkok')
      near(within.bottom, bangkok.y, 'to Bangkok')
      near(out.right, bangkok.x, 'from Bangkok')
      near(out.top, bangkok.y, 'from Bangkok')
      near(out.left, x + 1, 'to the left side')
      near(out.bottom, from, 'to the left side')
    }
  })
}

test('every kind of page hangs on one unbroken wire', async ({ page }) => {
  test.setTimeout(180_000)
  for (const path of [
    '/about',
    '/blog',
    '/blog/measuring-pickup-honestly',
    '/faq',
    '/media-kit',
    '/terms',
    '/thai-news-distribution',
    '/services/global-distribution',
    '/th/services/thai-news-distribution',
    '/th/pricing/1',
  ]) {
    await open(page, path)
    for (const width of [320, 768, 1440]) {
      await resize(page, width)
      await expect.poll(() => missingRows(page), `${path}, ${width} px`).toEqual([])
      const { node, line } = await page.locator('.page-head').evaluate((head) => {
        const dateline = head.querySelector('.dateline')?.getBoundingClientRect().top ?? 0
        const { top, height } = getComputedStyle(head, '::after')
        const middle = Number.parseFloat(top) + Number.parseFloat(height) / 2
        return { node: head.getBoundingClientRect().top + middle, line: dateline }
      })
      expect(Math.abs(node - line - 9), `${path}, ${width} px: from the dateline to its node`).toBeLessThan(4)
    }
  }
})

test.describe('where a finger reads, and a part is laid out as it comes near', () => {
  test.use({ hasTouch: true, isMobile: true })

  // On a picture of the whole page nothing is cut off: only the window's own shows what a visitor sees.
  for (const width of [390, 1366]) {
    test(`each part draws the wire and its ground up to the edge of a window of ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await open(page, '/')
      const { x } = await course(page)
      const parts = page.locator('.on-wire > .section, .on-wire > .closing')
      for (const part of await parts.all()) {
        const name = await part.evaluate(({ id, className }) => id || className)
        await expect(async () => {
          // The upper edge of a part has no text, and no node yet.
          const left = await part.evaluate((element) => {
            window.scrollTo({ top: element.getBoundingClientRect().top + window.scrollY - 300, behavior: 'instant' })
            return element.getBoundingClientRect().left
          })
          const top = await part.evaluate((element) => element.getBoundingClientRect().top)
          const row = { x: 0, y: Math.round(top) + 8, width: Math.ceil(left) + 6, height: 1 }
          const { data, info } = await sharp(await page.screenshot({ clip: row }))
            .raw()
            .toBuffer({ resolveWithObject: true })
          const at = (column: number) =>
            luminance([...data.subarray(column * info.channels, column * info.channels + 3)])
          expect(at(0), `${name}: ground at the edge and beside the text`).toBeCloseTo(at(info.width - 1), 3)
          expect(contrast(at(x), at(x - REACH)), `${name}: wire`).toBeGreaterThanOrEqual(3)
        }).toPass()
      }
    })
  }
})
