import type { Locator } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, test } from './fixture.ts'

const path = '/thai-news-distribution'

/** What of the strokes does not lie over its word, in pixels: beside it, above it or below it. */
const strayed = (words: Locator) =>
  words.evaluateAll((all) =>
    all.flatMap((word) => {
      const pen = getComputedStyle(word, '::after')
      const [left, right, top, bottom] = [pen.left, pen.right, pen.top, pen.bottom].map(Number.parseFloat)
      const isOver =
        word.getClientRects().length === 1 &&
        pen.maskImage.includes('svg') &&
        pen.position === 'absolute' &&
        Math.abs(left ?? 9) < 4 &&
        (right ?? 9) <= 0 &&
        (right ?? 9) > -10 &&
        (top ?? 0) > 0 &&
        (bottom ?? 0) > 0
      return isOver ? [] : [`${word.textContent} ${pen.inset}`]
    }),
  )

/** What of the lines from a number to its note does not begin below the words before it, on their line. */
const misled = (numbers: Locator) =>
  numbers.evaluateAll((all) =>
    all.flatMap((number) => {
      const sentence = number.closest<HTMLElement>('[lang]')
      if (!sentence) return ['outside a sentence']
      const words = document.createRange()
      words.setStart(sentence, 0)
      words.setEndBefore(number)
      const foot = Math.max(...[...words.getClientRects()].map(({ bottom }) => bottom))
      const pen = getComputedStyle(number, '::after')
      const line = sentence.getBoundingClientRect().top + Number.parseFloat(pen.top) + Number.parseFloat(pen.marginTop)
      // In letters: a box of words reaches further down than most of them do, furthest in the faces of the device, which a first
      // visit on a busy machine keeps.
      const below = (line - foot) / Number.parseFloat(getComputedStyle(sentence).fontSize)
      return below > -0.45 && below < 1.5 ? [] : [`${number.textContent}: ${below}`]
    }),
  )

test('every stroke lies over its word at every width, in both scripts', async ({ page }) => {
  for (const at of [path, `/th${path}`]) {
    await page.goto(at)
    await page.locator('#annotated').scrollIntoViewIfNeeded()
    const words = page.locator('#annotated .galley [lang] del i')
    expect(await words.count()).toBeGreaterThan(80)
    for (const width of [320, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await strayed(words), `${at}, ${width} px`).toEqual([])
      expect(await misled(page.locator('#annotated .ink-ref')), `${at}, ${width} px`).toEqual([])
    }
  }
})

test('a sentence that is pointed at lights its twin, and a number its note', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(path)
  const pair = (words: string) => page.locator('.galley-columns ~ div', { hasText: words })
  const english = pair('metric').locator('[lang=en]')
  const twin = pair('metric').locator('[lang=th]')
  const other = page.locator('.galley-columns ~ div').first().locator('[lang=th]')
  const ground = (sentence: Locator) => sentence.evaluate((element) => getComputedStyle(element).backgroundColor)
  const unlit = await ground(other)
  await english.hover()
  await expect.poll(() => ground(twin)).not.toBe(unlit)
  expect(await ground(other)).toBe(unlit)
  await page.locator('#ref-10').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#note-10$/)
  await expect.poll(() => ground(page.locator('#note-10'))).not.toBe(unlit)
  await page.locator('#note-10 a').press('Enter')
  await expect(page.locator('#ref-10')).toBeInViewport()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the release can be read as it was sent', async ({ page }) => {
    await page.goto(path)
    const headline = page.locator('.galley-columns ~ div').first().locator('[lang=en]')
    await expect(headline.getByRole('deletion')).toBeVisible()
    await page.getByRole('checkbox', { name: 'Show it as it was sent' }).check()
    await expect(page.locator('#annotated .galley [lang] del:visible')).toHaveCount(0)
    await expect(page.locator('#annotated .galley p[id]:visible')).toHaveCount(0)
    await expect(headline).toHaveText(/Noodle maker stops its wastewater, and a canal runs clear/, {
      useInnerText: true,
    })
    await expect(headline).not.toHaveText(/Proudly|put in/, { useInnerText: true })
  })
})

test('axe finds nothing on it as it was sent either', async ({ page }) => {
  await page.goto(path)
  await page.getByRole('checkbox', { name: 'Show it as it was sent' }).check()
  await expectAccessible(page, [360])
  await expectAccessible(page, [1280], '#annotated')
})

test('on paper all of it is there, and the control is not', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto(path)
  await expect(page.locator('#note-1')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Show it as it was sent' })).toBeHidden()
})
