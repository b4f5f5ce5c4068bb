import { opensElsewhere } from '../browser/opens-elsewhere.ts'

/** How long a link or a form waits for what answers it in place, in ms. Then the browser answers it. */
const PATIENCE = 6_000

/** How a reader goes on to something else: to another place, another letter, or another page, which may come back as it was left. */
const GOING_ON = ['focusin', 'input', 'pagehide'] as const

/** The browser has an answer of its own: a page that is led to, a form that is checked and posted. */
const hasOwnAnswer = (pressed: HTMLElement | null | undefined) => pressed?.dataset.inPlace !== undefined

/** What a press waits on: a button that only script answers, a link or a form that script can answer in place. */
const WAITING = 'button[type=button], [data-in-place]'

const pressedIn = ({ target }: Event) => (target instanceof Element ? target.closest<HTMLElement>(WAITING) : null)

/**
 * Remembers a press within an island that is waking, and what is pressed is busy. What it returns is to be called once the island is
 * awake, or stays asleep: it makes the press again, or, where nothing answers it then, says so in the words of `data-not-loaded`.
 * They stay until the next press, or until the island is awake.
 *
 * A link or a submit button with `data-in-place` is the browser's if it is pressed a second time, if the wait is long, or if the
 * island stays asleep; and its press is forgotten as soon as the reader goes on to something else, if only to the next letter of the
 * field in which Enter has pressed it.
 *
 * @param first what the island wakes for: itself a press, perhaps
 */
export function rememberPress(island: HTMLElement, first?: Event): (isAwake: boolean) => void {
  let pressed: HTMLElement | null = null
  /** The how many-th of those that wait it is. */
  let place = 0
  let patience: ReturnType<typeof setTimeout> | undefined
  const status = island.querySelector<HTMLElement>('[data-not-loaded]')
  const notLoaded = status?.dataset.notLoaded ?? ''
  const say = (text: string) => {
    if (status) status.textContent = text
  }
  const all = () => [...island.querySelectorAll<HTMLElement>(WAITING)]
  const forget = () => {
    clearTimeout(patience)
    pressed?.removeAttribute('aria-busy')
    pressed = null
  }
  const remember = (event: MouseEvent) => {
    const hit = pressedIn(event)
    if (!hit) return
    const isBrowsers = hasOwnAnswer(hit)
    if (isBrowsers && opensElsewhere(event)) return
    const isSecond = hit === pressed
    // A double click is one press.
    if (isBrowsers && isSecond && event.detail > 1) return event.preventDefault()
    forget()
    if (isBrowsers && isSecond) return
    pressed = hit
    place = all().indexOf(hit)
    hit.setAttribute('aria-busy', 'true')
    // What is said a second time is read out again.
    say('')
    if (!isBrowsers) return
    event.preventDefault()
    patience = setTimeout(() => hit.click(), PATIENCE)
  }
  const goOn = ({ target }: Event) => {
    if (hasOwnAnswer(pressed) && target !== pressed) forget()
  }
  island.addEventListener('click', remember)
  // What the browser answers it has answered by now.
  if (first?.type === 'click' && !hasOwnAnswer(pressedIn(first))) remember(first as MouseEvent)
  for (const sign of GOING_ON) addEventListener(sign, goOn)
  return (isAwake) => {
    island.removeEventListener('click', remember)
    for (const sign of GOING_ON) removeEventListener(sign, goOn)
    // What was drawn anew as the island woke is pressed as it stands there now.
    const again = pressed?.isConnected === false ? all()[place] : pressed
    forget()
    // React starts from an empty one; what the part itself has said as it woke stays.
    if (isAwake && status?.textContent === notLoaded) say('')
    if (isAwake || hasOwnAnswer(again)) again?.click()
    else if (again) say(notLoaded)
  }
}
