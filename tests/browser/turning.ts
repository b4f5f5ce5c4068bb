import type { Page } from '@playwright/test'

/** Runs in the page: every name under which a part of it goes over into the next, twice where a link is to have the focus meanwhile. */
function namesOf(focused: string | undefined): string[][] {
  const names = () =>
    [...document.querySelectorAll('*')]
      .flatMap((element) =>
        [undefined, '::before', '::after'].map((part) => getComputedStyle(element, part).viewTransitionName),
      )
      .filter((name) => name && name !== 'none' && name !== 'root')
  const before = names()
  if (!focused) return [before]
  document.querySelector<HTMLElement>(focused)?.focus()
  return [before, names()]
}

/** Every name under which a part of the page goes over into the next. */
export async function turning(page: Page): Promise<string[]> {
  const [names = []] = await page.evaluate(namesOf, undefined)
  return names
}

/** The names that stand more than once on the page, as it is and with the focus on a link, for whoever has nothing against motion. */
export async function namedTwice(page: Page): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const [before = [], focused = []] = await page.evaluate(namesOf, 'main a')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const twice = (names: string[]) => names.filter((name, at) => names.indexOf(name) !== at)
  return [
    ...(before.length === 0 ? ['nothing on it has a name'] : []),
    ...twice(before).map((name) => `${name} stands twice`),
    ...twice(focused).map((name) => `${name} stands twice where a link has the focus`),
  ]
}
