import type { Page } from '@playwright/test'

/** Every name under which a part of the page goes over into the next. */
export const turning = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .flatMap((element) =>
        [undefined, '::before', '::after'].map((part) => getComputedStyle(element, part).viewTransitionName),
      )
      .filter((name) => name && name !== 'none' && name !== 'root'),
  )

/** The names that stand more than once on the page, as it is and with the focus on a link, for whoever has nothing against motion. */
export async function namedTwice(page: Page): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const twice = (names: string[]) => names.filter((name, at) => names.indexOf(name) !== at)
  const before = await turning(page)
  await page.locator('main a').first().focus()
  const focused = await turning(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  return [
    ...(before.length === 0 ? ['nothing on it has a name'] : []),
    ...twice(before).map((name) => `${name} stands twice`),
    ...twice(focused).map((name) => `${name} stands twice where a link has the focus`),
  ]
}
