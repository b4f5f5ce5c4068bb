import { isOfficeOpen } from '../locale/office-hours.ts'

const MINUTE = 60_000

/** Says next to each phone number whether someone answers it now, and keeps it true while the page stays open. */
export function tellOfficeStatus(): void {
  const places = document.querySelectorAll<HTMLElement>('[data-office-status]')
  const tell = () => {
    const open = isOfficeOpen(new Date())
    for (const place of places) {
      place.textContent = (open ? place.dataset.open : place.dataset.closed) ?? ''
      place.classList.toggle('is-open', open)
      place.hidden = false
    }
  }
  tell()
  setInterval(tell, MINUTE)
}
