/** Texts that depend on the current time: whether the office is open, and the clocks of `NewsroomClocks`. */
import { localeOf } from '../../contract/locale.ts'
import { dayOf, firstOpenMoment, hourOf, isOfficeOpen, midnightAfter, type Office } from '../../contract/office-days.ts'
import { formatDayAndTime, formatTime, MINUTE } from '../../contract/time.ts'

/** Runs `update` now, every minute, and when the page becomes visible again, because phones pause timers in the background. */
export function runEveryMinute(update: () => void): void {
  const tick = () => {
    update()
    setTimeout(tick, MINUTE - (Date.now() % MINUTE))
  }
  tick()
  document.addEventListener('visibilitychange', update)
}

function nameDay(moment: number, now: number, { today, tomorrow, weekdays }: Office['days']): string {
  const day = dayOf(moment)
  if (day === dayOf(now)) return today
  if (day === dayOf(midnightAfter(now))) return tomorrow
  return weekdays[new Date(day).getUTCDay()] ?? ''
}

/** Reads the office's hours, which the footer of every page has. */
export function readOffice(): Office | undefined {
  const data = document.querySelector<HTMLElement>('[data-office]')?.dataset.office
  return data === undefined ? undefined : JSON.parse(data)
}

/** Shows beside each phone number that the office is open, or when it opens. */
export function showOfficeStatus(): void {
  const office = readOffice()
  if (!office) return
  runEveryMinute(() => {
    const now = Date.now()
    const isOpen = isOfficeOpen(now, office)
    const opening = firstOpenMoment(now, office)
    const day = nameDay(opening, now, office.days)
    const time = office.times[hourOf(opening)] ?? ''
    for (const place of document.querySelectorAll<HTMLElement>('[data-office-status]')) {
      const { open = '', opens = '' } = place.dataset
      place.textContent = isOpen ? open : opens.replace('{day}', day).replace('{from}', time)
      place.classList.toggle('is-open', isOpen)
      place.hidden = false
    }
  })
}

export function showClocks(): void {
  const clocks = document.querySelectorAll<HTMLElement>('[data-clock], [data-moment]')
  if (clocks.length === 0) return
  const locale = localeOf(location.pathname)
  runEveryMinute(() => {
    const now = Date.now()
    for (const place of clocks) {
      const { clock, moment } = place.dataset
      if (clock) place.textContent = formatTime(now, clock, locale)
      if (moment) place.textContent = formatDayAndTime(now, moment, locale)
    }
  })
}
