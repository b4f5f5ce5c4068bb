import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixture.ts'

const DELAY = 1000
const banner = (page: Page) => page.getByRole('region', { name: /Counting visits|สถิติ.?การ.?เข้า.?ชม/ })
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('consent-accepted'))

const NOON = new Date('2026-11-20T12:00:00+07:00')

/** A page whose clock stands still until the test moves it. */
async function open(page: Page, path = '/') {
  // A little earlier, since the clock runs until it is paused and cannot be paused in its past.
  await page.clock.install({ time: new Date(NOON.getTime() - 60_000) })
  await page.clock.pauseAt(NOON)
  await page.goto(path)
}

test('the banner appears a second after the page has loaded, and takes no focus', async ({ page }) => {
  await open(page)
  await page.clock.runFor(DELAY - 1)
  await expect(banner(page)).toBeHidden()
  await page.clock.runFor(1)
  await expect(banner(page)).toBeVisible()
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
})

test('each answer is stored, and not asked for again', async ({ page }) => {
  await open(page)
  for (const [name, answer] of [
    ['Accept all', 'true'],
    ['Reject non-essential', 'false'],
    ['Close and reject non-essential', 'false'],
  ] as const) {
    await page.clock.runFor(DELAY)
    await banner(page).getByRole('button', { name, exact: true }).click()
    await expect(banner(page), name).toBeHidden()
    expect(await stored(page), name).toBe(answer)
    await page.reload()
    await page.clock.runFor(2 * DELAY)
    await expect(banner(page), name).toBeHidden()
    await page.evaluate(() => localStorage.clear())
    await page.reload()
  }
})

test('an answer holds in every window that is open, and is not asked for there again', async ({ page, context }) => {
  const other = await context.newPage()
  for (const each of [page, other]) {
    await each.goto('/')
    await expect(banner(each)).toBeVisible()
  }
  await banner(page).getByRole('button', { name: 'Accept all' }).click()
  await expect(banner(other)).toBeHidden()
  expect(await stored(other)).toBe('true')
  // Withdrawn there, while it is open here by the footer's button.
  for (const each of [page, other]) await each.getByRole('button', { name: 'Cookie settings' }).click()
  await page.locator('#signup-companyName').focus()
  await banner(other).getByRole('button', { name: 'Reject non-essential', exact: true }).click()
  await expect(banner(page)).toBeHidden()
  await expect(page.locator('#signup-companyName')).toBeFocused()
  expect(await stored(page)).toBe('false')
})

test('opened to be answered anew, the banner stays open while something else is stored in another window', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  for (const each of [page, other]) await each.goto('/')
  await banner(page).getByRole('button', { name: 'Accept all' }).click()
  await page.getByRole('button', { name: 'Cookie settings' }).click()
  await page.evaluate(() => addEventListener('storage', () => document.body.setAttribute('data-heard', '')))
  await other.evaluate(() => localStorage.setItem('something-else', 'now'))
  await expect(page.locator('[data-heard]')).toBeAttached()
  await expect(banner(page)).toBeVisible()
})

test('accepting and rejecting have equal weight', async ({ page }) => {
  await open(page)
  await page.clock.runFor(DELAY)
  const [accept, reject] = await Promise.all(
    ['Accept all', 'Reject non-essential'].map((name) =>
      banner(page)
        .getByRole('button', { name, exact: true })
        .evaluate((button) => {
          const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(button)
          const { width, height } = button.getBoundingClientRect()
          return { color, backgroundColor, borderColor, fontSize, fontWeight, width, height }
        }),
    ),
  )
  expect(accept).toEqual(reject)
})

test('the footer opens the banner again, and the focus comes back after the answer', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('consent-accepted', 'true'))
  await page.goto('/')
  const settings = page.getByRole('button', { name: 'Cookie settings' })
  await settings.click()
  await expect(banner(page)).toBeVisible()
  await banner(page).getByRole('button', { name: 'Reject non-essential', exact: true }).click()
  expect(await stored(page)).toBe('false')
  await expect(settings).toBeFocused()
})

test('a focused field is never behind the banner, and after the answer the focus is on the page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page)
  await page.clock.runFor(DELAY)
  await page.locator('#signup-companyName').focus()
  const field = await page.locator('#signup-companyName').boundingBox()
  const top = (await banner(page).boundingBox())?.y ?? 0
  expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(top)
  await banner(page).getByRole('button', { name: 'Accept all' }).focus()
  await page.keyboard.press('Tab')
  expect(await stored(page)).toBeNull()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
  await expect.poll(() => page.evaluate(() => document.documentElement.style.scrollPaddingBottom)).toBe('')
})

test('Escape closes the banner when it was opened again, and leaves the answer as it was', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('consent-accepted', 'true'))
  await page.goto('/')
  await page.getByRole('button', { name: 'Cookie settings' }).click()
  await page.keyboard.press('Escape')
  await expect(banner(page)).toBeHidden()
  expect(await stored(page)).toBe('true')
})

/** Where something begins and ends from the top of the window. */
async function edges(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error(`${part} is not shown`)
  return { top: Math.round(box.y), bottom: Math.round(box.y + box.height) }
}

