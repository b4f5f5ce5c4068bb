import { expect, test } from './fixture.ts'
import { fillInSignup, leads, wake } from './signup.ts'

test.use({ expectedConsole: [/Failed to load resource|503|Failed to fetch/] })

test('what was typed survives a failure, a reload and a change of language, and is sent once', async ({
  page,
  site,
}) => {
  const keys: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/signup')) keys.push(request.headers()['idempotency-key'])
  })
  await page.goto('/')
  // The lead is stored, and the answer is lost on its way.
  await page.route('**/api/signup', async (route) => {
    await route.fetch()
    await route.fulfill({ status: 503, body: 'unavailable' })
  })
  await wake(page, 'signup')
  await fillInSignup(page, { fullName: 'Drafted Somchai' })
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.locator('#signup-failed')).toBeFocused()
  await page.unroute('**/api/signup')

  // Not touched yet: the draft is seen all the same.
  await page.reload()
  await expect(page.locator('#signup-fullName')).toHaveValue('Drafted Somchai')
  await expect(page.locator('#signup-serviceInterest')).toHaveValue('professional')
  await expect(page.locator('#signup-termsAccepted')).not.toBeChecked()
  await page.goto('/th')
  await expect(page.locator('#signup-fullName')).toHaveValue('Drafted Somchai')
  await page.goto('/')
  await expect(page.locator('#signup-fullName')).toHaveValue('Drafted Somchai')

  await page.locator('#signup-termsAccepted').check()
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.locator('#signup-sent')).toBeVisible()
  expect(keys).toHaveLength(2)
  expect(keys[1]).toBe(keys[0])
  const stored = leads(site.databasePath).filter(({ full_name }) => full_name === 'Drafted Somchai')
  expect(stored).toHaveLength(1)

  await page.reload()
  await expect(page.locator('#signup-fullName')).toHaveValue('')
})
