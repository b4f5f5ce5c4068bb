/** In a page that is hidden before its next frame no frame comes. */
const LONGEST_MS = 200

/**
 * Until the next frame has been painted, so that whoever pressed something sees that it is pressed before the work begins that
 * the press asked for. The task after a frame comes behind its paint. A page that is not shown is not waited for.
 */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden) resolve()
    else {
      requestAnimationFrame(() => setTimeout(resolve))
      setTimeout(resolve, LONGEST_MS)
    }
  })
