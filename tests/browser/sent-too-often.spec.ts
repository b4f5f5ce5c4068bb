import { withoutBreakMarks } from '../../site/content/without-break-marks.ts'
import { expect, test } from './fixture.ts'
import { lateScript } from './late-script.ts'
import { fillInSignup, pressTwice, wake } from './signup.ts'

// Each language once, and then again.
test.use({ siteSettings: { RATE_LIMIT: '1' } })

test('a form that was sent too often says when it can be sent again, before its script has come and after', async ({
  page,
}) => {
  const { arrive } = await lateScript(page)
  const panel = page.locator('#signup-failed')
  const said = async () => withoutBreakMarks((await panel.textContent()) ?? '')
  const send = async (path: string) => {
    await page.goto(path)
    await fillInSignup(page, { fullName: 'Somchai Jaidee' })
    await pressTwice(page.locator('#signup-form [type=submit]'))
    await page.waitForURL(/#signup-/)
  }
  await send('/')
  await expect(page).toHaveURL(/#signup-sent$/)
  await send('/th')
  await expect(panel).toBeVisible()
  expect(await said()).toMatch(/ส่งอีกครั้งได้ในอีก \d+ (?:วินาที|นาที)/)
  await send('/')
  await expect(panel).toBeVisible()
  const english =
    /Please try again later\. You can send it again in \d+ (?:seconds?|minutes)\. Everything you typed is still here\./
  expect(await said()).toMatch(english)
  arrive()
  await wake(page, 'signup')
  await expect(panel).toBeVisible()
  expect(await said()).toMatch(english)
})
