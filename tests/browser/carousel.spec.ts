import type { Page } from '@playwright/test'
import { content } from '../support/content.ts'
import { expect, test } from './fixture.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const last = content.en.samples.testimonials.length
test.skip(last < 3, 'a carousel has several slides')
const carousel = (page: Page) => page.getByRole('region', { name: 'Client testimonials' })
const button = (page: Page, name: string) => carousel(page).getByRole('button', { name, exact: true })
const dot = (page: Page, number: number) => button(page, `Go to slide ${number}`)

/** Opens the page with a paused clock and an initialized carousel. */
async function open(page: Page) {
  await page.clock.install()
  await page.goto('/')
  await carousel(page).scrollIntoViewIfNeeded()
  await expect(carousel(page)).toHaveAttribute('data-ready', 'true')
}

test('one quote is in view at a time, and only that one is read', async ({ page }) => {
  await open(page)
  await button(page, 'Pause').click()
  await dot(page, 3).click()
  await expect(page.locator('.slide:not([inert])')).toHaveCount(1)
  const shown = carousel(page).getByRole('group', { name: `Slide 3 of ${last}` })
  await expect(shown).not.toHaveAttribute('inert')
  await expect(shown).toBeInViewport()
  await expect(page.locator('.slides')).toHaveCSS('transition-duration', '0.5s')
  await expect(page.locator('.slides')).toHaveAttribute('aria-live', 'polite')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('all quotes can be read and no dead control is shown', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('.slide')).toHaveCount(last)
    for (const slide of await page.locator('.slide').all()) await expect(slide).toBeVisible()
    await expect(page.locator('.carousel-controls')).toBeHidden()
  })
})
