/** A page of any browser's driver, as far as it is asked something. */
export interface Evaluates<Answer> {
  evaluate(look: () => Answer): Promise<Answer>
}

/** What is wider than it may be: the page than its window, or the words of a table's cell than their column. */
export const tooWide = (page: Evaluates<string[]>) =>
  page.evaluate(() => {
    const over = document.documentElement.scrollWidth - window.innerWidth
    const cells = [...document.querySelectorAll('main :is(td, th)')].filter(
      (cell) =>
        cell.clientWidth > 0 &&
        cell.scrollWidth > cell.clientWidth + 1 &&
        cell.checkVisibility({ visibilityProperty: true }),
    )
    const cut = cells.map(({ textContent }) => `too wide: ${textContent.trim()}`)
    return over > 0 ? [`${over} px too wide`, ...cut] : cut
  })
