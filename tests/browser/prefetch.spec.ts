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
