import type { ClientDirective } from 'astro'
import { draftKey } from './form/draft-key.ts'

/** Whether something was typed into the island's form in this tab, which has to be seen before the form is touched again. */
function holdsDraft(element: Element): boolean {
  const form = element.querySelector('form')?.id.replace('-form', '')
  try {
    return form !== undefined && sessionStorage.getItem(draftKey(form)) !== null
  } catch {
    return false
  }
}

/**
 * `client:touch`: wakes an island at the first sign of a person near it: a pointer over it, focus or a key inside it.
 * Until then it is plain HTML that costs no script, and forms in it work all the same.
 *
 * A finger's first sign is its press, which comes while the island is still waking: a press on a button that only
 * script answers is made again once it can. Submit buttons need no script and are left alone.
 */
const touch: ClientDirective = (load, _options, element) => {
  const signs = ['pointerover', 'focusin', 'keydown'] as const
  let pressed: HTMLElement | null = null
  const remember = ({ target }: Event) => {
    pressed = target instanceof Element ? target.closest<HTMLElement>('button[type=button]') : null
  }
  const wake = async () => {
    for (const sign of signs) element.removeEventListener(sign, wake)
    element.addEventListener('click', remember)
    const hydrate = await load()
    await hydrate()
    element.removeEventListener('click', remember)
    pressed?.click()
  }
  for (const sign of signs) element.addEventListener(sign, wake, { passive: true })
  if (holdsDraft(element)) void wake()
}

export default touch
