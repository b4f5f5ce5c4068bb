import type { Page } from '@playwright/test'
import { expect, test } from './fixture.ts'

/** Addresses the browser fetches before a link to them is followed, as its own protocol reports them. */
async function fetchedAhead(page: Page): Promise<string[]> {
  const paths: string[] = []
  const session = await page.context().newCDPSession(page)
  session.on('Preload.ruleSetUpdated', ({ ruleSet }) => {
    if (ruleSet.errorType) paths.push(`${ruleSet.errorType}: ${ruleSet.errorMessage}`)
  })
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Ready') paths.push(new URL(prefetchUrl).pathname)
  })
  await session.send('Preload.enable')
  return paths
}

const linkTo = (page: Page, path: string) => page.locator(`footer a[href="${path}"]`).first()

test('resting on a link fetches its page ahead, and nothing else', async ({ page }) => {
  const ahead = await fetchedAhead(page)
  await page.goto('/about')
  await expect(page.locator('html')).toHaveAttribute('data-hovers', '')
  await linkTo(page, '/faq').hover()
  await expect.poll(() => ahead).toEqual(['/faq'])
  await linkTo(page, '/faq').click()
  await expect(page).toHaveURL(/\/faq$/)
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } })

  test('nothing is fetched ahead by reading', async ({ page }) => {
    const ahead = await fetchedAhead(page)
    await page.goto('/about')
    await expect(page.locator('html')).not.toHaveAttribute('data-hovers')
    await linkTo(page, '/faq').scrollIntoViewIfNeeded()
    await page.waitForTimeout(1500)
    expect(ahead).toEqual([])
  })
})

test('the bar of the browser takes the colour of the edition', async ({ page }) => {
  const bar = page.locator('meta[name="theme-color"]')
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  await expect(bar).toHaveAttribute('content', '#fbf8f1')
  await page.evaluate(() => localStorage.setItem('ui-theme', 'system'))
  await page.reload()
  await expect(bar).toHaveAttribute('content', '#0d1520')
})

test('files for those who build and host the site are not handed out', async ({ request }) => {
  for (const path of ['/_headers', '/_redirects', '/.build-stamp']) {
    expect((await request.get(path)).status(), path).toBe(404)
  }
  expect((await request.get('/.well-known/security.txt')).headers()['content-type']).toBe('text/plain; charset=utf-8')
  const picture = await request.get('/share/th/home.png')
  expect(picture.headers()).toMatchObject({
    'content-type': 'image/png',
    'cross-origin-resource-policy': 'cross-origin',
  })
})
