/** How long a link or a form waits for what answers it in place, in ms. Then it leads where it leads. */
const PATIENCE = 6_000

/** The browser has an answer of its own: a page that is led to, a form that is checked and posted. */
const opensInPlace = (pressed: HTMLElement | null) => pressed?.dataset.inPlace !== undefined

/** What a press on it waits for: a button that only script answers, a link or a form that script can answer in place. */
const pressedIn = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>('button[type=button], [data-in-place]') : null

/**
 * Remembers a press within an island that is waking, and what is pressed is busy. What it returns is to be called once the island is
 * awake, or stays asleep: it makes the press again, or, where nothing answers it then, says so in the words of `data-not-loaded`.
 *
 * A link or a submit button with `data-in-place` is the browser's if it is pressed a second time, if the wait is long, or if the
 * island stays asleep; and its press is forgotten as soon as the reader goes on to something else.
 */
export function rememberPress(island: HTMLElement): (isAwake: boolean) => void {
  let pressed: HTMLElement | null = null
  let patience: ReturnType<typeof setTimeout> | undefined
  const status = island.querySelector<HTMLElement>('[data-not-loaded]')
  // React starts from an empty one, and what is said a second time is read out again.
  if (status) status.textContent = ''
  const forget = () => {
    clearTimeout(patience)
    pressed?.removeAttribute('aria-busy')
    pressed = null
  }
  const remember = (event: MouseEvent) => {
    const hit = pressedIn(event)
    if (!hit) return
    const isLink = opensInPlace(hit)
    if (isLink && (event.ctrlKey || event.metaKey || event.shiftKey)) return
    const isSecond = hit === pressed
    // A double click is one press.
    if (isLink && isSecond && event.detail > 1) return event.preventDefault()
    forget()
    if (isLink && isSecond) return
    pressed = hit
    hit.setAttribute('aria-busy', 'true')
    if (!isLink) return
    event.preventDefault()
    patience = setTimeout(() => hit.click(), PATIENCE)
  }
  const goOn = ({ target }: Event) => {
    if (opensInPlace(pressed) && target !== pressed) forget()
  }
  island.addEventListener('click', remember)
  document.addEventListener('focusin', goOn)
  return (isAwake) => {
    island.removeEventListener('click', remember)
    document.removeEventListener('focusin', goOn)
    const again = pressed
    forget()
    if (isAwake || opensInPlace(again)) again?.click()
    else if (again && status) status.textContent = status.dataset.notLoaded ?? ''
  }
}
