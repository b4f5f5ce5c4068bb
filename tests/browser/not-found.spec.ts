import { load } from 'cheerio'
import { expect, test } from './fixture.ts'
import { LANGUAGES, press } from './languages.ts'

// The browser logs every error response; here it is expected.
test.use({ expectedConsole: [/404 \(Not Found\)/] })

test('an unknown page, service, plan or article answers 404 with its own heading, and leads home', async ({
  request,
}) => {
  for (const [path, heading] of [
    ['/nowhere', 'Page Not Found'],
    ['/services/press-conferences', 'Service not found'],
    ['/services/6', 'Service not found'],
    ['/pricing/3', 'Pricing plan not found'],
    ['/pricing/01', 'Pricing plan not found'],
    ['/blog/no-such-article', 'Page Not Found'],
  ] as const) {
    for (const [prefix, home] of [
      ['', '/'],
      ['/th', '/th'],
    ] as const) {
      const response = await request.get(prefix + path)
      const $ = load(await response.text())
      expect(response.status(), prefix + path).toBe(404)
      expect($('main a').first().attr('href'), prefix + path).toBe(home)
      if (prefix === '') expect($('h1').text(), path).toBe(heading)
      else expect($('h1').text(), path).toMatch(/\p{Script=Thai}/u)
    }
  }
})

test('the language switch keeps the address that was asked for, and never leads to another site', async ({
  page,
  site,
}) => {
  await page.goto('/nowhere?from=mail')
  await page.getByRole('button', { name: 'Language: English' }).click()
  await page.getByRole('link', { name: 'ไทย', exact: true }).click()
  await expect(page).toHaveURL(/\/th\/nowhere\?from=mail$/)
  await page.goto('/th//evil.example/x')
  await page.locator('[popovertarget=language-menu]').click()
  const english = page.getByRole('link', { name: 'English', exact: true })
  await page.keyboard.press('Tab')
  await expect(english).toBeFocused()
  expect(await english.evaluate((link) => (link as HTMLAnchorElement).origin)).toBe(new URL(site.url).origin)
})

test('Go back goes one page back, or home where there is none', async ({ page, context }) => {
  for (const { at, texts } of LANGUAGES) {
    await page.goto(at('/about'))
    await page.goto(at('/nowhere'))
    await press(page.getByRole('button', { name: texts.pages['not-found'].page.back }))
    await expect(page).toHaveURL(/\/about$/)
  }
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    page.evaluate(() => void window.open('/nowhere', '_blank', 'noopener')),
  ])
  await opened.getByRole('button', { name: 'Go back' }).click()
  await expect(opened).toHaveURL(/\/$/)
})
