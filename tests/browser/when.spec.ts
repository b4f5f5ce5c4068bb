import { readFileSync } from 'node:fs'
import { figureValue } from '../../site/content/figure.ts'
import { content } from '../../site/content/fixture-content.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './fixture.ts'

/** By the clock of Bangkok. */
const opens = figureValue(content.en.figures, 'hours.opens')
const ASKED = '/faq?approved=2026-12-04T14:00&zone=America/New_York#when-answer'

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the form is answered by the server, in the page, with what was asked still in it', async ({ page }) => {
    await page.goto('/th/faq#when')
    await page.getByLabel('วันและเวลาที่อนุมัติ').fill('2026-12-04T14:00')
    await page.getByLabel('ตามเวลาของ', { exact: true }).selectOption('นิวยอร์ก')
    await page.getByRole('button', { name: 'คำนวณเวลา' }).click()
    await expect(page).toHaveURL(/\/th\/faq\?approved=2026-12-04T14%3A00&.*#when-answer$/)
    const answer = page.getByRole('region', { name: 'ลำดับเวลาของข่าวฉบับนี้' })
    await expect(answer).toBeInViewport()
    await expect(answer).toContainText(`วันอังคารที่ 8 ธันวาคม 2569 เวลา ${opens}.00`)
    await expect(answer).toContainText('วันพ่อแห่งชาติ')
    await expect(page.getByLabel('วันและเวลาที่อนุมัติ')).toHaveValue('2026-12-04T14:00')
    await expect(page.locator('#when [data-unanswered]')).toHaveCount(1)
    await expect(page.locator('#when [data-unanswered]')).toBeHidden()
    // The other language is asked the same.
    await expect(page.locator('a[data-language=en]').first()).toHaveAttribute('href', /^\/faq\?approved=2026-12-04T14/)
    const dates = page.waitForEvent('download')
    await answer.getByRole('link', { name: /ปฏิทิน/ }).click()
    const file = await (await dates).path()
    expect(readFileSync(file, 'utf8')).toContain(`DTSTART:20261208T${String(opens - 7).padStart(2, '0')}0000Z`)
  })

  test('what is missing is said at its field', async ({ page }) => {
    await page.goto('/faq#when')
    await page.getByLabel('Embargo until').fill('2026-12-09T09:00')
    await page.getByRole('button', { name: 'Work it out' }).click()
    await expect(page).toHaveTitle(/^Error: /)
    await expect(page.getByRole('alert').filter({ visible: true })).toBeInViewport()
    await expect(page.getByLabel('You approve on')).toHaveAccessibleDescription(
      /Error: Please choose the day and hour of your approval/,
    )
    await expect(page.getByLabel('Embargo until')).toHaveValue('2026-12-09T09:00')
  })

  test('where nobody answers, the page says so, and how to count', async ({ page }) => {
    // A static host sends the page as it was built, whatever the address asks.
    await page.route(/\/faq\?/, async (route) => {
      const response = await route.fetch({ url: new URL('/faq', route.request().url()).href })
      await route.fulfill({ response })
    })
    await page.goto(ASKED)
    await expect(page.getByText('This form needs JavaScript to work out the hours')).toBeInViewport()
    await expect(page.getByRole('heading', { name: 'How the hours are counted' })).toBeVisible()
    await page.goto('/faq')
    await expect(page.getByText('This form needs JavaScript to work out the hours')).toBeHidden()
  })
})

test('with script the form is answered where it stands, and its address asks the same of the server', async ({
  page,
}) => {
  await page.goto('/faq#when')
  const approved = page.getByLabel('You approve on')
  await approved.focus()
  await expect(page.locator('[data-question=when][data-awake]')).toBeVisible()
  const requests: string[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith('/favicon.svg')) requests.push(request.url())
  })
  await approved.fill('2026-06-15T10:00')
  await page.getByLabel('Time zone', { exact: true }).selectOption('London')
  await page.getByLabel('Embargo until').fill('2026-06-18T09:00')
  await page.getByLabel('Time zone of the embargo').selectOption('New York')
  await page.getByRole('button', { name: 'Work it out' }).click()
  const answer = page.getByRole('region', { name: 'Your release, hour by hour' })
  await expect(answer.getByRole('heading')).toBeFocused()
  const said = await answer.textContent()
  expect(said).toContain('Every outlet on the list has the release before the embargo ends.')
  expect(requests).toEqual([])
  await expectAccessible(page, [360])
  await expectAccessible(page, [1280], '#when')

  const dates = page.waitForEvent('download')
  await answer.getByRole('link', { name: 'Keep the dates' }).click()
  const download = await dates
  expect(download.suggestedFilename()).toBe('press-release.ics')
  expect(readFileSync(await download.path(), 'utf8')).toContain('DTSTART:20260616T090000Z')

  await page.reload()
  await expect(answer).toBeVisible()
  expect(await answer.textContent()).toBe(said)
})

