import { expect, test } from './fixture.ts'

test.use({ viewport: { width: 375, height: 667 } })

/** Of a finger, in CSS pixels each way: the least that WCAG 2.2 asks for (2.5.8), of what stands in no sentence. */
const LEAST = 24

for (const path of ['/', '/th', '/about', '/pricing/1', '/th/pricing/1', '/blog/embargoes-across-time-zones']) {
  test(`each link of ${path} that stands by itself is large enough for a finger`, async ({ page }) => {
    await page.goto(path)
    const tooSmall = await page.evaluate((least) => {
      document.documentElement.style.scrollBehavior = 'auto'
      for (const details of document.querySelectorAll('details')) details.open = true
      /** How far a point may move from the middle of a link, either way, and still press it. */
      const reach = (link: Element, x: number, y: number, dx: number, dy: number) => {
        const presses = (by: number) => {
          const hit = document.elementFromPoint(x + by * dx, y + by * dy)
          return hit !== null && link.contains(hit)
        }
        let [before, behind] = [0, 0]
        while (before < least && presses(-before - 1)) before++
        while (behind < least && presses(behind + 1)) behind++
        return presses(0) ? before + 1 + behind : 0
      }
      const stands = (link: HTMLElement) =>
        link.className !== '' ||
        getComputedStyle(link).display !== 'inline' ||
        link.parentElement?.textContent.trim() === link.textContent.trim()
      return [...document.querySelectorAll<HTMLElement>('main a, footer a')]
        .filter((link) => link.checkVisibility({ contentVisibilityAuto: true }) && stands(link))
        .flatMap((link) => {
          link.scrollIntoView({ block: 'center' })
          const [{ x, y, width, height } = new DOMRect()] = link.getClientRects()
          if (width < 2) return []
          const [middle, line] = [x + width / 2, y + height / 2]
          const size = [reach(link, middle, line, 1, 0), reach(link, middle, line, 0, 1)]
          return size.some((way) => way < least) ? [`${link.ariaLabel ?? link.textContent}: ${size.join(' × ')}`] : []
        })
    }, LEAST)
    expect(tooSmall).toEqual([])
  })
}
