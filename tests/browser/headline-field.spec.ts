import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, test } from './fixture.ts'
import { press } from './languages.ts'

const RULES = /_astro\/mark-headline.*\.js/

/** The text that is struck out in the copy behind the field. */
const struck = (page: Page) =>
  page.evaluate(() => [...(CSS.highlights.get('struck') ?? [])].map((range) => (range as Range).toString()))

for (const [path, label, headline, cut, remark] of [
  ['/', 'Try your own headline', 'We launch a world-class app!', ['We', 'world-class', '!'], /world-class/],
  ['/th', 'ลองใส่พาดหัวของคุณ', 'เราเปิดแอประดับโลก', ['เรา', 'ระดับโลก'], /ระดับโลก/],
] as const) {
  test(`on ${path} a headline is marked in place, by rules that come with the focus`, async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(request.url()))
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(scripts.filter((url) => RULES.test(url))).toEqual([])
    const field = page.getByRole('textbox', { name: label })
    await field.click()
    await field.pressSequentially(headline)
    await expect.poll(() => struck(page)).toEqual(cut)
    await expect(field).toHaveAccessibleDescription(remark)
    await page.keyboard.press('Enter')
    await expect(field).toHaveValue(headline)
    await expectAccessible(page)
  })
}

const OWN = '<img src=x onerror=alert(1)> Rice mill opens'

for (const { path, label, send, clear, check, subject, message, byEditor, checker } of [
  {
    path: '/',
    label: 'Try your own headline',
    send: 'Ask our editor',
    clear: 'Clear',
    check: 'Check a whole release',
    subject: 'A headline for your editors',
    message: `Please look at this headline: ${OWN}`,
    byEditor: 'In Thai, our editor writes this headline anew.',
    checker: '/blog#checker',
  },
  {
    path: '/th',
    label: 'ลองใส่พาดหัวของคุณ',
    send: 'ให้บรรณาธิการของเราดู',
    clear: 'ล้าง',
    check: 'ตรวจข่าวทั้งฉบับ',
    subject: 'ฝากดูพาดหัวข่าว',
    message: `ฝากบรรณาธิการดูพาดหัวนี้: ${OWN}`,
    byEditor: 'บรรณาธิการของเราจะเขียนพาดหัวนี้ใหม่เป็นภาษาไทย',
    checker: '/th/blog#checker',
  },
]) {
  test(`on ${path} a headline goes along: to the sheets, the contact form and the checker`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' })
    const requests: string[] = []
    page.on('request', (request) => request.method() === 'POST' && requests.push(request.url()))
    const field = page.getByRole('textbox', { name: label })
    const map = page.locator('.hero-map')
    const place = await map.boundingBox()
    await field.click()
    await field.pressSequentially(OWN)
    await expect(page.locator('#own-headline-remarks').getByRole('listitem').first()).toBeVisible()
    expect((await map.boundingBox())?.y).toBeCloseTo(place?.y ?? 0, 0)
    // Text, never elements.
    const inThai = page.locator('#thai-distribution .release-sheet')
    await expect(inThai).toContainText(OWN)
    await expect(inThai).toContainText(byEditor)
    await expect(page.locator('#how-it-works .release-sheet').first()).toContainText(OWN)

    const messageField = page.locator('#contact-message')
    await messageField.fill('We open on Monday.')
    await press(page.getByRole('link', { name: send }))
    await expect(messageField).toHaveValue(`We open on Monday.\n\n${message}`)
    await expect(page.locator('#contact-subject')).toHaveValue(subject)
    await press(page.getByRole('link', { name: send }))
    await expect(messageField).toHaveValue(`We open on Monday.\n\n${message}`)
    expect(requests).toEqual([])

    await press(page.getByRole('link', { name: check }))
    await expect(page).toHaveURL(new RegExp(`${checker}$`))
    await expect(page.locator('#checker-draft')).toHaveValue(OWN)
    await page.goto(path)
    await expect(field).toHaveValue(OWN)
    await press(page.getByRole('button', { name: clear }))
    await expect(field).toHaveValue('')
    await expect(field).toBeFocused()
    await expect(inThai).not.toContainText(OWN)
    await page.reload()
    await expect(field).toHaveValue('')
  })
}

test('a headline that is typed before the rules have come is marked when they come', async ({ page }) => {
  const arrival = Promise.withResolvers<void>()
  await page.route(RULES, async (route) => {
    await arrival.promise
    await route.continue()
  })
  await page.goto('/')
  const field = page.getByRole('textbox', { name: 'Try your own headline' })
  await field.click()
  await field.pressSequentially('A world-class plant opens')
  arrival.resolve()
  await expect.poll(() => struck(page)).toEqual(['world-class'])
})

test('a headline of several lines is shown whole', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const field = page.getByRole('textbox', { name: 'Try your own headline' })
  await field.click()
  await field.pressSequentially('We are pleased to open a plant that makes noodles and cleans all of its water')
  await expect
    .poll(() => field.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight))
    .toBeLessThan(2)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the field is a link to the checker', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('textbox', { name: 'Try your own headline' })).toBeHidden()
    await page.getByRole('link', { name: 'Check a whole release' }).click()
    await expect(page).toHaveURL(/\/blog#checker$/)
  })
})
