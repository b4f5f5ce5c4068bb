import { expect, test } from './fixture.ts'
import { LANGUAGES, press } from './languages.ts'

test('a linked question is open, and it alone', async ({ page }) => {
  await page.goto('/faq#crisis-communications')
  await expect(page.locator('#crisis-communications')).toHaveAttribute('open', '')
  await expect(page.locator('#crisis-communications summary')).toBeInViewport()
  await expect(page.locator('details[data-group=faq][open]')).toHaveCount(1)
})

test('one question is open at a time, across all subjects', async ({ page }) => {
  for (const { at } of LANGUAGES) {
    await page.goto(at('/faq'))
    const questions = page.locator('details[data-group=faq] summary')
    await press(questions.first())
    await expect(page.locator('details[data-group=faq]').first()).toHaveAttribute('open', '')
    await questions.last().press('Enter')
    await expect(page.locator('details[data-group=faq]').last()).toHaveAttribute('open', '')
    await expect(page.locator('details[data-group=faq][open]')).toHaveCount(1)
  }
})

test('a tile leads to its subject', async ({ page }) => {
  for (const { at } of LANGUAGES) {
    await page.goto(at('/faq'))
    await press(page.locator('nav [href="#pricing-payment"]'))
    await expect(page).toHaveURL(/#pricing-payment$/)
    await expect(page.locator('#pricing-payment').getByRole('heading').first()).toBeInViewport()
  }
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('a pressed question stays where it was pressed', async ({ page }) => {
      for (const [path, width, height] of [
        ['/faq', 375, 667],
        ['/faq', 1280, 800],
        ['/th/pricing/1', 375, 667],
      ] as const) {
        await page.setViewportSize({ width, height })
        await page.goto(path)
        const questions = page.locator('.accordion summary')
        const [first, second] = [questions.first(), questions.nth(1)]
        const top = async () => (await second.boundingBox())?.y ?? Number.NaN
        await first.click()
        // The second question stands below the header, as after reading the first answer.
        await page.mouse.wheel(0, (await top()) - 140)
        await expect.poll(top).toBeLessThan(145)
        const pressed = await top()
        await second.click()
        await expect(page.locator('.accordion details').nth(1)).toHaveAttribute('open', '')
        expect(Math.abs((await top()) - pressed), `${path}, ${width} px`).toBeLessThanOrEqual(2)
      }
    })
  })
}

test('a question above closes and the page scrolls in one step, also on a slow phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 })
  await page.goto('/faq')
  const [first, second] = [page.locator('.accordion summary').first(), page.locator('.accordion summary').nth(1)]
  await first.click()
  await second.scrollIntoViewIfNeeded()
  /** Runs after the press, and before the next frame. */
  const moved = second.evaluate(async (summary: HTMLElement) => {
    const { top } = summary.getBoundingClientRect()
    await new Promise((resolve) => {
      new MutationObserver(resolve).observe(summary.parentElement as Element, { attributes: true })
    })
    return summary.getBoundingClientRect().top - top
  })
  await second.click()
  expect(Math.abs(await moved)).toBeLessThanOrEqual(2)
})

test('release dates read a typed year of the Buddhist Era, and refuse a day that does not exist', async ({ page }) => {
  await page.goto('/faq')
  const form = page.getByRole('form', { name: 'When will your release reach the outlets?' })
  async function type(label: string | RegExp, day: string) {
    await form.locator('label', { hasText: label }).click()
    await page.keyboard.type(day)
    // From the year to the hour.
    await page.keyboard.press('Tab')
    await page.keyboard.type('1000AM')
  }
  await form.scrollIntoViewIfNeeded()
  await expect(page.locator('astro-island[ssr]', { has: form })).toHaveCount(0)
  await type('You approve on', '11302569')
  await type(/^Embargo until/, '02302027')
  await form.getByRole('button', { name: 'Show the times' }).click()
  await expect(form.getByLabel(/^Embargo until/)).toHaveAccessibleDescription(/Error: We cannot read this day and time/)
  await expect(form.getByLabel(/^Embargo until/)).toBeFocused()
  await form.getByLabel(/^Embargo until/).clear()
  await form.getByRole('button', { name: 'Show the times' }).click()
  await expect(page.getByRole('region', { name: 'Your release, hour by hour' })).toContainText('November 30, 2026')
})
