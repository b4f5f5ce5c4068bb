import type { ClientDirective } from 'astro'

/**
 * `client:touch`: wakes an island at the first sign of a person near it: a pointer over it, focus or a key inside it.
 * Until then it is plain HTML that costs no script, and forms in it work all the same.
 */
const touch: ClientDirective = (load, _options, element) => {
  const signs = ['pointerover', 'focusin', 'keydown'] as const
  const wake = async () => {
    for (const sign of signs) element.removeEventListener(sign, wake)
    const hydrate = await load()
    await hydrate()
  }
  for (const sign of signs) element.addEventListener(sign, wake, { passive: true })
}

export default touch
