import { expect, test } from './fixture.ts'
import { standingOut, TWICE, WIDTHS_OF_LARGE } from './letters.ts'

/** What lies over what, of texts and controls that each have a place of their own. */
function overlapping(): string[] {
  const alone = (selector: string) => {
    const all = [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility())
    return all.flatMap((one, at) =>
      all.slice(at + 1).flatMap((other) => {
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
        // Lines of letters are higher than most letters are.
        return across > 1 && down > 8 ? [`${one.textContent.trim()} and ${other.textContent.trim()}`] : []
      }),
    )
  }
  const apart = ['.edition, .site-header > div > :not(nav) button, .site-nav-button', '.call-bar :is(span, .button)']
  return [...apart, '.thailand-label'].flatMap(alone)
}

for (const path of ['/', '/th']) {
  test(`with letters set to twice their size no words of ${path} lie over others, and signs are as large as they`, async ({
    page,
  }) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Page.setFontSizes', { fontSizes: TWICE })
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(path)
      await page.locator('.thailand').scrollIntoViewIfNeeded()
      await expect(page.locator('.thailand-frame')).toHaveCSS('max-width', '272px')
      expect(await page.evaluate(overlapping)).toEqual([])
    }
    const signs = await page.locator('.site-header .lucide').evaluateAll((all) => all.map((one) => one.clientHeight))
    expect(Math.min(...signs.filter((height) => height > 0))).toBeGreaterThanOrEqual(32)
    // Of every page, without the banner, in every-page.spec.ts.
    await expect(page.locator('#cookie-banner')).toBeVisible()
    for (const width of WIDTHS_OF_LARGE) {
      await page.setViewportSize({ width, height: 900 })
      expect(await page.evaluate(standingOut), `${width} px`).toEqual([])
    }
  })
}

test('with letters set to twice their size the menu of a small window shows its links', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('consent-accepted', 'false'))
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: TWICE })
  await page.goto('/')
  const offer = page.locator('.language-offer')
  await offer.evaluate((line: HTMLElement) => {
    line.style.display = 'flex'
  })
  for (const size of [
    { width: 320, height: 568 },
    { width: 568, height: 320 },
  ]) {
    await page.setViewportSize(size)
    await page.getByRole('button', { name: 'Open menu' }).press('Enter')
    // How many lines it has above the header is up to the machine's Thai face; a reader scrolls past it with the menu open.
    await offer.evaluate((line: HTMLElement) => scrollBy(0, line.offsetHeight))
    const first = page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link').first()
    await expect(first, `${size.width} px`).toBeInViewport({ ratio: 0.9 })
    await page.keyboard.press('Escape')
  }
})

test('with letters set to twice their size a cell of a table has the whole line, as its words have no room beside another', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: TWICE })
  for (const [path, table] of [
    ['/th/services/targeted-distribution', '.outlets-table'],
    ['/th/services/performance-analytics', '.report-kinds'],
  ] as const) {
    await page.goto(path)
    await page.locator(table).scrollIntoViewIfNeeded()
    await expect(page.locator('.site-header')).toHaveCSS('position', 'static')
    const widths = await page
      .locator(`${table} tbody :is(th, td)`)
      .evaluateAll((cells) => cells.filter((cell) => cell.checkVisibility()).map((cell) => cell.clientWidth))
    expect(Math.min(...widths), path).toBe(await page.locator(table).evaluate((all) => all.clientWidth))
  }
})
