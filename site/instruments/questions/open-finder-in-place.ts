import { answerId } from '../../../contract/answers/answer.ts'
import { asksForPlan } from '../../../contract/finder/finder-answer.ts'
import type { FinderBrief } from '../../../contract/finder/finder-brief.ts'
import { opensElsewhere } from '../../browser/opens-elsewhere.ts'
import { loadStyles } from '../load-styles.ts'
import styles from './finder-in-place.css?url'
import { openFinder } from './open-finder.ts'

/** Parsed by the browser as it arrives: a string of HTML would need a policy (require-trusted-types-for). Throws when offline. */
function readHtml(address: string): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('GET', address)
    request.responseType = 'document'
    request.overrideMimeType('text/html; charset=utf-8')
    request.onload = () => {
      if (request.status === 200 && request.response) resolve(request.response as Document)
      else reject(new Error(`${address} answered ${request.status}`))
    }
    request.onerror = () => reject(new Error(`${address} did not arrive`))
    request.send()
  })
}

/** Whether the page is as it came: nobody has scrolled, entered a field or gone to a link. */
const isUntouched = () => scrollY === 0 && (document.activeElement ?? document.body) === document.body

/**
 * Makes the link to the plan finder (`site/sections/plans/WhichPlan.tsx`) open it where it stands, at the end of its section.
 * An address that asks for a plan opens it by itself, and shows the answer to whoever still waits for it.
 */
export async function openFinderInPlace(root: HTMLElement, brief: FinderBrief): Promise<void> {
  const link = root.querySelector<HTMLElement>('[data-in-place]')
  const place = root.closest('section[id]')
  if (!link || !place) return
  const read = (await readHtml(link.dataset.inPlace ?? '')).querySelector('section')
  const desk = read?.querySelector<HTMLElement>('[data-instrument]')
  if (!read || !desk) throw new Error(`${link.dataset.inPlace} is no plan finder`)
  const finder = document.adoptNode(read)
  await loadStyles(styles)
  openFinder(desk, brief)

  link.addEventListener('click', (event) => {
    if (opensElsewhere(event)) return
    event.preventDefault()
    if (!finder.isConnected) place.append(finder)
    finder.querySelector('h3')?.focus()
  })
  if (!asksForPlan(new URLSearchParams(location.search))) return
  const isAwaited = location.hash === `#${answerId('finder')}` && isUntouched()
  place.append(finder)
  if (isAwaited) document.getElementById(answerId('finder'))?.scrollIntoView()
}
