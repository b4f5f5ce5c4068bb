import { expect, test } from './fixture.ts'

test('on paper a page is black on white, whatever its theme, and has only what paper can show', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('ui-theme', 'dark'))
  await page.emulateMedia({ media: 'print' })
  await page.goto('/')
  const colour = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).color)
  expect(await colour('h1')).toBe('rgb(0, 0, 0)')
  // What the page does not cover, its margin, is the browser's own paper.
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light')
  const edition = page.locator('.edition')
  expect(await edition.evaluate((line) => getComputedStyle(line, '::before').content)).toContain('Day edition')
  expect(await colour('#international-distribution h2')).toBe('rgb(0, 0, 0)')
  expect(await colour('#next-step h2')).toBe('rgb(0, 0, 0)')
  for (const hidden of ['.call-bar', '#signup-form', '.site-nav-button', '#language-menu']) {
    await expect(page.locator(hidden)).toBeHidden()
  }
  // No head at the foot of a sheet, and no footer on two.
  await expect(page.locator('#plans .section-head')).toHaveCSS('break-after', 'avoid')
  await expect(page.locator('.site-footer')).toHaveCSS('break-inside', 'avoid')
  // No part of a small table on the next sheet.
  await expect(page.locator('.which-plan table')).toHaveCSS('break-inside', 'avoid')
  // No words without their speaker.
  await expect(page.locator('.quote').first()).toHaveCSS('break-inside', 'avoid')
  // Every answer is printed, opened or not.
  await expect(page.locator('#how-long .accordion-content')).toBeVisible()
  // On A4 each head stands over its column, and what only a screen can choose has none.
  await page.setViewportSize({ width: 690, height: 990 })
  const table = page.locator('.plan-list')
  const edges = (cells: string) =>
    table.locator(cells).evaluateAll((all) =>
      all
        .map((cell) => cell.firstChild)
        .map((text) => {
          const range = document.createRange()
          if (text) range.selectNode(text)
          return Math.round(range.getBoundingClientRect().left)
        }),
    )
  expect((await edges('tbody tr:first-child > :visible')).slice(2)).toEqual((await edges('thead th:visible')).slice(2))
  await expect(table.locator('thead th').last()).toBeHidden()
})

test('on paper tables are tables, the ledger is compact, and the pen is red', async ({ page }) => {
  // A4 without its margins.
  await page.setViewportSize({ width: 690, height: 990 })
  await page.emulateMedia({ media: 'print' })
  await page.goto('/services/performance-analytics')
  const clippings = page.locator('.report-clippings')
  await expect(clippings.getByRole('columnheader', { name: 'Clicks' })).toBeVisible()
  await expect(clippings.locator('tbody tr').first()).toHaveCSS('display', 'table-row')
  expect(await clippings.evaluate((table) => table.scrollWidth - table.clientWidth)).toBe(0)
  // A number and its head end where their sum does.
  const rightEdge = (cell: string) =>
    clippings.locator(cell).evaluate((element) => {
      const words = document.createRange()
      words.selectNodeContents(element)
      return Math.round(words.getBoundingClientRect().right)
    })
  const clicks = await rightEdge('tfoot td')
  expect(await rightEdge('thead th:nth-child(5)')).toBe(clicks)
  expect(await rightEdge('tbody tr:first-child td:nth-child(5)')).toBe(clicks)

  await page.goto('/about')
  // No value's name at the foot of a sheet.
  await expect(page.locator('#values dl > div').first()).toHaveCSS('break-inside', 'avoid')
  await expect(page.locator('.why')).toHaveCSS('break-inside', 'avoid')
  const ledger = await page.locator('#figures').boundingBox()
  expect(ledger?.height).toBeLessThan(5_000)
  await expect(page.locator('#figures-thai-network .ledger-lines')).toBeVisible()

  await page.goto('/th/thai-news-distribution')
  for (const inked of ['.galley p[id]', '.galley [lang] ins'])
    await expect(page.locator(inked).first()).toHaveCSS('color', 'rgb(191, 52, 25)')
  const stroke = page.locator('.galley [lang] del i').first()
  expect(await stroke.evaluate((word) => getComputedStyle(word, '::after').backgroundColor)).toBe('rgb(191, 52, 25)')
})

