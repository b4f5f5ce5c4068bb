import { afterPaint } from '../browser/after-paint.ts'
import { readStored } from '../browser/web-storage.ts'
import { draftKey, NO_TEXTS } from './form/draft-key.ts'
import { mayBeRestored } from './form/may-be-restored.ts'
import { rememberPress } from './remember-press.ts'

/**
 * Whether something was typed into the island's form in this tab, or is kept on this device under the name in `data-kept`:
 * it has to be seen before the form is touched again. A draft without texts is seen only where it takes the place of some.
 */
function holdsDraft({ dataset: { island = '', kept = '' } }: HTMLElement, isBack = mayBeRestored()): boolean {
  const draft = readStored(draftKey(island), 'sessionStorage') ?? readStored(kept)
  return draft !== null && (isBack || !draft.startsWith(NO_TEXTS))
}

/**
 * Whether the address asks something of a tool, and nobody has answered: no server of ours has sent the page, or the tool is
 * not in it yet.
 */
const isAsked = (tool: HTMLElement) =>
  tool.dataset.askedBy !== undefined &&
  new URLSearchParams(location.search).has(tool.dataset.askedBy) &&
  tool.querySelector('[data-unanswered]:not([hidden]), [data-in-place]') !== null

/** The link that stands in for a tool asks, should the tool not arrive, what the address asks: the page it leads to answers. */
function askByLink(tool: HTMLElement): void {
  const link = tool.querySelector<HTMLAnchorElement>('a[data-in-place]')
  if (link) link.search = location.search
}

/** How long after a finger was lifted its press comes, at most, in ms: a finger that has scrolled, or has rested, makes none. */
const PRESS_COMES = 100

/**
 * Until the finger is lifted by which the sign came, and its press has been answered: what wakes an island is long work for a slow
 * phone, and a press that comes in the middle of it would wait.
 */
async function fingerLifted(sign: Event | undefined): Promise<void> {
  const { pointerType, type } = (sign ?? {}) as Partial<PointerEvent>
  if (pointerType !== 'touch' || type === 'click') return
  await new Promise<unknown>((resolve) => {
    addEventListener('click', resolve, { once: true })
    for (const end of ['pointerup', 'pointercancel'])
      addEventListener(end, () => setTimeout(resolve, PRESS_COMES), { once: true })
  })
  await afterPaint()
}

/**
 * Wakes an island at the first sign of a person near it: a pointer over it, focus or a key inside it. Until then it is
 * plain HTML that costs no script, and forms in it work all the same. If what it needs does not arrive it stays so, and
 * the next sign tries again.
 *
 * A finger's first sign is its press, which comes while the island is still waking: a press on a button that only script answers is
 * made again once it can, or answered by a word that it cannot. A form's press waits a while for the form's own messages, and is the
 * browser's without them.
 */
export function wakeOnTouch(island: HTMLElement, wake: (island: HTMLElement) => Promise<void>): void {
  // A mouse that rests on a button is over it, and the focus on it, already: its next press is a sign of its own. And where nothing
  // could be asked for, the press has an end after it is known that nothing came.
  const signs = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'click'] as const
  const answer = async (sign?: Event) => {
    for (const sign of signs) island.removeEventListener(sign, answer)
    const pressAgain = rememberPress(island, sign)
    let isAwake = true
    try {
      // The finger sees its press, or the key its letter, before anything is asked for.
      await Promise.all([afterPaint(), fingerLifted(sign)])
      await wake(island)
    } catch {
      isAwake = false
    }
    pressAgain(isAwake)
    // Behind it: a press that is the browser's own now is no sign.
    if (!isAwake) listen()
  }
  const listen = () => {
    for (const sign of signs) island.addEventListener(sign, answer, { passive: true })
  }
  listen()
  // A page that comes back as it was left has not seen what was typed into the form elsewhere. Who is awake hears no sign.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && holdsDraft(island, persisted)) island.dispatchEvent(new Event('focusin'))
  })
  const asked = isAsked(island)
  if (asked) askByLink(island)
  if (asked || holdsDraft(island)) void answer()
}
