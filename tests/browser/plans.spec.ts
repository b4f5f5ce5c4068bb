import { expect, test } from './fixture.ts'
import { fillInSignup, leads, wake } from './signup.ts'

// A busy machine shows a page before its view transition begins, and Chromium reports that as an error of the page.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the plan’s link arrives at the form with the plan chosen, and the choice survives the form’s waking', async ({
  page,
}) => {
  await page.goto('/pricing/2')
  await page.getByRole('link', { name: 'Choose Enterprise Plan' }).click()
  await expect(page).toHaveURL(/\/\?plan=enterprise#signup$/)
  const choice = page.locator('#signup-serviceInterest')
  await expect(choice).toHaveValue('enterprise')
  await page.locator('#signup-fullName').pressSequentially('Somchai')
  await expect(page.locator('astro-island[ssr] #signup-form')).toHaveCount(0)
  await expect(choice).toHaveValue('enterprise')
})

test('it is the chosen plan that is sent', async ({ page, site }) => {
  await page.goto('/th?plan=basic#signup')
  const choice = page.locator('#signup-serviceInterest')
  await expect(choice).toHaveValue('basic')
  await wake(page, 'signup')
  await fillInSignup(page, { fullName: 'สมชาย เลือกแผน' })
  await choice.selectOption('basic')
  await page.getByRole('button', { name: 'ส่งข้อมูล' }).click()
  await expect(page.locator('#signup-sent')).toBeVisible()
  expect(leads(site.databasePath)).toContainEqual(expect.objectContaining({ full_name: 'สมชาย เลือกแผน' }))
})

test('a plan that does not exist chooses nothing', async ({ page }) => {
  await page.goto('/?plan=platinum#signup')
  await expect(page.locator('#signup-serviceInterest')).toHaveValue('')
})

test('what is included is said in words', async ({ page }) => {
  await page.goto('/pricing/0')
  const row = page.getByRole('row', { name: /Release written by us/ })
  await expect(row.getByRole('cell')).toHaveText('Not included')
  await expect(page.getByRole('row', { name: /Editorial check/ }).getByRole('cell')).toHaveText('Included')
})
