/** The part of Playwright's `Page` that is used here. */
export interface Evaluates<Answer> {
  evaluate(look: () => Answer): Promise<Answer>
}

/** Finds elements that are wider than the window, and words that are wider than their column. */
export const tooWide = (page: Evaluates<string[]>) =>
  page.evaluate(() => {
    const over = document.documentElement.scrollWidth - window.innerWidth
    const cells = [...document.querySelectorAll('main :is(td, th, dt)')].filter(
      (cell) =>
        cell.clientWidth > 0 &&
        cell.scrollWidth > cell.clientWidth + 1 &&
        cell.checkVisibility({ visibilityProperty: true }),
    )
    const cut = cells.map(({ textContent }) => `too wide: ${textContent.trim()}`)
    return over > 0 ? [`${over} px too wide`, ...cut] : cut
  })
