import { keepTogether } from '../../site/content/keep-together.ts'
import { expect, test } from './fixture.ts'
import { lateScript } from './late-script.ts'
import { fillInSignup, leads, pressTwice, wake } from './signup.ts'

test('a signup is stored for good and says so', async ({ page, site }) => {
  await page.goto('/')
  // A name of its own: other tests share the server.
  const name = 'Somchai Stored-Once'
  await wake(page, 'signup')
  await fillInSignup(page, { fullName: name })
  await page.getByRole('button', { name: 'Send request' }).click()
  const toast = page.getByRole('region', { name: /Notification/ }).getByRole('listitem')
  await expect(toast).toContainText('Success!')
  await expect(toast).toContainText('Thank you for your interest. We will contact you shortly.')
  // The toast leaves; the same words stay by the form, which is empty again.
  await expect(page.locator('#signup-sent')).toBeVisible()
  await expect(page.getByRole('form', { name: 'Request information' }).getByLabel('Full name')).toHaveValue('')
  await expect(page.getByRole('checkbox', { name: /terms and conditions/ })).not.toBeChecked()
  const stored = leads(site.databasePath).filter(({ full_name }) => full_name === name)
  expect(stored).toEqual([expect.objectContaining({ kind: 'signup', locale: 'en', state: 'accepted' })])
})

test('in Thai, with Thai words', async ({ page, site }) => {
  await page.goto('/th')
  await wake(page, 'signup')
  await fillInSignup(page, { fullName: 'สมชาย ใจดี' })
  await page.getByRole('button', { name: 'ส่งข้อมูล' }).click()
  await expect(page.getByRole('region', { name: /การ.?แจ้ง.?เตือน/ }).getByRole('listitem')).toContainText(
    keepTogether('ส่งข้อมูลเรียบร้อยแล้ว', 'th'),
  )
  expect(leads(site.databasePath)).toContainEqual(expect.objectContaining({ locale: 'th', full_name: 'สมชาย ใจดี' }))
})

test('a lead that was answered is there after kill -9', async ({ page, site }) => {
  await page.goto('/')
  await wake(page, 'signup')
  await fillInSignup(page, { fullName: 'Kept for Good' })
  const answered = page.waitForResponse('**/api/signup')
  await page.getByRole('button', { name: 'Send request' }).click()
  expect((await answered).status()).toBe(201)
  await site.stop('SIGKILL')
  await site.start()
  expect(leads(site.databasePath)).toContainEqual(expect.objectContaining({ full_name: 'Kept for Good' }))
})

test('every rule has its message, in a summary that takes the focus and beside its field', async ({ page }) => {
  await page.goto('/')
  const form = page.getByRole('form', { name: 'Request information' })
  await wake(page, 'signup')
  await form.getByLabel('Full name').fill('S')
  await form.getByLabel('E-mail').fill('not an address')
  await form.getByLabel('Phone number').fill('123')
  await page.getByRole('button', { name: 'Send request' }).click()
  const sentences = [
    'Full name is required',
    'Please enter a valid email address',
    'Company name is required',
    'Phone number is required',
    'Please select a service',
    'You must accept the terms and conditions',
  ]
  const summary = page.locator('#signup-invalid')
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveText(sentences)
  await expect(page).toHaveTitle(/^Error: /)
  await expect(form.getByLabel('Full name')).toHaveAccessibleDescription('Error: Full name is required')
  await summary.getByRole('link', { name: 'Phone number is required' }).click()
  await expect(form.getByLabel('Phone number')).toBeFocused()
  // What was typed is still there.
  await expect(form.getByLabel('E-mail')).toHaveValue('not an address')
})

test('a link of the summary shows the field with its label and its message, below the header, and with a ring', async ({
  page,
}) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    await page.goto('/')
    await page.getByRole('button', { name: 'Send request' }).click()
    const links = page.locator('#signup-invalid').getByRole('link')
    await expect(links).toHaveCount(6)
    for (const link of await links.all()) {
      const id = ((await link.getAttribute('href')) ?? '').slice(1)
      const ringOf = () => page.locator(`#${id}`).evaluate((field) => getComputedStyle(field).outline)
      const atRest = await ringOf()
      await link.press('Enter')
      await expect(page.locator(`#${id}`)).toBeFocused()
      expect(await ringOf(), `${id}, ${width} px`).not.toBe(atRest)
      const header = (await page.getByRole('banner').boundingBox()) ?? { y: 0, height: 0 }
      for (const words of [`label[for=${id}]`, `#${id}-error`]) {
        const box = (await page.locator(words).boundingBox()) ?? { y: -1 }
        expect(box.y, `${words}, ${width} px`).toBeGreaterThanOrEqual(header.y + header.height)
      }
    }
  }
})

