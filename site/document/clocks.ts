/** What a page says of the present moment: whether the office is open, and the clocks of `NewsroomClocks`. */
import { localeOf } from '../../contract/locale.ts'
import {
  BANGKOK,
  dayOf,
  firstOpenMoment,
  holidayAt,
  isOfficeOpen,
  midnightAfter,
  type OfficeAhead,
} from '../../contract/office-days.ts'
import { clockWords, MINUTE, momentWords } from '../../contract/time.ts'

/** Calls `tell` now, whenever a minute begins, and when the page is seen again: timers do not run while a phone sleeps. */
function everyMinute(tell: () => void): void {
  const tick = () => {
    tell()
    setTimeout(tick, MINUTE - (Date.now() % MINUTE))
  }
  tick()
  document.addEventListener('visibilitychange', tell)
}

/** The day of a moment as somebody says it now: today, tomorrow, Monday. */
function sayDay(moment: number, now: number): string {
  const { lang } = document.documentElement
  const relative = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' })
  if (dayOf(moment) === dayOf(now)) return relative.format(0, 'day')
  if (dayOf(moment) === dayOf(midnightAfter(now))) return relative.format(1, 'day')
  return new Intl.DateTimeFormat(lang, { weekday: 'long', timeZone: BANGKOK }).format(moment)
}

/** Says beside each phone number whether the office is open, and if not why and until when, and keeps it true. */
export function showOfficeStatus(): void {
  // The footer carries the hours for all places of the page.
  const hours = document.querySelector<HTMLElement>('[data-office]')?.dataset.office
  if (hours === undefined) return
  const office = JSON.parse(hours) as OfficeAhead
  everyMinute(() => {
    const now = Date.now()
    const isOpen = isOfficeOpen(now, office)
    const holiday = holidayAt(now, office)?.name
    // A day is named only once next year's holidays are confirmed.
    const day = office.confirmed && !isOpen && sayDay(firstOpenMoment(now, office), now)
    for (const place of document.querySelectorAll<HTMLElement>('[data-office-status]')) {
      const { open, closed, closedFor, closedUntil } = place.dataset
      const reasons = [holiday && closedFor?.replace('{name}', holiday), day && closedUntil?.replace('{day}', day)]
      place.textContent = (isOpen ? open : reasons.filter(Boolean).join(' · ') || closed) ?? ''
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
