import { BANGKOK, firstOpenMoment, holidayAt, isOfficeOpen, type OfficeHours } from '../../contract/when/office-days.ts'

const MINUTE = 60_000

/** Says next to each phone number whether someone answers it now, or when, and keeps it true while the page stays open. */
export function tellOfficeStatus(): void {
  const places = document.querySelectorAll<HTMLElement>('[data-office-status]')
  // The footer's place has the hours for all.
  const hours = document.querySelector<HTMLElement>('[data-office]')?.dataset.office
  if (hours === undefined) return
  const office = JSON.parse(hours) as OfficeHours
  const weekday = new Intl.DateTimeFormat(document.documentElement.lang, { weekday: 'long', timeZone: BANGKOK })
  const tell = () => {
    const now = Date.now()
    const open = isOfficeOpen(now, office)
    const holiday = holidayAt(now, office)?.name
    const day = weekday.format(firstOpenMoment(now, office))
    for (const place of places) {
      const { open: openNow, closed, closedFor } = place.dataset
      const shut = holiday && closedFor ? closedFor.replace('{name}', holiday) : closed?.replace('{day}', day)
      place.textContent = (open ? openNow : shut) ?? ''
      place.classList.toggle('is-open', open)
      place.hidden = false
    }
  }
  tell()
  setInterval(tell, MINUTE)
}
