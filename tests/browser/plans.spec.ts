import { getFigureValue } from '../../site/content/compose/figure.ts'
import { content } from '../support/content.ts'
import { expect, test } from './fixture.ts'

const { plans } = content.en

test('the home page names its price within the second screen', async ({ page }) => {
  for (const path of ['/', '/th']) {
    await page.goto(path)
    for (const [width, height] of [
      [390, 844],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height })
      const price = await page
        .getByText(getFigureValue(content.en.figures, 'plans.basic.price').toLocaleString('en'))
        .first()
        .boundingBox()
      const end = (price?.y ?? Infinity) + (price?.height ?? 0)
      expect(end, `${path}, ${width} by ${height}`).toBeLessThanOrEqual(2 * height)
    }
  }
})

test('what is included is said in words, and a table names its columns where there is room', async ({ page }) => {
  await page.goto('/pricing/0')
  const said = (name: RegExp) => page.getByRole('row', { name }).getByRole('cell')
  await expect(said(/Release written by us/)).toHaveText(['Not included', 'Included', 'Included'])
  await expect(said(/Editorial check/)).toHaveText(['Included', 'Included', 'Included'])
  // On phones each cell names its column itself.
  for (const width of [320, 768]) {
    await page.setViewportSize({ width, height: 900 })
    const head = page.locator('.feature-table thead')
    await expect(head, `${width} px`).toBeVisible({ visible: width === 768 })
  }
})

for (const path of ['/pricing/0', '/th/pricing/1']) {
  test(`the smallest phone shows the plans of ${path} side by side below each feature, and which is whose`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    const rows = await page.locator('.feature-table tbody tr').evaluateAll((all) =>
      all.map((row) => {
        const [feature, ...cells] = [...row.children].map((cell) => cell.getBoundingClientRect())
        return {
          isBelow: cells.every(({ top }) => feature !== undefined && top >= feature.bottom),
          tops: new Set(cells.map(({ top }) => Math.round(top))).size,
          isWithin: row.scrollWidth <= row.clientWidth,
          names: [...row.children].slice(1).map((cell) => getComputedStyle(cell, '::before').content),
        }
      }),
    )
    expect(rows.length).toBeGreaterThan(5)
    const names = plans.map(({ name }) => expect.stringContaining(name))
    for (const row of rows) expect(row).toEqual({ isBelow: true, tops: 1, isWithin: true, names })
  })
}
