import { content } from '../support/content.ts'
import { isSample } from '../support/sample.ts'
import { expect, test } from './fixture.ts'
import { press } from './languages.ts'

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await page.addInitScript(() => localStorage.setItem('consent-accepted', 'false'))
})

test('the bar has a call and the way to the signup in one row at 320 pixels, and is not there from 768 on', async ({
  page,
}) => {
  for (const [path, signup] of [
    ['/', '#signup'],
    ['/th/about', '/th#signup'],
  ] as const) {
    await page.setViewportSize({ width: 320, height: 568 })
    await page.goto(path)
    const bar = page.locator('#call-bar')
    const [call, start] = [bar.getByRole('link').first(), bar.getByRole('link').last()]
    await expect(call, path).toHaveAttribute('href', content.en.identity.phoneLink)
    await expect(start, path).toHaveAttribute('href', signup)
    const boxes = [await call.boundingBox(), await start.boundingBox()]
    for (const box of boxes) expect(Math.min(box?.width ?? 0, box?.height ?? 0), path).toBeGreaterThanOrEqual(44)
    expect((boxes[0]?.x ?? 0) + (boxes[0]?.width ?? 0), path).toBeLessThanOrEqual(boxes[1]?.x ?? 0)
    expect((boxes[1]?.x ?? 0) + (boxes[1]?.width ?? 0), path).toBeLessThanOrEqual(320)
    await page.setViewportSize({ width: 767, height: 568 })
    await expect(bar).toBeVisible()
    await press(start)
    await expect(page).toHaveURL(new RegExp(`${signup}$`))
    await page.setViewportSize({ width: 768, height: 568 })
    await expect(bar).toBeHidden()
  }
})

test('the bar is out of the way while a field of a form has the focus, and only then', async ({ page }) => {
  await page.goto('/')
  const bar = page.locator('#call-bar')
  for (const field of ['#signup-fullName', '#contact-message']) {
    await page.locator(field).click()
    await expect(bar, field).toBeHidden()
  }
  await page.locator('#signup-phoneNumber').click()
  await page.keyboard.press('Tab')
  await expect(page.locator('#signup-serviceInterest')).toBeFocused()
  await expect(bar).toBeHidden()
  await page.locator('#contact-message').click()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Send message' })).toBeFocused()
  await expect(bar).toBeVisible()
})

test('the way to the signup is not offered while a form is in view', async ({ page }) => {
  await page.goto('/')
  const start = page.locator('#call-bar').getByRole('link', { name: 'Get started' })
  await expect(start).toBeVisible()
  await page.locator('#signup-form').scrollIntoViewIfNeeded()
  await expect(start).toBeHidden()
  await page.evaluate(() => scrollTo(0, 0))
  await expect(start).toBeVisible()
})

test('bar and footer say that the office is open, or when it opens', async ({ page }) => {
  test.skip(!isSample, 'it has the hours and holidays of the sample')
  for (const [moment, path, says] of [
    ['2026-11-20T09:00:00+07:00', '/', 'Open now'],
    ['2026-11-20T18:00:00+07:00', '/', 'Opens Monday at 9:00 AM'],
    ['2026-11-20T18:00:00+07:00', '/th', 'เปิดวันจันทร์ 9.00 น.'],
    // The evening before Constitution Day, long after the years of holidays.yaml.
    ['2031-12-09T18:00:00+07:00', '/', 'Opens Thursday at 9:00 AM'],
  ] as const) {
    await page.clock.setFixedTime(new Date(moment))
    await page.goto(path)
    for (const place of [page.getByRole('contentinfo'), page.locator('#call-bar')])
      await expect(place.getByText(says), moment).toBeVisible()
  }
})
