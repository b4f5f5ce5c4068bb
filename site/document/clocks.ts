/** Texts that depend on the current time: whether the office is open, and the clocks of `NewsroomClocks`. */
import { localeOf } from '../../contract/locale.ts'
import {
  BANGKOK,
  dayOf,
  firstOpenMoment,
  isOfficeOpen,
  midnightAfter,
  type OfficeHours,
} from '../../contract/office-days.ts'
import { clockWords, MINUTE, momentWords } from '../../contract/time.ts'

/** Calls `tell` now, every minute, and when the page becomes visible again, because phones pause timers in the background. */
function everyMinute(tell: () => void): void {
  const tick = () => {
    tell()
    setTimeout(tick, MINUTE - (Date.now() % MINUTE))
  }
  tick()
  document.addEventListener('visibilitychange', tell)
}

/** The day relative to now: today, tomorrow, Monday. */
function sayDay(moment: number, now: number): string {
  const { lang } = document.documentElement
  const relative = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' })
  if (dayOf(moment) === dayOf(now)) return relative.format(0, 'day')
  if (dayOf(moment) === dayOf(midnightAfter(now))) return relative.format(1, 'day')
  return new Intl.DateTimeFormat(lang, { weekday: 'long', timeZone: BANGKOK }).format(moment)
}

/** Shows and updates beside each phone number that the office is open, or when it opens. */
export function showOfficeStatus(): void {
  // The footer carries the office hours for the whole page.
  const hours = document.querySelector<HTMLElement>('[data-office]')?.dataset.office
  if (hours === undefined) return
  const office = JSON.parse(hours) as OfficeHours
  everyMinute(() => {
    const now = Date.now()
    const isOpen = isOfficeOpen(now, office)
    const day = sayDay(firstOpenMoment(now, office), now)
    for (const place of document.querySelectorAll<HTMLElement>('[data-office-status]')) {
      const { open = '', opens = '' } = place.dataset
      place.textContent = isOpen ? open : opens.replace('{day}', day)
      place.classList.toggle('is-open', isOpen)
      place.hidden = false
    }
  })
}

export function showClocks(): void {
  const clocks = document.querySelectorAll<HTMLElement>('[data-clock], [data-moment]')
  if (clocks.length === 0) return
  const locale = localeOf(location.pathname)
  everyMinute(() => {
    const now = Date.now()
    for (const place of clocks) {
      const { clock, moment } = place.dataset
      if (clock) place.textContent = clockWords(now, clock, locale)
      if (moment) place.textContent = momentWords(now, moment, locale)
    }
  })
}
