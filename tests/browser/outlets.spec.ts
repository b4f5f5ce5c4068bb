import { expect, test } from './fixture.ts'

const address = '/services/targeted-distribution'

test('a choice leaves its rows, stands in the address, and is said', async ({ page }) => {
  await page.goto(address)
  const outlets = page.getByRole('region', { name: 'Outlets to look through' })
  await outlets.getByRole('radio', { name: 'Industry' }).check()
  await outlets.getByRole('radio', { name: 'Thai' }).check()
  await expect(outlets.getByRole('row', { name: /Lifestyle/ })).toBeVisible()
  await expect(outlets.getByRole('row', { name: /North America/ })).toBeHidden()
  await expect(page).toHaveURL(/\?by=industry&list=thai#outlets$/)
  await expect(outlets.getByRole('status')).toHaveText('5 rows')
})

test('an address brings the choice with it', async ({ page }) => {
  await page.goto(`/th${address}?by=continent&list=international#outlets`)
  const outlets = page.locator('#outlets')
  await expect(outlets.getByRole('radio', { name: 'ทวีป' })).toBeChecked()
  await expect(outlets.getByRole('row', { name: /โอเชียเนีย/ })).toBeVisible()
  await expect(outlets.getByRole('row', { name: /ไลฟ์สไตล์/ })).toBeHidden()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the choice leaves its rows all the same', async ({ page }) => {
    await page.goto(address)
    const outlets = page.getByRole('region', { name: 'Outlets to look through' })
    await outlets.getByRole('radio', { name: 'Kind of outlet' }).check()
    await expect(outlets.getByRole('row', { name: /Stock market/ })).toBeVisible()
    await expect(outlets.getByRole('row', { name: /Oceania/ })).toBeHidden()
  })

  test('an address brings the choice with it all the same', async ({ page }) => {
    await page.goto(`${address}?by=industry&list=thai#outlets`)
    const outlets = page.getByRole('region', { name: 'Outlets to look through' })
    await expect(outlets.getByRole('radio', { name: 'Industry' })).toBeChecked()
    await expect(outlets.getByRole('row', { name: /Lifestyle/ })).toBeVisible()
    await expect(outlets.getByRole('row', { name: /Oceania/ })).toBeHidden()
  })
})