test('with script a mistake is said at once, and the first wrong field has the focus', async ({ page }) => {
  await page.goto('/th/faq#when')
  const approved = page.getByLabel('วันและเวลาที่อนุมัติ')
  await approved.focus()
  await expect(page.locator('[data-question=when][data-awake]')).toBeVisible()
  await approved.fill('')
  await page.getByRole('button', { name: 'คำนวณเวลา' }).click()
  await expect(approved).toBeFocused()
  const problem = new RegExp(`พบข้อผิดพลาด: ${'กรุณาเลือกวันและเวลาที่อนุมัติ'}`)
  await expect(approved).toHaveAccessibleDescription(problem)
  await approved.fill('2026-06-15T10:00')
  await page.getByRole('button', { name: 'คำนวณเวลา' }).click()
  await expect(approved).toHaveAccessibleDescription(/^(?!.*(?:กรุณา|พบข้อผิดพลาด))/)
  await expect(page.getByRole('region', { name: 'ลำดับเวลาของข่าวฉบับนี้' })).toBeVisible()
})

test('a linked question is answered by script where the server has not', async ({ page }) => {
  await page.route(/\/faq\?/, async (route) => {
    const response = await route.fetch({ url: new URL('/faq', route.request().url()).href })
    await route.fulfill({ response })
  })
  await page.goto(ASKED.replace('America/New_York', 'Asia/Kathmandu'))
  const answer = page.getByRole('region', { name: 'Your release, hour by hour' })
  await expect(answer).toBeInViewport()
  await expect(answer).toContainText('In Kathmandu (UTC+5:45)')
  await expect(page.getByLabel('Time zone', { exact: true })).toHaveValue('Asia/Kathmandu')
})

test('on paper stands the answer, and not the form that asked for it', async ({ page }) => {
  await page.goto(ASKED)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Sent at the latest')).toBeVisible()
  await expect(page.getByLabel('You approve on')).toBeHidden()
  await page.goto('/faq')
  await expect(page.getByRole('heading', { name: 'How the hours are counted' })).toBeVisible()
})

for (const { timezoneId, zone, clock } of [
  { timezoneId: 'America/New_York', zone: 'America/New_York', clock: '2026-11-22T09:05' },
  // As Chromium calls the zone that is now named after Kolkata.
  { timezoneId: 'Asia/Calcutta', zone: 'Asia/Kolkata', clock: '2026-11-22T19:35' },
]) {
  test.describe(`for a reader in ${timezoneId}`, () => {
    test.use({ timezoneId })

    test('the form starts from their clock', async ({ page }) => {
      await page.clock.setFixedTime('2026-11-22T14:05:30Z')
      await page.goto('/faq#when')
      await page.getByLabel('Embargo until').focus()
      await expect(page.getByLabel('You approve on')).toHaveValue(clock)
      await expect(page.getByLabel('Time zone', { exact: true })).toHaveValue(zone)
    })
  })
}

test('the tool costs little when it is used', async ({ page }) => {
  await page.goto('/faq#when')
  const sizes: Promise<number>[] = []
  page.on('requestfinished', (request) => sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize)))
  await page.getByLabel('You approve on').focus()
  await expect(page.locator('[data-question=when][data-awake]')).toBeVisible()
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  expect(total).toBeGreaterThan(1000)
  expect(total).toBeLessThan(8000)
})

test('a long Thai name that a browser breaks nowhere by itself, as Firefox does with those of holidays, widens no page', async ({
  page,
}) => {
  for (const width of [360, 1024]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/th/faq')
    for (const name of await page.locator('.when-rules dd').all())
      await name.evaluate((dd) => {
        dd.textContent = (dd.textContent ?? '').replace(/\s/g, '').split('').join('\u200D').repeat(2)
      })
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width}`).toBe(width)
  }
})
