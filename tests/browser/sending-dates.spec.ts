import { expect, test } from './fixture.ts'
import { press } from './languages.ts'
import { fillInSignup, hydrateForm } from './signup.ts'

/** Sunday, December 6, 2026, 8:15 AM in Bangkok. Thursday, December 10 is a holiday. */
const SUNDAY = '2026-12-06T08:15:00+07:00'
const WEDNESDAY = '2026-12-09T11:00:00+07:00'

for (const { path, approve, status, stamps, holiday, elsewhere, submit, sent } of [
  {
    path: '/',
    approve: 'Approve by Mon, Dec 7, 9:00 AM, and we send it by Wed, Dec 9, 9:00 AM, Bangkok time.',
    status: 'If you submit yours now',
    stamps: ['Dec 6', 'Submitted 8:15 AM', 'Dec 7', 'Approved by 9:00 AM', 'Dec 8', 'Dec 9'],
    // The 10th is closed, so are the 12th and the 13th.
    holiday: 'Approve by Fri, Dec 11, 9:00 AM, and we send it by Tue, Dec 15, 9:00 AM, Bangkok time.',
    elsewhere: 'In your time zone: Mon, Dec 7, 3:00 AM and Wed, Dec 9, 3:00 AM.',
    submit: 'Send request',
    sent: /Approve by .+, and we send it by .+, Bangkok time\./,
  },
  {
    path: '/th',
    approve: 'อนุมัติภายในวันจันทร์ 7 ธ.ค. 2569 เวลา 9.00 น. เราส่งถึงสื่อภายในวันพุธ 9 ธ.ค. 2569 เวลา 9.00 น. (เวลากรุงเทพฯ)',
    status: 'ถ้าส่งข่าวให้เราตอนนี้',
    stamps: ['6 ธ.ค.', 'รับเนื้อหา 8.15 น.', '7 ธ.ค.', 'อนุมัติภายใน 9.00 น.', '8 ธ.ค.', '9 ธ.ค.'],
    holiday: 'อนุมัติภายในวันศุกร์ 11 ธ.ค. 2569 เวลา 9.00 น. เราส่งถึงสื่อภายในวันอังคาร 15 ธ.ค. 2569 เวลา 9.00 น. (เวลากรุงเทพฯ)',
    elsewhere: 'เวลาท้องถิ่นของคุณ: วันจันทร์ 7 ธ.ค. 2569 เวลา 3.00 น. และวันพุธ 9 ธ.ค. 2569 เวลา 3.00 น.',
    submit: 'ขอใบเสนอราคา',
    sent: /อนุมัติภายใน.+เราส่งถึงสื่อภายใน/,
  },
]) {
  test.describe(`on ${path}`, () => {
    test.describe('in Bangkok', () => {
      test.use({ timezoneId: 'Asia/Bangkok' })

      test('stamps and form say when a release is sent that is submitted now', async ({ page }) => {
        await page.clock.setFixedTime(SUNDAY)
        await page.goto(path)
        const steps = page.locator('#how-it-works')
        await steps.scrollIntoViewIfNeeded()
        await expect(steps).toContainText(status)
        const list = steps.locator('.stamps')
        for (const text of stamps) await expect(list).toContainText(text)
        await expect(steps.locator('.sending-dates')).toHaveText(approve)
        await expect(page.locator('#signup .sending-dates')).toHaveText(approve)
      })

      test('they leave out closed days', async ({ page }) => {
        await page.clock.setFixedTime(WEDNESDAY)
        await page.goto(`${path}#signup`)
        await expect(page.locator('#signup .sending-dates')).toHaveText(holiday)
      })
    })

    test.describe('in Berlin', () => {
      test.use({ timezoneId: 'Europe/Berlin' })

      test('they say both times, and the receipt has them too', async ({ page }) => {
        await page.clock.setFixedTime(SUNDAY)
        await page.goto(path)
        await hydrateForm(page, 'signup')
        await expect(page.locator('#signup .sending-dates')).toHaveText(`${approve} ${elsewhere}`)
        await fillInSignup(page, { fullName: 'Arun Suksai' })
        await press(page.locator('#signup-form').getByRole('button', { name: submit }))
        await expect(page.locator('#signup-form').getByRole('listitem').filter({ hasText: sent })).toBeVisible()
      })
    })

    test.describe('without script', () => {
      test.use({ javaScriptEnabled: false })

      test('the stamps show the example', async ({ page }) => {
        await page.goto(path)
        await expect(page.locator('#how-it-works')).toContainText(path === '/' ? 'Mar 12 Sent' : '12 มี.ค. ส่งข่าว')
        for (const place of await page.locator('.sending-dates').all()) await expect(place).toBeHidden()
      })
    })
  })
}
