import type { Page } from '@playwright/test'
import { content } from '../../site/content/fixture-content.ts'
import { withoutBreakMarks } from '../../site/content/without-break-marks.ts'
import { expect, test } from './fixture.ts'

const field = (page: Page, name: string) => page.getByRole('group', { name })

/** What the map shows: the picture that is laid over it, and the number that is printed on it. */
const shown = (page: Page, name: string) =>
  field(page, name).evaluate((element) => {
    const [lit, printed] = [getComputedStyle(element, '::after'), getComputedStyle(element, '::before')]
    return { picture: lit.content === 'none' ? undefined : lit.maskImage, number: printed.content }
  })

const inWords = ({ rates, plans }: (typeof content)['en']) => ({
  name: withoutBreakMarks(rates.reach.legend),
  numbers: Object.fromEntries(plans.map(({ id, outlets }) => [id, outlets.figure.whole])),
})
const languages = { '/': inWords(content.en), '/th': inWords(content.th) }
/** What a plan of the map is called: `Basic: 300+`. */
const named = (plan: string) => {
  const found = content.en.plans.find(({ name }) => name === plan)
  return `${plan}: ${found?.outlets.figure.whole}`
}

for (const [path, { name, numbers }] of Object.entries(languages)) {
  test(`on ${path} a plan lights its share of the map and prints its number`, async ({ page }) => {
    await page.goto(path)
    expect((await shown(page, name)).picture).toBeUndefined()
    for (const [plan, number] of Object.entries(numbers)) {
      const answer = page.waitForResponse(`**/map/${plan}.svg`)
      await field(page, name).locator(`[value=${plan}]`).check()
      const { picture, number: printed } = await shown(page, name)
      expect(picture).toContain(`/map/${plan}.svg`)
      expect(await field(page, name).getAttribute(`data-${plan}`)).toBe(number)
      expect(printed).toBe(`"${number}"`)
      expect((await answer).status()).toBe(200)
    }
  })
}

test('the arrow keys choose', async ({ page }) => {
  await page.goto('/')
  await field(page, languages['/'].name).locator('[value=basic]').focus()
  await page.keyboard.press('ArrowDown')
  expect((await shown(page, languages['/'].name)).picture).toContain('/map/professional.svg')
})

test('a plan’s page opens with its own plan lit, with script and without', async ({ browser, baseURL }) => {
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ javaScriptEnabled, ...(baseURL && { baseURL }) })
    const page = await context.newPage()
    await page.goto('/pricing/2')
    const plan = page.getByRole('group', { name: languages['/'].name })
    await expect(plan.getByRole('radio', { name: named('Enterprise') })).toBeChecked()
    await expect(plan).toHaveCSS('--lit', /map\/enterprise\.svg/)
    await context.close()
  }
})
