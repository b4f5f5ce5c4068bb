import { holidayAt, isOfficeOpen, type OfficeHours } from '../../contract/when/office-days.ts'

const MINUTE = 60_000

/** Says next to each phone number whether someone answers it now, and keeps it true while the page stays open. */
export function tellOfficeStatus(): void {
  const places = document.querySelectorAll<HTMLElement>('[data-office-status]')
  // The footer's place has the hours for all.
  const hours = document.querySelector<HTMLElement>('[data-office]')?.dataset.office
  if (hours === undefined) return
  const office = JSON.parse(hours) as OfficeHours
  const tell = () => {
    const now = Date.now()
    const open = isOfficeOpen(now, office)
    const holiday = holidayAt(now, office)?.name
    for (const place of places) {
      const { open: openNow, closed, closedFor } = place.dataset
      place.textContent = (open ? openNow : holiday && closedFor ? closedFor.replace('{name}', holiday) : closed) ?? ''
      place.classList.toggle('is-open', open)
      place.hidden = false
    }
  }
  tell()
  setInterval(tell, MINUTE)
}
