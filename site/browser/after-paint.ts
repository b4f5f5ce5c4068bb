/**
 * Until the next frame has been painted, so that whoever pressed something sees that it is pressed before the work begins that
 * the press asked for. The task after a frame comes behind its paint. A page that is hidden paints none, and is not waited for.
 */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      document.removeEventListener('visibilitychange', end)
      resolve()
    }
    if (document.hidden) end()
    else {
      requestAnimationFrame(() => setTimeout(end))
      document.addEventListener('visibilitychange', end)
    }
  })
