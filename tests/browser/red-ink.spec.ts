import type { Locator } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, test } from './fixture.ts'

const path = '/thai-news-distribution'

/** What of the strokes does not lie over its word, in pixels: beside it, above it or below it. */
const strayed = (words: Locator) =>
  words.evaluateAll((all) =>
    all.flatMap((word) => {
      const [text, stroke] = [word, word.querySelector('svg') as Element].map((one) => one.getBoundingClientRect())
      if (!text || !stroke) return ['no stroke']
      const isOver =
        Math.abs(stroke.left - text.left) < 4 &&
        stroke.right >= text.right &&
        stroke.right < text.right + 10 &&
        stroke.top > text.top &&
        stroke.bottom < text.bottom
      return isOver ? [] : [word.textContent]
    }),
  )

for (const width of [320, 768, 1440]) {
  test(`at ${width} px every stroke lies over its word, in both scripts`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const at of [path, `/th${path}`]) {
      await page.goto(at)
      await page.locator('#annotated').scrollIntoViewIfNeeded()
      const words = page.locator('#annotated .galley-text .ink-word')
      expect(await words.count()).toBeGreaterThan(80)
      expect(await strayed(words)).toEqual([])
    }
  })
}

test('a sentence that is pointed at lights its twin, and a number its note', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(path)
  const english = page.locator('.galley-water [lang=en]')
  const twin = page.locator('.galley-water [lang=th]')
  const other = page.locator('.galley-quote [lang=th]')
  const ground = (sentence: Locator) => sentence.evaluate((element) => getComputedStyle(element).backgroundColor)
  const unlit = await ground(other)
  await english.hover()
  await expect.poll(() => ground(twin)).not.toBe(unlit)
  expect(await ground(other)).toBe(unlit)
  await page.getByRole('link', { name: 'Note 12', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#note-12$/)
  await expect.poll(() => ground(page.locator('#note-12'))).not.toBe(unlit)
  await page.getByRole('link', { name: '12, back to the text' }).press('Enter')
  await expect(page.getByRole('link', { name: 'Note 12', exact: true })).toBeInViewport()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the release can be read as it was sent', async ({ page }) => {
    await page.goto(path)
    const headline = page.locator('.galley-headline [lang=en]')
    await expect(headline.getByRole('deletion')).toBeVisible()
    await page.getByRole('checkbox', { name: 'Show it as it was sent' }).check()
    await expect(page.locator('#annotated .galley-text del:visible')).toHaveCount(0)
    await expect(page.locator('#annotated .galley-note:visible')).toHaveCount(0)
    await expect(headline).toHaveText(/Noodle maker stops its wastewater, and a canal runs clear/, {
      useInnerText: true,
    })
    await expect(headline).not.toHaveText(/Proudly|put in/, { useInnerText: true })
  })
})

test('axe finds nothing on it as it was sent either', async ({ page }) => {
  await page.goto(path)
  await page.getByRole('checkbox', { name: 'Show it as it was sent' }).check()
  await expectAccessible(page)
})

test('on paper all of it is there, and the control is not', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto(path)
  await expect(page.locator('#note-1')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Show it as it was sent' })).toBeHidden()
})
