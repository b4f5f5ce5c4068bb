/**
 * Puts behind the office hours what the page says in its footer: that somebody answers now, or from when on. It is a place of its
 * own, so that `site/document/office-status.ts` keeps it true. Where the footer says nothing, the hours stand alone.
 *
 * @param hours the line of the hours, once it is in the page
 */
export function tellOfficeNow(hours: HTMLElement | null): void {
  const footer = document.querySelector<HTMLElement>('[data-office]')
  if (!hours || !footer?.textContent) return
  const status = footer.cloneNode(true) as HTMLElement
  // The list of holidays and the lamp are the footer's.
  for (const own of ['data-office', 'class']) status.removeAttribute(own)
  hours.append(' · ', status)
}
