import { keepTogether } from '../../site/content/keep-together.ts'
import { expect, test } from './fixture.ts'
import { fillInSignup, hydrateForm } from './signup.ts'
import { brokenInWindows } from './thai-lines.ts'

/** A first visit on a busy machine may keep the fallback faces, whose words are wider than any reader's. */
test.beforeEach(async ({ page }) => {
  await page.goto('/th')
})

test('the terms below the first heading stand whole in their lines, which no sign between them begins or ends', async ({
  page,
}) => {
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 900 })
    const terms = await page.locator('.hero-terms').evaluate((line) => {
      const { left } = line.getBoundingClientRect()
      return [...line.children].map((term) => {
        const [box, sign] = [term.getBoundingClientRect(), getComputedStyle(term, '::before')]
        const begins = box.left - left < 1
        const ends = box.left - left + Number.parseFloat(sign.left) + Number.parseFloat(sign.width)
        return { begins, isWhole: box.height < 40, isClear: sign.content === 'none' || !begins || ends <= 0 }
      })
    })
    expect(terms.filter(({ begins }) => begins).length, `${width} px`).toBeGreaterThan(1)
    for (const term of terms) expect(term, `${width} px`).toMatchObject({ isWhole: true, isClear: true })
    await expect(page.locator('.hero-terms')).toHaveCSS('overflow-x', 'clip')
  }
})

test('no Thai line ends within a phrase in the opened menu of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 900 })
  await page.goto('/th')
  await page.getByRole('button', { name: 'เปิดเมนู' }).click()
  await expect(page.getByRole('button', { name: 'ปิดเมนู' })).toBeVisible()
  expect(await brokenInWindows(page, [320, 360, 390, 768])).toEqual([])
})

test('no Thai line ends within a phrase in the cookie banner', async ({ page }) => {
  await page.goto('/th/privacy')
  await page.getByRole('button', { name: keepTogether('การตั้งค่าคุกกี้', 'th') }).click()
  await expect(page.locator('#cookie-banner')).toBeVisible()
  expect(await brokenInWindows(page)).toEqual([])
})

for (const { form, send } of [
  { form: 'signup', send: 'ส่งข้อมูล' },
  { form: 'contact', send: 'ส่งข้อความ' },
] as const) {
  test(`no Thai line ends within a phrase in the messages of the ${form} form`, async ({ page }) => {
    await page.goto('/th')
    await hydrateForm(page, form)
    await page.getByRole('button', { name: send }).click()
    await expect(page.locator(`#${form}-invalid`)).toBeVisible()
    expect(await brokenInWindows(page)).toEqual([])
  })
}

test.describe('when a form is answered', () => {
  test.use({ expectedConsole: [/Failed to load resource|503/] })

  for (const { outcome, answer } of [
    { outcome: 'success', answer: { status: 201, json: { id: '1', receivedAt: '2026-11-21T07:00:00.000Z' } } },
    { outcome: 'failure', answer: { status: 503, body: '' } },
  ]) {
    test(`no Thai line ends within a phrase in its toast of ${outcome}, nor in what stands by the form`, async ({
      page,
    }) => {
      await page.goto('/th')
      await page.route('**/api/signup', (route) => route.fulfill(answer))
      await hydrateForm(page, 'signup')
      await fillInSignup(page, { fullName: 'สมชาย ใจดี' })
      await page.getByRole('button', { name: 'ส่งข้อมูล' }).click()
      const toast = page.getByRole('region', { name: /การ.?แจ้ง.?เตือน/ }).getByRole('listitem')
      await expect(toast).toBeVisible()
      // The focus in the region holds the toast for as long as the look takes.
      await page.keyboard.press('F8')
      expect(await brokenInWindows(page)).toEqual([])
      await expect(toast).toBeVisible()
    })
  }
})
