/**
 * The office hours with what the page says of them at this moment, which `site/document/office-status.ts` keeps true in the
 * footer: that somebody answers now, or from when on. Without it the hours alone.
 *
 * @param hours the line of the hours, with its label
 */
export function officeNow(hours: string): string {
  const status = document.querySelector('[data-office]')?.textContent
  return status ? `${hours} · ${status}` : hours
}
