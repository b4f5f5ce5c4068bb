import { expect, test } from './fixture.ts'

test.use({ expectedConsole: [/404 \(Not Found\)/] })

for (const [path, heading, home] of [
  ['/services/press-conferences', 'Service not found', '/'],
  ['/services/6', 'Service not found', '/'],
  ['/th/services/press-conferences', 'ไม่พบบริการนี้', '/th'],
  ['/pricing/3', 'Pricing plan not found', '/'],
  ['/pricing/-1', 'Pricing plan not found', '/'],
  ['/pricing/01', 'Pricing plan not found', '/'],
  ['/pricing/1.0', 'Pricing plan not found', '/'],
  ['/th/pricing/abc', 'ไม่พบแพ็กเกจนี้', '/th'],
  ['/blog/no-such-article', 'Page Not Found', '/'],
] as const) {
  test(`${path} answers 404 with “${heading}”`, async ({ page }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page.getByRole('main').getByRole('link').first()).toHaveAttribute('href', home)
  })
}

for (const [index, slug] of ['global-distribution', 'content-creation', 'performance-analytics'].entries()) {
  test(`/services/${index} leads to ${slug}, in either language`, async ({ page }) => {
    await page.goto(`/services/${index}`)
    await expect(page).toHaveURL(new RegExp(`/services/${slug}$`))
    await page.goto(`/th/services/${index}`)
    await expect(page).toHaveURL(new RegExp(`/th/services/${slug}$`))
  })
}
