import { keepTogether } from '../../site/content/keep-together.ts'
import { expect, test } from './fixture.ts'

const PHONE = { width: 360, height: 740 }

test('the services menu lists six services and the Thai news details', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Services' }).click()
  const menu = page.getByRole('list', { name: 'Our services' })
  await expect(menu.getByRole('link')).toHaveText([
    'Global Distribution',
    'Content Creation',
    'Performance Analytics',
    'Targeted Distribution',
    'SEO Optimization',
    'Thai News Distribution',
    'Thai news details',
  ])
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(page.getByRole('button', { name: 'Services' })).toBeFocused()
})

test('menus close on a press outside', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Services' }).click()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(page.getByRole('list', { name: 'Our services' })).toBeHidden()
})

test('on a phone the menu opens, and closes on the link that is chosen', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/')
  const contact = page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Contact' })
  await expect(contact).toBeHidden()
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('link', { name: 'Global Distribution' }).first()).toBeVisible()
  const getStarted = await page.getByRole('navigation').getByRole('link', { name: 'Get started' }).boundingBox()
  expect(getStarted?.x).toBe((await contact.boundingBox())?.x)
  await contact.click()
  await expect(contact).toBeHidden()
  await expect(page).toHaveURL(/\/#contact$/)
})

test('the open menu leaves its button in reach, whatever stands above the header', async ({ page }) => {
  // The question about cookies would come in the middle of it, and stand above the header in a low window.
  await page.addInitScript(() => localStorage.setItem('consent-accepted', 'false'))
  await page.goto('/')
  const offer = page.locator('.language-offer')
  await offer.evaluate((line: HTMLElement) => {
    line.style.cssText = 'display: block; height: 6rem'
  })
  const navigation = page.getByRole('navigation', { name: 'Main navigation' })
  for (const size of [PHONE, { width: 320, height: 568 }, { width: 740, height: 360 }]) {
    await page.setViewportSize(size)
    await page.getByRole('button', { name: 'Open menu' }).click()
    const header = await page.getByRole('banner').boundingBox()
    const panel = await navigation.boundingBox()
    expect(panel?.y, `${size.width} px`).toBe((header?.y ?? 0) + (header?.height ?? 0))
    expect((panel?.y ?? 0) + (panel?.height ?? 0)).toBeLessThanOrEqual(size.height)
    // A press that the panel received would lead elsewhere.
    await page.getByRole('button', { name: 'Close menu' }).click()
    await expect(navigation.getByRole('link', { name: 'Contact' })).toBeHidden()
    expect(new URL(page.url()).hash).toBe('')
  }
})

test('the way to the form is one press away, in the header or its menu', async ({ page }) => {
  for (const width of [320, 767, 768, 1440]) {
    await page.setViewportSize({ width, height: 740 })
    await page.goto('/about')
    const getStarted = page.getByRole('banner').getByRole('link', { name: 'Get started' })
    const menu = page.getByRole('button', { name: 'Open menu' })
    if (width < 768) await menu.click()
    await expect(getStarted, `${width} px`).toBeInViewport()
    await getStarted.click()
    await expect(page, `${width} px`).toHaveURL(/\/#signup$/)
  }
})

test('the header is one line in both languages, whatever the window', async ({ page }) => {
  const faults: string[] = []
  for (const path of ['/', '/th']) {
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    for (const width of [320, 375, 768, 1024, 1040, 1216, 1280]) {
      await page.setViewportSize({ width, height: 740 })
      const header = page.getByRole('banner')
      // Longer by a letter in the night edition.
      const under = await header.locator('.edition').evaluate((line) => {
        const after = [...document.querySelectorAll('.site-header :is(.menu-button, .site-nav > a)')]
        const lefts = after.filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect().left)
        // On the smallest phones it says the edition alone.
        const isWhole = getComputedStyle(line).visibility === 'visible'
        return Math.min(...lefts) - (isWhole ? line.getBoundingClientRect().right : 0)
      })
      if (under < 12) faults.push(`${path}, ${width} px: the line under the name ends ${under} px before the next`)
      const edges = await header.locator('> div').evaluate((line) => {
        const shown = [...line.children].filter((part) => part.checkVisibility() && !part.matches('.edition'))
        const end = line.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(line).paddingRight)
        return { end, last: Math.max(...shown.map((part) => part.getBoundingClientRect().right)) }
      })
      if (edges.last > edges.end + 1)
        faults.push(`${path}, ${width} px: ends at ${edges.last}, the page at ${edges.end}`)
      const height = (await header.boundingBox())?.height ?? Infinity
      if (height > 66) faults.push(`${path}, ${width} px: ${height} px high`)
      const outside = await header.locator('a, button').evaluateAll((controls) =>
        controls
          .filter((control) => control.checkVisibility() && !control.closest('.menu-panel'))
          .map((control) => ({ text: control.textContent, ...control.getBoundingClientRect().toJSON() }))
          .filter(({ left, right, height }) => left < 0 || right > innerWidth || height > 48)
          .map(({ text }) => text),
      )
      faults.push(...outside.map((text) => `${path}, ${width} px: ${text}`))
    }
  }
  expect(faults).toEqual([])
})

