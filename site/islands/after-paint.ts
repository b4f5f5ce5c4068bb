/**
 * Until the next frame has been painted, so that whoever pressed something sees that it is pressed before the work begins that
 * the press asked for. The task after a frame comes behind its paint. In a page that is not shown no frame comes, and
 * nobody waits for one.
 */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden) resolve()
    else requestAnimationFrame(() => setTimeout(resolve))
  })
