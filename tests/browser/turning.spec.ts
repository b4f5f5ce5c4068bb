import { expect, test } from './fixture.ts'
import { turning } from './turning.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('the sheet and the headline of the home page stand on it in the other language, too', async ({ page }) => {
  for (const path of ['/', '/th']) {
    await page.goto(path)
    expect(await turning(page)).toEqual(expect.arrayContaining(['headline', 'sheet']))
  }
})

test('the line of a service is its page’s heading, and a cover is its article’s', async ({ page }) => {
  await page.goto('/')
  expect(await turning(page)).toContain('service-content-creation')
  await page.goto('/services/content-creation')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('view-transition-name', 'service-content-creation')
  await page.goto('/blog')
  expect(await turning(page)).toContain('cover-measuring-pickup-honestly')
  await page.goto('/blog/measuring-pickup-honestly')
  await expect(page.locator('svg.art').first()).toHaveCSS('view-transition-name', 'cover-measuring-pickup-honestly')
})

test('the wire carries on from the link to the node at which the next page begins', async ({ page }) => {
  await page.goto('/')
  const link = page.locator('#faq').getByRole('link', { name: 'All questions and answers' })
  await link.focus()
  await expect(link).toHaveCSS('view-transition-name', 'signal')
  await page.goto('/faq')
  expect(await turning(page)).toContain('signal')
})

test('following a link turns the page without a fault', async ({ page }) => {
  await page.goto('/')
  await page.locator('#services a[href="/services/content-creation"]').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Content Creation' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 2, name: 'Six services, from draft to report' })).toBeVisible()
})

const AT_ONCE = {
  'who prefers less motion': { contextOptions: { reducedMotion: 'reduce' } },
  'who reads with a finger': { isMobile: true, hasTouch: true },
} as const

for (const [who, options] of Object.entries(AT_ONCE)) {
  test.describe(who, () => {
    test.use(options)

    test('gets the next page at once: nothing has a name', async ({ page }) => {
      for (const path of ['/', '/th/services/seo-optimization', '/blog']) {
        await page.goto(path)
        expect(await turning(page)).toEqual([])
      }
    })
  })
}
