import type { CDPSession, Page } from '@playwright/test'

/** What a browser calls its letters' size; pages are measured in it, steps of width too. */
export const TWICE = { standard: 32, fixed: 26 }

const STANDARD = { standard: 16, fixed: 13 }

/** Windows: a phone; and what has room for as many letters as 320 pixels do otherwise (WCAG 2.2, 1.4.10), and more. */
export const WIDTHS_OF_LARGE = [360, 640, 768, 1280]

/** How much wider than its window the page is, and what stands out of it without making it wider, as bars do that stay in place. */
export function standingOut(): string[] {
  const over = document.documentElement.scrollWidth - window.innerWidth
  const outside = [...document.querySelectorAll('.site-header *, .call-bar *, .cookie-banner *')].filter((element) => {
    const { width, right } = element.getBoundingClientRect()
    return width > 1 && right > window.innerWidth + 1 && element.checkVisibility()
  })
  return [
    ...(over > 0 ? [`${over} px too wide`] : []),
    ...outside.map((element) => `${element.className || element.nodeName} is cut off: ${element.textContent.trim()}`),
  ]
}

/** What stands out of its window with letters of twice their size, which a reader sets for all pages. */
export async function standingOutInLargeLetters(page: Page, session: CDPSession): Promise<string[]> {
  await session.send('Page.setFontSizes', { fontSizes: TWICE })
  const faults: string[] = []
  for (const width of WIDTHS_OF_LARGE) {
    await page.setViewportSize({ width, height: 900 })
    for (const fault of await page.evaluate(standingOut)) faults.push(`${width} px in large letters: ${fault}`)
    // Steps of width are measured in the same letters.
    if (width === 1280 && (await page.evaluate(() => matchMedia('(min-width: 41em)').matches)))
      faults.push('its letters are not large')
  }
  await session.send('Page.setFontSizes', { fontSizes: STANDARD })
  return faults
}
