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

  test('nothing is fetched ahead by reading, and by the touch of a link its page alone', async ({ page }) => {
    const ahead = await fetchedAhead(page)
    await page.goto('/about')
    await expect(page.locator('html')).not.toHaveAttribute('data-hovers')
    const link = linkTo(page, '/faq')
    await link.scrollIntoViewIfNeeded()
    /*
     * No event tells that nothing will come, so this waits by the clock: a browser that guesses by what is in view does so within
     * half a second of a link's coming to rest there. A busy machine can only let the test pass too easily, never fail it.
     */
    await page.waitForTimeout(2000)
    expect(ahead).toEqual([])
    const { x, y, width, height } = (await link.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    const session = await page.context().newCDPSession(page)
    await session.send('Input.dispatchTouchEvent', {
      type: 'touchStart',
      touchPoints: [{ x: x + width / 2, y: y + height / 2 }],
    })
    await expect.poll(() => ahead).toEqual(['/faq'])
  })
})
