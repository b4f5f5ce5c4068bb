import {
  BANGKOK,
  dayOf,
  firstOpenMoment,
  holidayAt,
  isOfficeOpen,
  midnightAfter,
  type OfficeAhead,
} from '../../contract/when/office-days.ts'
import { everyMinute } from '../browser/every-minute.ts'

/** The day on which a moment falls, as somebody says it now: today, tomorrow, on Monday. */
function sayDay(moment: number, now: number): string {
  const { lang } = document.documentElement
  const near = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' })
  if (dayOf(moment) === dayOf(now)) return near.format(0, 'day')
  if (dayOf(moment) === dayOf(midnightAfter(now))) return near.format(1, 'day')
  return new Intl.DateTimeFormat(lang, { weekday: 'long', timeZone: BANGKOK }).format(moment)
}

/**
 * Says next to each phone number whether someone answers it now, and keeps it true while the page stays open. Where nobody
 * does it says why and until when, as far as there is room for it, and as far as the days are certain.
 */
export function updateOfficeStatus(): void {
  // The footer's place has the hours for all.
  const hours = document.querySelector<HTMLElement>('[data-office]')?.dataset.office
  if (hours === undefined) return
  const office = JSON.parse(hours) as OfficeAhead
  const tell = () => {
    const now = Date.now()
    const open = isOfficeOpen(now, office)
    const holiday = holidayAt(now, office)?.name
    const day = office.confirmed && !open && sayDay(firstOpenMoment(now, office), now)
    // Also those that have come since: site/islands/form/office-now.ts.
    for (const place of document.querySelectorAll<HTMLElement>('[data-office-status]')) {
      const { open: openNow, closed, closedFor, closedUntil } = place.dataset
      const shut = [holiday && closedFor?.replace('{name}', holiday), day && closedUntil?.replace('{day}', day)]
      place.textContent = (open ? openNow : shut.filter(Boolean).join(' · ') || closed) ?? ''
      place.classList.toggle('is-open', open)
      place.hidden = false
    }
  }
  everyMinute(tell)
}