/** As much as a reader may ask for (WCAG 2.2, 1.4.12). */
const SPACED =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important } p { margin-bottom: 2em !important }'

test('where a reader sets letters, lines and paragraphs further apart, the line under the name keeps its place', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  for (const path of ['/', '/th']) {
    await page.goto(path)
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      document.adoptedStyleSheets = [sheet]
    }, SPACED)
    const boxOf = async (part: string) =>
      (await page.locator(`.site-header ${part}`).boundingBox()) ?? { y: 0, height: 0 }
    const [name, edition] = [await boxOf('.logo'), await boxOf('.edition')]
    // The name has room below its letters.
    expect(edition.y, path).toBeGreaterThan(name.y + 0.75 * name.height)
  }
})

test('where a reader sets letters and words further apart nothing of the header is cut off', async ({ page }) => {
  const faults: string[] = []
  for (const path of ['/', '/th', '/about']) {
    await page.goto(path)
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      document.adoptedStyleSheets = [sheet]
    }, `${SPACED} * { word-spacing: 0.16em !important }`)
    for (const width of [320, 768, 1024, 1100, 1280]) {
      await page.setViewportSize({ width, height: 740 })
      const header = page.getByRole('banner')
      const outside = await header
        .locator('a, button')
        .evaluateAll((controls) =>
          controls
            .filter((control) => control.checkVisibility() && control.getBoundingClientRect().right > innerWidth)
            .map(({ textContent }) => textContent),
        )
      faults.push(...outside.map((text) => `${path}, ${width} px: ${text}`))
      // In one line, under which the day stands.
      const height = (await header.boundingBox())?.height ?? Infinity
      if (height > 66) faults.push(`${path}, ${width} px: ${height} px high`)
    }
  }
  expect(faults).toEqual([])
})

test('a menu closes when the focus leaves it, and the phone’s menu when the window grows', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Services' }).click()
  const last = page.getByRole('list', { name: 'Our services' }).getByRole('link').last()
  await last.focus()
  await page.keyboard.press('Tab')
  await expect(last).toBeHidden()
  await page.setViewportSize(PHONE)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(
    page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'About' }),
  ).toBeVisible()
  await expect.poll(() => page.locator('#site-menu').evaluate((menu) => menu.matches(':popover-open'))).toBe(false)
})

test('a menu stays open while the focus is in it, on its button or in another window, and after a choice that is no link', async ({
  page,
}) => {
  await page.goto('/')
  const opener = page.getByRole('button', { name: 'Services' })
  const links = page.getByRole('list', { name: 'Our services' }).getByRole('link')
  await opener.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(links.nth(1)).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(opener).toBeFocused()
  await expect(links.first()).toBeVisible()
  await links.first().focus()
  await links.first().evaluate((link: HTMLElement) => link.blur())
  await expect(links.first()).toBeVisible()
  await page.getByRole('button', { name: 'Theme' }).click()
  const dark = page.getByRole('radio', { name: 'Dark' })
  await dark.check()
  await expect(dark).toBeVisible()
})

test.describe('away from home', () => {
  test.use({ expectedConsole: [/404 \(Not Found\)/] })

  test('anchors lead to the home page of the language', async ({ page }) => {
    await page.goto('/th/nowhere')
    await expect(page.getByRole('link', { name: keepTogether('เริ่มส่งข่าวกับเรา', 'th') })).toHaveAttribute(
      'href',
      '/th#signup',
    )
    await expect(page.getByRole('link', { name: keepTogether('ขั้นตอนการทำงาน', 'th') })).toHaveAttribute(
      'href',
      '/th#how-it-works',
    )
  })
})
