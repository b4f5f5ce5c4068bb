import type { Page } from '@playwright/test'
import { formatDate } from '../../site/locale/dates.ts'
import { contrast, lightness } from './contrast.ts'
import { expect, test } from './fixture.ts'

const PAPER_LIGHT = 'rgb(251, 248, 241)'
const PAPER_DARK = 'rgb(13, 21, 32)'

const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)

async function choose(page: Page, theme: string) {
  await page.getByRole('button', { name: 'Theme' }).click()
  await page.getByRole('radio', { name: theme }).check()
  await page.keyboard.press('Escape')
}

test('light where nothing is stored, whatever the system prefers', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  expect(await paper(page)).toBe(PAPER_LIGHT)
})

test('a choice is saved when it is made and stands from the first paint of the next page', async ({ page }) => {
  await page.goto('/')
  await choose(page, 'Dark')
  await expect.poll(() => paper(page)).toBe(PAPER_DARK)
  expect(await page.evaluate(() => localStorage.getItem('ui-theme'))).toBe('dark')
  // Written down by the first script of the page, before there is a body to paint.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return
      document.documentElement.dataset.themeAtBody = document.documentElement.dataset.theme
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/th')
  await expect(page.locator('html')).toHaveAttribute('data-theme-at-body', 'dark')
})

test('system follows the operating system live', async ({ page }) => {
  await page.goto('/')
  await choose(page, 'System')
  expect(await paper(page)).toBe(PAPER_LIGHT)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => paper(page)).toBe(PAPER_DARK)
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(() => paper(page)).toBe(PAPER_LIGHT)
})

test('where nothing may be stored, a choice stands on its page, also when that has been out of view', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('forbidden', 'SecurityError')
      },
    }),
  )
  await page.goto('/')
  await choose(page, 'Dark')
  await expect.poll(() => paper(page)).toBe(PAPER_DARK)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  expect(await paper(page)).toBe(PAPER_DARK)
  await choose(page, 'System')
  await expect.poll(() => paper(page)).toBe(PAPER_LIGHT)
  await page.emulateMedia({ colorScheme: 'dark' })
  await choose(page, 'Light')
  await choose(page, 'System')
  await expect.poll(() => paper(page)).toBe(PAPER_DARK)
})

test('where the room of the browser is full, a choice stands on its page until another is stored', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await choose(page, 'Dark')
  await expect.poll(() => paper(page)).toBe(PAPER_DARK)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  expect(await paper(page)).toBe(PAPER_DARK)
  await page.getByRole('button', { name: 'Theme' }).click()
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
  const other = await page.context().newPage()
  await other.goto('/')
  await other.evaluate(() => localStorage.setItem('ui-theme', 'light'))
  await expect.poll(() => paper(page)).toBe(PAPER_LIGHT)
  await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked()
})

test('the arrow keys choose, and the stored choice is shown', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Theme' }).click()
  await page.getByRole('radio', { name: 'Light' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
  await page.reload()
  await page.getByRole('button', { name: 'Theme' }).click()
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
})

test('the bar of the browser takes the colour of the theme', async ({ page }) => {
  const bar = page.locator('meta[name="theme-color"]')
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  await expect(bar).toHaveAttribute('content', '#fbf8f1')
  await page.evaluate(() => localStorage.setItem('ui-theme', 'system'))
  await page.reload()
  await expect(bar).toHaveAttribute('content', '#0d1520')
})

for (const theme of ['light', 'dark']) {
  test(`who asks for more contrast has it in all that is read, on paper and sheet, by night too: ${theme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ contrast: 'more' })
    await page.addInitScript((chosen) => localStorage.setItem('ui-theme', chosen), theme)
    await page.goto('/')
    for (const edition of ['html', 'section[data-theme]']) {
      const colours = await page
        .locator(edition)
        .first()
        .evaluate((element) => {
          const probe = element.appendChild(document.createElement('i'))
          const taken = ['paper', 'sheet', 'ink', 'quiet', 'rule', 'wire', 'on-wire', 'jade', 'gold', 'alert'].map(
            (name) => {
              probe.style.color = `var(--${name})`
              return [name, getComputedStyle(probe).color] as const
            },
          )
          probe.remove()
          return taken
        })
      const light = new Map(colours.map(([name, colour]) => [name, lightness(colour)]))
      const of = (name: string) => light.get(name) ?? Number.NaN
      for (const [name] of colours.filter(([name]) => !['paper', 'sheet', 'on-wire'].includes(name))) {
        for (const ground of ['paper', 'sheet'])
          expect(contrast(of(name), of(ground)), `${name} on ${ground}, ${edition}`).toBeGreaterThanOrEqual(7)
      }
      expect(contrast(of('on-wire'), of('wire')), `on-wire on wire, ${edition}`).toBeGreaterThanOrEqual(7)
    }
  })
}

/** The edition that the line under the name says, as it is drawn. */
const edition = (page: Page) => page.locator('.edition').evaluate((line) => getComputedStyle(line, '::before').content)

for (const { path, day, night } of [
  { path: '/', day: 'Day edition', night: 'Night edition' },
  { path: '/th', day: 'ฉบับกลางวัน', night: 'ฉบับกลางคืน' },
]) {
  test(`on ${path} the line under the name says which edition it is, of which day and issue`, async ({ page }) => {
    await page.goto(path)
    const line = page.locator('.edition')
    await expect(line).toHaveAttribute('data-day', day)
    await expect(line).toHaveAttribute('data-night', night)
    const [, issue, year] = /(\d+) · .*(\d{4})$/.exec((await line.textContent()) ?? '') ?? []
    const locale = path === '/' ? 'en' : 'th'
    const set = new Date(Date.UTC(Number(year) - (locale === 'th' ? 543 : 0), 0, Number(issue), 5))
    await expect(line).toContainText(`${issue} · ${formatDate(set, locale)}`)
    expect(await edition(page)).toContain(day)
    await page.evaluate(() => localStorage.setItem('ui-theme', 'dark'))
    await page.reload()
    expect(await edition(page)).toContain(night)
  })
}
