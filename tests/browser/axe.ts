import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

async function expectNoViolations(page: Page, axe: AxeBuilder, where: string) {
  const { violations } = await axe.options({ resultTypes: ['violations'] }).analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`)
  expect(found, `${page.url()}, ${where}`).toEqual([])
}

/**
 * Axe finds nothing on the page as it stands, by day and by night, in windows of these widths: WCAG 2.2, A and AA, and
 * what its authors call best practice. A theme changes colours and nothing else, so by night contrast alone is measured.
 */
export async function expectAccessible(page: Page, widths: readonly number[] = [360, 1280]) {
  const theme = (choice: string) =>
    page.evaluate((value) => {
      document.documentElement.dataset.theme = value
    }, choice)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await theme('light')
    await expectNoViolations(page, new AxeBuilder({ page }).withTags(WCAG), `light, ${width} px`)
    await theme('dark')
    await expectNoViolations(page, new AxeBuilder({ page }).withRules('color-contrast'), `dark, ${width} px`)
  }
}
