import { content } from '../support/content.ts'
import { expect, test } from './fixture.ts'
import { LANGUAGES, press } from './languages.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test.skip(content.en.samples.testimonials.length < 3, 'a carousel has several slides')

for (const { locale, at, texts } of LANGUAGES) {
  test(`one quote is in view at a time, and only that one is read, in ${locale}`, async ({ page }) => {
    const { label, pause, goToSlide, next } = texts.home.testimonials
    const carousel = page.getByRole('region', { name: label })
    await page.clock.install()
    await page.goto(at('/'))
    await carousel.scrollIntoViewIfNeeded()
    await expect(carousel).toHaveAttribute('data-ready', 'true')
    for (const name of [pause, goToSlide.replace('{n}', '2'), next])
      await press(carousel.getByRole('button', { name, exact: true }))
    await expect(page.locator('.slide:not([inert])')).toHaveCount(1)
    const shown = carousel.locator('.slide').nth(2)
    await expect(shown).not.toHaveAttribute('inert')
    await expect(shown).toBeInViewport()
    await expect(page.locator('.slides')).toHaveCSS('transition-duration', '0.5s')
    await expect(page.locator('.slides')).toHaveAttribute('aria-live', 'polite')
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('all quotes can be read and no dead control is shown', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('.slide').first()).toBeVisible()
    for (const slide of await page.locator('.slide').all()) await expect(slide).toBeVisible()
    await expect(page.locator('.carousel-controls')).toBeHidden()
  })
})