for (const { path, send, first } of [
  { path: '/', send: 'Send request', first: 'Full name is required' },
  { path: '/th', send: 'ส่งข้อมูล', first: 'กรุณากรอกชื่อ-นามสกุล' },
]) {
  test(`the first press on ${path} is answered in the form’s own words, though its script comes only now`, async ({
    page,
  }) => {
    await page.goto(path)
    await page.getByRole('button', { name: send }).click()
    const summary = page.locator('#signup-invalid')
    await expect(summary).toBeFocused()
    await expect(summary.getByRole('link')).toHaveCount(6)
    await expect(summary.getByRole('link').first()).toHaveText(first)
  })
}

test.describe('where the form’s script cannot be had', () => {
  test.use({ expectedConsole: [/ERR_FAILED/] })

  test('the first press is the browser’s', async ({ page }) => {
    await page.route(/_astro\/(?!Document).*\.js/, (route) => route.abort())
    await page.goto('/')
    await page.getByRole('button', { name: 'Send request' }).click()
    // It goes to the first field that is wrong.
    await expect(page.locator('#signup-fullName')).toBeFocused()
    await expect(page.locator('#signup-invalid')).toBeHidden()
  })
})

test.describe('when the server does not answer', () => {
  test.use({ expectedConsole: [/Failed to load resource|503|Failed to fetch/] })

  test('the visitor is told, and nothing typed is lost', async ({ page }) => {
    await page.goto('/')
    await page.route('**/api/signup', (route) => route.fulfill({ status: 503, body: 'unavailable' }))
    await wake(page, 'signup')
    await fillInSignup(page, { fullName: 'Somchai Jaidee' })
    await page.getByRole('button', { name: 'Send request' }).click()
    const toast = page.getByRole('region', { name: /Notification/ }).getByRole('listitem')
    await expect(toast).toContainText('Something went wrong')
    await expect(toast).toContainText('Please try again later.')
    await expect(page.locator('#signup-failed')).toBeFocused()
    const form = page.getByRole('form', { name: 'Request information' })
    await expect(form.getByLabel('Full name')).toHaveValue('Somchai Jaidee')
    await page.unroute('**/api/signup')
    await page.getByRole('button', { name: 'Send request' }).click()
    await expect(page.locator('#signup-sent')).toBeVisible()
  })
})

test.describe('when no answer comes', () => {
  test.use({ expectedConsole: [/NoAnswerError/] })

  test('the visitor waits 30 seconds, is told why, and everything typed is still there', async ({ page }) => {
    await page.clock.install()
    await page.goto('/')
    await page.route('**/api/signup', () => new Promise(() => {}))
    await wake(page, 'signup')
    await fillInSignup(page, { fullName: 'Somchai Jaidee' })
    const sent = page.waitForRequest('**/api/signup')
    await page.getByRole('button', { name: 'Send request' }).click()
    await sent
    await page.clock.runFor(20_000)
    await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled()
    await page.clock.runFor(10_000)
    const toast = page.getByRole('region', { name: /Notification/ }).getByRole('listitem')
    await expect(toast).toContainText('Something went wrong')
    await expect(toast).toContainText('Please try again later. No answer came in time.')
    await expect(page.locator('#signup-fullName')).toHaveValue('Somchai Jaidee')
    await expect(page.getByRole('button', { name: 'Send request' })).toBeEnabled()
  })
})

test.describe('on a slow phone, where the script comes after the visitor has sent', () => {
  test('the outcome stays until something is typed again', async ({ page, site }) => {
    const script = await lateScript(page)
    await page.goto('/')
    await fillInSignup(page, { fullName: 'Somchai Slow-Phone' })
    await pressTwice(page.getByRole('button', { name: 'Send request' }))
    await expect(page).toHaveURL(/\/#signup-sent$/)
    const outcome = page.locator('#signup-sent')
    await expect(outcome).toBeVisible()
    script.arrive()
    await page.locator('#signup-form').hover()
    await expect(page.locator('#signup-form')).toHaveAttribute('data-awake', 'true')
    await expect(outcome).toBeVisible()
    await page.locator('#signup-fullName').focus()
    await expect(outcome).toBeVisible()
    await page.keyboard.type('S')
    await expect(outcome).toBeHidden()
    await page.reload()
    await expect(page.locator('#signup-fullName')).toHaveValue('S')
    await expect(outcome).toBeHidden()
    expect(leads(site.databasePath).filter(({ full_name }) => full_name === 'Somchai Slow-Phone')).toHaveLength(1)
  })
})

test('while it is sent the button is disabled and reads Submitting...', async ({ page }) => {
  await page.goto('/')
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/signup', async (route) => {
    await held
    await route.continue()
  })
  await wake(page, 'signup')
  await fillInSignup(page, { fullName: 'Somchai Jaidee' })
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled()
  answer()
  await expect(page.getByRole('button', { name: 'Send request' })).toBeEnabled()
})
