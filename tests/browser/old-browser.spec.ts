import { expect, test } from './fixture.ts'
import { press } from './languages.ts'
import { fillInSignup, hydrateForm, leads } from './signup.ts'
import { typeText } from './type-text.ts'

test.use({ expectedConsole: [/is not a function|status of 422/] })

/** What the scripts of the forms need: to check, to make a key, and to send. An old browser may lack any of them. */
const LACKS = {
  check: () => Reflect.deleteProperty(String.prototype, 'normalize'),
  key: () => Reflect.deleteProperty(Crypto.prototype, 'getRandomValues'),
  send: () => Reflect.deleteProperty(AbortSignal, 'timeout'),
}

for (const { path, signup, contact, name } of [
  { path: '/', signup: 'Send request', contact: 'Send message', name: 'Somchai Old-Browser' },
  { path: '/th', signup: 'ขอใบเสนอราคา', contact: 'ส่งข้อความ', name: 'สมชาย เครื่องเก่า' },
]) {
  for (const [step, remove] of Object.entries(LACKS)) {
    test(`on ${path}, a browser without what it takes to ${step} posts both forms itself`, async ({ page, site }) => {
      await page.addInitScript(remove)
      const fullName = `${name} ${step}`
      await page.goto(path)
      await hydrateForm(page, 'signup')
      await fillInSignup(page, { fullName })
      await press(page.getByRole('button', { name: signup }))
      await expect(page).toHaveURL(/#signup-sent$/)
      await expect(page.locator('#signup-sent')).toBeVisible()

      await page.goto(path)
      await hydrateForm(page, 'contact')
      const field = (field: string) => page.locator(`#contact-${field}`)
      await typeText(field('fullName'), fullName)
      // The server refuses this address. Nothing else has to be typed again.
      await typeText(field('email'), 'somchai@example')
      await typeText(field('subject'), 'A deadline')
      await typeText(field('message'), 'It has to be out on Friday morning.')
      await press(page.getByRole('button', { name: contact }))
      await expect(page.locator('#contact-invalid')).toBeVisible()
      await hydrateForm(page, 'contact')
      await typeText(field('email'), 'somchai@example.com')
      await press(page.getByRole('button', { name: contact }))
      await expect(page).toHaveURL(/#contact-sent$/)
      const stored = leads(site.databasePath).filter(({ full_name }) => full_name === fullName)
      expect(stored.map(({ kind }) => kind)).toEqual(['signup', 'contact'])
    })
  }
}
