/** How long one task may go on, in milliseconds: half a frame, so that a touch is answered in the next. */
const TASK = 8

/**
 * Lays out what stands below the first screen, once that has been painted. Until then `content-visibility` leaves those
 * sections out (`site/styles/base.css`), which spares a cheap phone most of what it computes before it shows anything.
 *
 * Afterwards nothing is left out any more: a picture of the whole page has the whole page in it, and its length is true.
 */
export function unfold(): void {
  const { dataset } = document.documentElement
  if (dataset.folded === undefined) return
  const folded = [...document.querySelectorAll<HTMLElement>('.on-wire > .section ~ .section')]
  const layOut = (position: number) => {
    const end = performance.now() + TASK
    for (let next = position; next < folded.length; next += 1) {
      if (performance.now() > end) {
        setTimeout(layOut, 0, next)
        return
      }
      const section = folded[next] as HTMLElement
      section.style.contentVisibility = 'visible'
      // Asking for its size computes it now, in this task.
      section.getBoundingClientRect()
    }
    delete dataset.folded
    for (const { style } of folded) style.contentVisibility = ''
  }
  // A frame is asked for before the first paint; the task after it comes behind that paint.
  requestAnimationFrame(() => setTimeout(layOut, 0, 0))
}
