import type { Page } from '@playwright/test'
import { expect, test } from './fixture.ts'
import { fillInSignup, wake } from './signup.ts'

/** A phone without buttons: its notch and its home bar, held upright and laid on its side. */
const UPRIGHT = { width: 390, height: 844, side: 0, foot: 34 }
const ON_ITS_SIDE = { width: 812, height: 400, side: 50, foot: 21 }
/** As low as the browser's own bars make it: nothing but what is asked for stays in place then. */
const LOW = { ...ON_ITS_SIDE, height: 330 }

const named = ({ width, height }: typeof UPRIGHT) => `${width} × ${height}`

async function hold(page: Page, { width, height, side, foot }: typeof UPRIGHT) {
  await page.setViewportSize({ width, height })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setSafeAreaInsetsOverride', {
    insets: { top: 0, left: side, right: side, bottom: foot },
  })
}

/** The words and controls that show within the window but for what is covered: of the whole page, or of one part. */
const covered = (page: Page, { side, foot }: typeof UPRIGHT, part = 'body', isFixed = false) =>
  page.evaluate(
    ({ side, foot, part, isFixed }) => {
      const shown = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: false }) &&
        // The mark at the wire's end hangs on it, and the slides that wait stand beside the window.
        !element.closest('.end-mark, .slide ~ .slide, script, style, .sr-only, .skip-link')
      const isOut = ({ left, right, bottom, width }: DOMRect) =>
        width > 1 &&
        (left < side - 0.5 ||
          right > window.innerWidth - side + 0.5 ||
          (isFixed && bottom > window.innerHeight - foot + 0.5))
      const out: string[] = []
      for (const root of document.querySelectorAll(part)) {
        const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          if (!text.textContent?.trim() || !text.parentElement || !shown(text.parentElement)) continue
          const range = document.createRange()
          range.selectNodeContents(text)
          if ([...range.getClientRects()].some(isOut)) out.push(text.textContent.trim())
        }
        for (const control of root.querySelectorAll('button, .button, input, select, textarea')) {
          if (shown(control) && isOut(control.getBoundingClientRect())) out.push(control.outerHTML.slice(0, 80))
        }
      }
      return out
    },
    { side, foot, part, isFixed },
  )

const withAnswer = (page: Page) => page.addInitScript(() => localStorage.setItem('consent-accepted', 'false'))

for (const path of ['/', '/th', '/th/pricing/1', '/blog/a-quote-worth-printing', '/faq', '/th/nowhere']) {
  test.describe(path, () => {
    test.use({ expectedConsole: [/status of 404/] })

    test(`on a phone that lies on its side no words of ${path} are under its notch`, async ({ page }) => {
      await withAnswer(page)
      await hold(page, ON_ITS_SIDE)
      await page.goto(path)
      expect(await covered(page, ON_ITS_SIDE)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(ON_ITS_SIDE.width)
      // As wide as the page's width leaves them, which is its gutter more than the notch does.
      const tables = await page
        .locator('main table')
        .evaluateAll((all) =>
          all.filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect().right),
        )
      for (const right of tables) expect(right).toBeLessThanOrEqual(ON_ITS_SIDE.width - ON_ITS_SIDE.side - 19)
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      await expect(page.locator('.site-footer a[href="#top"]')).toBeInViewport()
      await expect.poll(() => covered(page, ON_ITS_SIDE, '.site-footer', true)).toEqual([])
    })
  })
}

for (const held of [UPRIGHT, ON_ITS_SIDE, LOW]) {
  test(`menus keep clear of notch and home bar at ${named(held)}`, async ({ page }) => {
    await withAnswer(page)
    await hold(page, held)
    await page.goto('/th')
    const buttons = await page.locator('.site-header button[popovertarget]:visible').all()
    expect(buttons.length).toBe(3)
    for (const button of buttons) {
      await button.click()
      const panel = `#${await button.getAttribute('popovertarget')}`
      await page.locator(panel).evaluate((menu) => menu.scrollTo(0, menu.scrollHeight))
      expect(await covered(page, held, panel, true)).toEqual([])
      await page.keyboard.press('Escape')
    }
  })

  test(`the cookie banner keeps clear of notch and home bar at ${named(held)}, and its ground does not`, async ({
    page,
  }) => {
    await hold(page, held)
    await page.goto('/')
    await expect(page.locator('#cookie-banner')).toBeVisible()
    expect(await covered(page, held, '#cookie-banner', held !== LOW)).toEqual([])
    const ground = await page.locator(held === UPRIGHT ? '#call-bar' : '#cookie-banner').evaluate((bar) => ({
      ...bar.getBoundingClientRect().toJSON(),
      isFixed: getComputedStyle(bar).position === 'fixed',
    }))
    expect(ground).toMatchObject({ left: 0, right: held.width, isFixed: held !== LOW })
    if (held !== LOW) expect(ground.bottom).toBe(held.height)
    // One upon the other, with no gap of the height of the home bar between them.
    if (held === UPRIGHT) {
      expect(await covered(page, held, '#call-bar', true)).toEqual([])
      expect(await page.locator('#cookie-banner > div').evaluate((div) => getComputedStyle(div).paddingBottom)).toBe(
        '0px',
      )
    }
  })

  test(`a toast keeps clear of notch and home bar at ${named(held)}`, async ({ page }) => {
    await withAnswer(page)
    await hold(page, held)
    await page.goto('/')
    await page.route('**/api/signup', (route) =>
      route.fulfill({ status: 201, json: { id: '1', receivedAt: '2026-11-21T07:00:00.000Z' } }),
    )
    await wake(page, 'signup')
    await fillInSignup(page, { fullName: 'Somchai Jaidee' })
    await page.getByRole('button', { name: 'Send request' }).click()
    await expect(page.locator('.toast')).toBeVisible()
    await page.locator('.toast').evaluate((toast) => Promise.all(toast.getAnimations().map(({ finished }) => finished)))
    expect(await covered(page, held, '.toast', true)).toEqual([])
  })
}
