import type { Page } from '@playwright/test'
import { HOUR } from '../../contract/time.ts'
import { WORLD_FRAME } from '../../site/figures/world-dots.ts'
import { nightPath } from '../../site/instruments/clock/night-path.ts'
import { violations } from './axe.ts'
import { expect, test } from './fixture.ts'

const PAGE = '/services/global-distribution'

const night = (page: Page) => page.locator('.world-night')
const region = (page: Page, name: string) => page.locator('.clock li').filter({ hasText: name })

/** The page as somebody sees it who comes to its map at a moment. */
async function lookAt(page: Page, moment: string, path = PAGE) {
  await page.clock.install({ time: moment })
  await page.goto(path)
  await page.clock.runFor(1000)
  await page.locator('.clock').scrollIntoViewIfNeeded()
}

test('the night lies where it is at the reader’s hour, and moves with it', async ({ page }) => {
  const moment = Date.parse('2026-06-21T02:00:00Z')
  await lookAt(page, '2026-06-21T02:00:00Z')
  const drawn = async () => {
    await page.clock.runFor(60_000)
    return night(page).getAttribute('d')
  }
  // Within some minutes of that moment, which the clock needs until the script is there.
  const near = Array.from({ length: 30 }, (_, minute) => nightPath(moment + minute * 60_000, WORLD_FRAME))
  await expect
    .poll(async () => [...new Set(near.map((path) => path.slice(0, 40)))].includes((await drawn())?.slice(0, 40) ?? ''))
    .toBe(true)
  const before = await night(page).getAttribute('d')
  await page.clock.runFor(6 * HOUR)
  expect(await night(page).getAttribute('d')).not.toBe(before)
})

for (const { path, moment, awake, asleep, sum, office } of [
  {
    path: PAGE,
    moment: '2026-11-23T05:00:00Z',
    awake: ['Asia', 'Oceania', 'Africa'],
    asleep: ['Europe', 'North America'],
    sum: '142',
    office: 'Open now',
  },
  {
    path: PAGE,
    moment: '2026-11-23T15:00:00Z',
    awake: ['North America', 'Europe', 'Africa'],
    asleep: ['Asia', 'Oceania'],
    sum: '328',
    office: 'Closed now',
  },
  {
    path: `/th${PAGE}`,
    moment: '2026-11-23T05:00:00Z',
    awake: ['เอเชีย', 'โอเชียเนีย'],
    asleep: ['ยุโรป'],
    sum: '142',
    office: 'เปิดทำการ',
  },
]) {
  test(`${path} at ${moment} says who is awake, how many outlets, and whether Bangkok is`, async ({ page }) => {
    await lookAt(page, moment, path)
    await expect(page.locator('.clock-sum')).toContainText(sum)
    for (const name of awake) await expect(region(page, name), name).toHaveClass('is-awake')
    for (const name of asleep) await expect(region(page, name), name).not.toHaveClass('is-awake')
    await expect(page.locator('.clock .office-status')).toHaveText(office)
    expect(await violations(page, 1280, '.clock')).toEqual([])
  })
}

test('without script it is the map of the build and says of when', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto(PAGE)
  await expect(page.locator('.clock-moment')).toContainText('in Bangkok')
  await expect(page.locator('.clock-sum')).toContainText(/\d/)
  expect(await night(page).getAttribute('d')).toMatch(/^M.*Z$/)
  await context.close()
})

test('its script comes when the map is seen, and not before', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await page.goto(PAGE)
  await page.waitForLoadState('networkidle')
  const before = scripts.length
  await page.locator('.clock').scrollIntoViewIfNeeded()
  await expect.poll(() => scripts.length).toBeGreaterThan(before)
})
