import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Axe finds nothing on the page as it stands: WCAG 2.2, A and AA, and what its authors call best practice. */
export async function expectNoViolations(page: Page, where = '') {
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`)
  expect(found, where).toEqual([])
}

/** The same by day and by night, on a phone and on a desktop. */
export async function expectNoViolationsAnywhere(page: Page) {
  for (const theme of ['light', 'dark']) {
    await page.evaluate((choice) => {
      document.documentElement.dataset.theme = choice
    }, theme)
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await expectNoViolations(page, `${theme}, ${width} px`)
    }
  }
}
