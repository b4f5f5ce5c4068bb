/**
 * The script of pages that are shown in place of others, beside the one of every page: 'Go back', to the page before where there is
 * one, else to what the link beside it leads to.
 */

/**
 * How many steps back the page before this one is, of which each part of this page that was gone to is one; 0 where no page is before it.
 */
function stepsIn(navigation: Navigation): number {
  const entries = navigation.entries()
  const first = entries.findIndex(({ sameDocument }) => sameDocument)
  // Of pages of other sites only their number is told.
  const isAlone = first < 1 && history.length === entries.length
  return isAlone ? 0 : (navigation.currentEntry?.index ?? first) - first + 1
}

/** The same for a browser that does not tell its history (before 2026: Safari, Firefox): counted, and kept with each part through a reload. */
function countSteps(): () => number {
  let steps: number = history.state ?? 1
  const keep = () => history.replaceState(steps, '')
  keep()
  addEventListener('hashchange', () => {
    steps = history.state ?? steps + 1
    keep()
  })
  return () => (history.length > steps ? steps : 0)
}

const { navigation } = window as { navigation?: Navigation }
const count = navigation ? () => stepsIn(navigation) : countSteps()
const button = document.querySelector('[data-go-back]')
button?.addEventListener('click', () => {
  const steps = count()
  if (steps) history.go(-steps)
  else button.closest('p')?.querySelector('a')?.click()
})

export {}
