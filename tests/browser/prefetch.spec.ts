import { expect, test } from './fixture.ts'

test('hovering a link prefetches its page, but never a file', async ({ page }) => {
  const ahead: string[] = []
  page.on('request', (request) => {
    if (request.headers()['sec-purpose'] === 'prefetch') ahead.push(new URL(request.url()).pathname)
  })
  await page.goto('/media-kit')
  await page.locator('main a[download]').first().hover()
  await page.locator('footer a[href="/faq"]').first().hover()
  await expect.poll(() => ahead).toEqual(['/faq'])
})
