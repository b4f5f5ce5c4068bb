import { devices } from '@playwright/test'
import { plainText } from '../../contract/plain-text.ts'
import { expect, test } from './fixture.ts'

/*
 * Chromium knows of no part of a page that it has not laid out yet what in it is hidden, and tells screen readers all of it: whoever
 * jumped from heading to heading on a phone came to "There is a problem" and "Success!" in a form that nobody had sent.
 */
for (const path of ['/', '/th/faq', '/pricing/1']) {
  test(`a screen reader finds nothing on ${path} that is not there yet`, async ({
    playwright,
    launchOptions,
    baseURL,
  }) => {
    // The screen reader is there before the page.
    const args = [...(launchOptions.args ?? []), '--force-renderer-accessibility']
    const browser = await playwright.chromium.launch({ ...launchOptions, args })
    const phone = await browser.newContext({ ...devices['Pixel 7'], ...(baseURL && { baseURL }) })
    const page = await phone.newPage()
    const session = await phone.newCDPSession(page)
    await page.goto(path)
    const { nodes } = await session.send('Accessibility.getFullAXTree')
    const told = nodes.filter(({ ignored, role }) => !ignored && ['heading', 'alert'].includes(role?.value))
    const hidden = await page.locator('[hidden] :is(h3, h4)').allTextContents()
    expect(hidden.length, 'hidden headings, to be looked for').toBeGreaterThan(0)
    const names = told.map(({ name }) => plainText(String(name?.value)).trim())
    expect(names.filter((name) => hidden.some((heading) => plainText(heading).trim() === name))).toEqual([])
    expect(told.filter(({ role }) => role?.value === 'alert')).toEqual([])
    await browser.close()
  })
}
