import type { Page } from '@playwright/test'
import { expect, test } from './fixture.ts'
import { fillInSignup, leads, wake } from './signup.ts'
import { translate, translatePages } from './translator.ts'

const articles = (page: Page) => page.locator('.article-list article')
const more = (page: Page) => page.locator('[data-island=load-more] button')
const choosePlan = (page: Page, plan: string) => page.locator(`#plans a[href*="plan=${plan}"]`).first().click()
const send = (page: Page) => page.locator('#signup-form button[type=submit]').click()

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } })

  for (const form of ['signup', 'contact']) {
    test(`what is typed into the ${form} form of a translated page stays, and the focus too`, async ({ page }) => {
      await translatePages(page)
      await page.goto('/')
      await expect(page.locator(`#${form}-form font`)).not.toHaveCount(0)
      const name = page.locator(`#${form}-fullName`)
      await name.tap()
      await page.keyboard.type('Somchai Jaidee', { delay: 60 })
      await page.waitForLoadState('networkidle')
      await expect(name).toHaveValue('Somchai Jaidee')
      await expect(name).toBeFocused()
    })
  }

  test('the first tap on a translated button shows more articles', async ({ page }) => {
    await translatePages(page)
    await page.goto('/blog')
    const atFirst = await articles(page).count()
    await expect(more(page).locator('font')).not.toHaveCount(0)
    await more(page).tap()
    await expect(articles(page)).not.toHaveCount(atFirst)
    await expect(articles(page).nth(atFirst).locator('a')).toBeFocused()
  })
})

test('a press on a translated button that is still held down when its script comes shows more articles', async ({
  page,
}) => {
  const held = Promise.withResolvers<void>()
  await translatePages(page)
  await page.route('**/*.json', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/blog')
  const atFirst = await articles(page).count()
  await expect(more(page).locator('font')).not.toHaveCount(0)
  const words = page.waitForResponse('**/*.json')
  await more(page).hover()
  await page.mouse.down()
  held.resolve()
  await (await words).finished()
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))))
  await page.mouse.up()
  await expect(articles(page)).not.toHaveCount(atFirst)
  await expect(articles(page).nth(atFirst).locator('a')).toBeFocused()
})

test('a translated form sends the plan that was chosen last, and what is refused comes back as it was typed', async ({
  page,
  site,
}) => {
  await translatePages(page)
  await page.goto('/th')
  await choosePlan(page, 'basic')
  await fillInSignup(page, { fullName: 'Translated Somchai', isPlanChosen: true })
  await choosePlan(page, 'enterprise')
  await expect(page.locator('#signup-serviceInterest')).toHaveValue('enterprise')
  // What only the server's rules refuse.
  await page.locator('#signup-email').fill('somchai@example')
  await send(page)
  await expect(page.locator('#signup-invalid')).toBeVisible()
  await expect(page.locator('#signup-email-error')).toHaveText(/«.+»/)
  await expect(page.locator('#signup-email')).toHaveValue('somchai@example')
  await expect(page.locator('#signup-serviceInterest')).toHaveValue('enterprise')
  await page.locator('#signup-email').fill('somchai@example.com')
  await page.locator('#signup-termsAccepted').check()
  await send(page)
  await expect(page.locator('#signup-sent')).toBeVisible()
  const [sent] = leads(site.databasePath).filter(({ full_name }) => full_name === 'Translated Somchai')
  expect(sent).toMatchObject({ service_interest: 'enterprise', email: 'somchai@example.com', locale: 'th' })
})

test('a form that is translated while somebody is in it goes on, in its own language', async ({ page, site }) => {
  await page.goto('/th')
  await wake(page, 'signup')
  await translate(page)
  await send(page)
  await expect(page.locator('#signup-invalid')).toBeFocused()
  await fillInSignup(page, { fullName: 'Somchai Later-Translated' })
  await expect(page.locator('#signup-invalid')).toBeHidden()
  await choosePlan(page, 'enterprise')
  await send(page)
  await expect(page.locator('#signup-sent')).toBeFocused()
  const [sent] = leads(site.databasePath).filter(({ full_name }) => full_name === 'Somchai Later-Translated')
  expect(sent).toMatchObject({ service_interest: 'enterprise', locale: 'th' })
})

test.describe('when the server cannot take it', () => {
  test.use({ expectedConsole: [/503/] })

  test('a form that was translated says so, and can be sent again', async ({ page }) => {
    await page.route('**/api/signup', (route) => route.fulfill({ status: 503, body: '' }), { times: 1 })
    await page.goto('/')
    await wake(page, 'signup')
    await translate(page)
    await fillInSignup(page, { fullName: 'Somchai Twice' })
    await send(page)
    await expect(page.locator('#signup-failed')).toBeFocused()
    await expect(page.locator('#signup-fullName')).toHaveValue('Somchai Twice')
    await send(page)
    await expect(page.locator('#signup-sent')).toBeFocused()
    await expect(page.locator('#signup-fullName')).toHaveValue('')
  })
})

test.describe('when the list cannot be read', () => {
  test.use({ expectedConsole: [/500/] })

  for (const when of ['before', 'after']) {
    test(`a page that was translated ${when} the button woke says so, and the next press tries again`, async ({
      page,
    }) => {
      await page.route('**/blog/articles.en.json', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 })
      if (when === 'before') await translatePages(page)
      await page.goto('/blog')
      const atFirst = await articles(page).count()
      await more(page).focus()
      await expect(page.locator('[data-island=load-more]')).toHaveAttribute('data-awake', '')
      if (when === 'after') await translate(page)
      await expect(more(page)).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(
        page.getByRole('status').filter({ hasText: '«The other articles could not be loaded.' }),
      ).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(articles(page)).not.toHaveCount(atFirst)
    })
  }
})
