import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, test } from './fixture.ts'

const RULES = /_astro\/mark-headline.*\.js/

/** The text that is struck out in the copy behind the field. */
const struck = (page: Page) =>
  page.evaluate(() => [...(CSS.highlights.get('struck') ?? [])].map((range) => (range as Range).toString()))

for (const [path, label, headline, cut, remark] of [
  ['/', 'Try your own headline', 'We launch a world-class app!', ['We', 'world-class', '!'], /world-class/],
  ['/th', 'ลองพาดหัวของคุณเอง', 'เราเปิดแอประดับโลก', ['เรา', 'ระดับโลก'], /ระดับโลก/],
] as const) {
  test(`on ${path} a headline is marked in place, by rules that come with the focus`, async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(request.url()))
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(scripts.filter((url) => RULES.test(url))).toEqual([])
    const field = page.getByRole('textbox', { name: label })
    await field.click()
    await field.pressSequentially(headline)
    await expect.poll(() => struck(page)).toEqual(cut)
    await expect(field).toHaveAccessibleDescription(remark)
    await page.keyboard.press('Enter')
    await expect(field).toHaveValue(headline)
    await expectAccessible(page)
  })
}

test('a headline that is typed before the rules have come is marked when they come', async ({ page }) => {
  const arrival = Promise.withResolvers<void>()
  await page.route(RULES, async (route) => {
    await arrival.promise
    await route.continue()
  })
  await page.goto('/')
  const field = page.getByRole('textbox', { name: 'Try your own headline' })
  await field.click()
  await field.pressSequentially('A world-class plant opens')
  arrival.resolve()
  await expect.poll(() => struck(page)).toEqual(['world-class'])
})

test('a headline of several lines is shown whole', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const field = page.getByRole('textbox', { name: 'Try your own headline' })
  await field.click()
  await field.pressSequentially('We are pleased to open a plant that makes noodles and cleans all of its water')
  await expect
    .poll(() => field.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight))
    .toBeLessThan(2)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the field is a link to the checker', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('textbox', { name: 'Try your own headline' })).toBeHidden()
    await page.getByRole('link', { name: 'Check a whole release' }).click()
    await expect(page).toHaveURL(/\/blog#checker$/)
  })
})