for (const [path, width, height] of [
  ['/', 320, 568],
  ['/th', 360, 640],
  ['/about', 390, 844],
] as const) {
  test(`at ${width} pixels the call bar of ${path} stays where it is, and the banner stands on it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await open(page, path)
    const bar = page.locator('#call-bar')
    const before = await edges(bar)
    expect(before.bottom).toBe(height)
    await page.clock.runFor(DELAY)
    await expect(banner(page)).toBeVisible()
    expect(await edges(bar)).toEqual(before)
    expect((await edges(banner(page))).bottom).toBe(before.top)
    // Neither covers what has the focus, the page's last line or a toast.
    const { top } = await edges(banner(page))
    const covered = await page.locator('main a:visible').evaluateAll((links, from) => {
      const isCovered = (link: HTMLElement) => {
        link.focus()
        return link.getBoundingClientRect().bottom > from
      }
      return links.filter((link) => isCovered(link as HTMLElement)).map(({ textContent }) => textContent)
    }, top)
    expect(covered).toEqual([])
    const last = page.locator('.footer-end a')
    await last.focus()
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    expect((await edges(last)).bottom).toBeLessThanOrEqual(top)
    await expect(page.locator('#notifications')).toHaveCSS('bottom', `${height - top}px`)
    await banner(page).getByRole('button').first().click()
    await expect(banner(page)).toBeHidden()
    expect(await edges(bar)).toEqual(before)
    await expect(page.locator('#notifications')).toHaveCSS('bottom', `${height - before.top}px`)
  })
}

test('while somebody types the banner has the place of the call bar', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page)
  await page.locator('#contact-subject').focus()
  await page.clock.runFor(DELAY)
  await expect(page.locator('#call-bar')).toBeHidden()
  await expect(banner(page)).toBeVisible()
  expect((await edges(banner(page))).bottom).toBe(740)
  await page.getByRole('button', { name: 'Send message' }).focus()
  await page.clock.runFor(DELAY)
  await expect(page.locator('#call-bar')).toBeVisible()
  const { top, bottom } = await edges(banner(page))
  expect(bottom).toBe((await edges(page.locator('#call-bar'))).top)
  await expect(page.locator('#notifications')).toHaveCSS('bottom', `${740 - top}px`)
})

test('in a low window the call bar waits until the banner is answered', async ({ page }) => {
  await page.setViewportSize({ width: 400, height: 450 })
  await open(page)
  const bar = page.locator('#call-bar')
  await expect(bar).toBeVisible()
  await page.clock.runFor(DELAY)
  await expect(bar).toBeHidden()
  expect((await edges(banner(page))).bottom).toBe(450)
  const keepsClear = () =>
    page.evaluate(() => [
      getComputedStyle(document.body).paddingBottom,
      getComputedStyle(document.documentElement).scrollPaddingBottom,
    ])
  const covered = await keepsClear()
  // Turned on its side, it is so low that nothing is fixed, and nothing covers anything.
  await page.setViewportSize({ width: 450, height: 380 })
  await expect.poll(keepsClear).toEqual(['0px', '8px'])
  await page.setViewportSize({ width: 400, height: 450 })
  await expect.poll(keepsClear).toEqual(covered)
  await banner(page).getByRole('button', { name: 'Accept all' }).click()
  await expect(bar).toBeVisible()
})

test('the banner takes less than a third of a small window with the header, and two fifths with the call bar', async ({
  page,
}) => {
  await open(page)
  for (const [path, width, height] of [
    ['/', 360, 640],
    ['/th', 360, 640],
    ['/', 320, 568],
    ['/th', 320, 568],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto(path)
    const where = `${path}, ${width} by ${height}`
    const taken = async (...parts: Locator[]) => {
      const boxes = await Promise.all(parts.map((part) => part.boundingBox()))
      return boxes.reduce((sum, box) => sum + (box?.height ?? 0), 0)
    }
    const header = page.getByRole('banner')
    const bar = page.locator('#call-bar')
    expect(await taken(header, bar), where).toBeLessThanOrEqual(height / 3)
    await page.clock.runFor(DELAY)
    await expect(banner(page), where).toBeVisible()
    expect(await taken(header, banner(page)), where).toBeLessThanOrEqual(height / 3)
    expect(await taken(header, bar, banner(page)), where).toBeLessThanOrEqual(height * 0.4)
    for (const choice of await banner(page).getByRole('button').all()) {
      const box = await choice.boundingBox()
      expect(box?.height, where).toBeGreaterThanOrEqual(44)
      expect(box?.width, where).toBeGreaterThanOrEqual(44)
    }
  }
})

test.describe('where motion is welcome', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('nothing moves when the banner comes, and its text is not the largest of the first screen', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await page.addInitScript(() => {
      const seen: string[] = []
      Object.assign(window, { seen })
      new PerformanceObserver((list) => {
        for (const { entryType } of list.getEntries()) seen.push(entryType)
      }).observe({ type: 'layout-shift', buffered: true })
      new PerformanceObserver((list) => {
        for (const { element } of list.getEntries() as (PerformanceEntry & { element?: Element | null })[]) {
          if (element?.closest('#cookie-banner')) seen.push('the banner is the largest')
        }
      }).observe({ type: 'largest-contentful-paint', buffered: true })
    })
    await page.goto('/th')
    await expect(banner(page)).toBeVisible()
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))))
    expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([])
  })
})
