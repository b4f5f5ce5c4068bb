/** The dates of a release that is submitted now. Imported by the home page only, because `Intl` loads slowly on phones. */
import { localeOf } from '../../contract/locale.ts'
import { BANGKOK, calculateSendingFrom, type Office } from '../../contract/office-days.ts'
import { formatShortDayAndTime, formatStamp, formatTime } from '../../contract/time.ts'
import { readOffice, runEveryMinute } from './clocks.ts'

/** Pixels before a date comes into view. */
const MARGIN = 600

/** Fills in `Approve by {from}: we send it by {to}.` */
export function describeSending(text: string, now: number, office: Office, zone = BANGKOK): string {
  const { approved, latest } = calculateSendingFrom(now, office)
  const format = (moment: number) => formatShortDayAndTime(moment, zone, localeOf(location.pathname))
  return text.replace('{from}', format(approved)).replace('{to}', format(latest))
}

function showStamps(list: HTMLElement, now: number, office: Office): void {
  const { approved, earliest, latest } = calculateSendingFrom(now, office)
  const labels: string[] = JSON.parse(list.dataset.stamps ?? '[]')
  const locale = localeOf(location.pathname)
  for (const [position, moment] of [now, approved, earliest, latest].entries()) {
    const [stamp, label] = list.children[position]?.children ?? []
    stamp?.replaceChildren(formatStamp(moment, BANGKOK, locale))
    label?.replaceChildren(`${labels[position]} ${formatTime(moment, BANGKOK, locale)}`)
  }
}

/** Counts the dates from now, in Bangkok's time, and in the visitor's own where it differs. Starts when one of them is near. */
export function setUpSendingDates(): void {
  const office = readOffice()
  const places = document.querySelectorAll<HTMLElement>('[data-stamps], [data-sending]')
  if (!office) return
  const show = () => {
    const now = Date.now()
    for (const place of places) {
      const { stamps, sending = '', here = '' } = place.dataset
      if (stamps) showStamps(place, now, office)
      if (!sending) continue
      const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone
      const isElsewhere = describeSending(sending, now, office, zone) !== describeSending(sending, now, office)
      const texts = [describeSending(sending, now, office), isElsewhere && describeSending(here, now, office, zone)]
      place.textContent = texts.filter(Boolean).join(' ')
    }
    for (const place of document.querySelectorAll<HTMLElement>('[data-now]'))
      place.textContent = place.dataset.now ?? ''
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      runEveryMinute(show)
    },
    { rootMargin: `${MARGIN}px` },
  )
  for (const place of places) observer.observe(place)
}