test('on paper the plan finder is its answer, with what was asked; where nothing was, it is not printed', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto('/pricing/0')
  await expect(page.locator('.finder')).toBeHidden()
  const asked = 'market=both&industry=finance&writing=translate&languages=both&deadline=same-day&releases=12'
  await page.goto(`/pricing/0?${asked}`)
  const answer = page.locator('.finder .release')
  await expect(answer.getByRole('heading', { name: 'The plan for it' })).toBeVisible()
  await expect(answer.locator('.finder-price')).toContainText('11,988')
  await expect(answer.getByText('How many releases?')).toBeVisible()
  await expect(page.locator('.finder form')).toBeHidden()
})

test('on paper no file is offered and no film is a frame without a picture', async ({ page }) => {
  await page.goto('/blog')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.resource').first()).toBeVisible()
  for (const hidden of ['.resource-files', '.resource-video video']) {
    await expect(page.locator(hidden)).not.toHaveCount(0)
    for (const part of await page.locator(hidden).all()) await expect(part, hidden).toBeHidden()
  }
  await expect(page.locator('.resource-video details p').first()).toBeVisible()
})

test('on paper a Thai heading has its marks within its line, and a sheet neither ends in a head nor is a footer', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto('/th/faq')
  for (const heading of ['.section-head h2', '.when-rules h3'])
    expect(
      await page
        .locator(heading)
        .first()
        .evaluate((element) => {
          const { lineHeight, fontSize } = getComputedStyle(element)
          return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize)
        }),
    ).toBeGreaterThan(1.6)
  // Chromium begins what is no block at the foot of a sheet, where its head stands then alone.
  for (const block of ['.accordion summary', '.when-rules'])
    await expect(page.locator(block).first()).toHaveCSS('display', 'block')
  await expect(page.locator('.when-rules p').last()).toHaveCSS('break-inside', 'avoid')
  await expect(page.locator('body')).toHaveCSS('padding-bottom', '0px')
  // A4 without its margins.
  await page.setViewportSize({ width: 690, height: 990 })
  for (const article of ['/blog/embargoes-across-time-zones', '/th/blog/embargoes-across-time-zones']) {
    await page.goto(article)
    await expect(page.locator('.article-body')).toHaveCSS('display', 'block')
    // The address stands in the last column, below its last paragraph and with room for all of it.
    const column = await page.locator('.article-body .prose').boundingBox()
    const address = await page.locator('.colophon').boundingBox()
    const footer = await page.locator('.site-footer').boundingBox()
    expect(address?.x, article).toBeGreaterThan((column?.x ?? 0) + (column?.width ?? 0) / 2)
    expect((footer?.y ?? 0) + (footer?.height ?? 0), article).toBeLessThanOrEqual(
      (column?.y ?? 0) + (column?.height ?? 0),
    )
  }
  const table = page.locator('.prose-table').first()
  expect(await table.evaluate((frame) => frame.scrollWidth - frame.clientWidth)).toBe(0)
})

/** The pages that people print. */
const printed = [
  '/blog/measuring-pickup-honestly',
  '/th/blog/measuring-pickup-honestly',
  '/pricing/1',
  '/th/pricing/1',
  '/media-kit',
  '/th/media-kit',
]

for (const path of printed) {
  test(`${path} prints as a page of a newspaper: its name, columns, its address, and no way to anywhere`, async ({
    page,
  }) => {
    await page.goto(path)
    const colophon = page.locator('.colophon')
    await expect(colophon).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('.site-header .logo')).toBeVisible()
    await expect(page.locator('.edition span')).toBeVisible()
    await expect(colophon).toBeVisible()
    await expect(colophon).toContainText(path)
    // Who made it stands beside the picture: a footer below it would often be all there is on a sheet.
    const picture = await colophon.locator('svg').boundingBox()
    const footer = await page.locator('.footer-contact').boundingBox()
    expect(footer?.y).toBeLessThan((picture?.y ?? 0) + (picture?.height ?? 0) / 2)
    expect(footer?.x).toBeGreaterThan((picture?.x ?? 0) + (picture?.width ?? 0))
    for (const hidden of ['.site-nav', '.breadcrumb', '.footer-columns', '.call-bar', 'main form', '.reach'])
      for (const part of await page.locator(hidden).all()) await expect(part, hidden).toBeHidden()
    const columns = page.locator('.article-body .prose, .with-sidebar-text, .kit-page')
    for (const column of await columns.all()) await expect(column).toHaveCSS('column-count', '2')
    expect(await columns.count()).toBe(1)
  })
}
