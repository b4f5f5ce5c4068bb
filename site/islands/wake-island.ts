import { type ComponentType, createElement, type ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { IslandName } from './island-names.ts'

/** Each with what it alone needs, in a file of its own. */
const parts: Record<IslandName, () => Promise<ComponentType<never>>> = {
  signup: async () => (await import('./signup/SignupForm.tsx')).SignupForm,
  contact: async () => (await import('./contact/ContactForm.tsx')).ContactForm,
  'load-more': async () => (await import('./load-more/LoadMore.tsx')).LoadMore,
}

async function read(address: string): Promise<never> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return response.json() as Promise<never>
}

/** Until what is held down in an island is let go of: a press is one of what it began on, and ends as none where that is gone. */
async function pressEnded(root: HTMLElement): Promise<void> {
  if (!root.querySelector(':active')) return
  await new Promise((resolve) => {
    // Its click comes before the next task.
    for (const end of ['pointerup', 'pointercancel', 'keyup'])
      addEventListener(end, () => setTimeout(resolve), { once: true })
  })
}

/** Draws an island anew in the place of what stands there, and leaves the focus where it was. */
async function drawAnew(root: HTMLElement, part: ReactElement): Promise<void> {
  await pressEnded(root)
  // What a translator puts around words is not the island's.
  const elements = () => [...root.querySelectorAll<HTMLElement>(':not(font)')]
  const focused = elements().indexOf(document.activeElement as HTMLElement)
  flushSync(() => createRoot(root).render(part))
  elements()[focused]?.focus()
}

/**
 * Makes an island live: React takes over the HTML that it has written when the site was built. Throws when offline.
 *
 * Where other words stand in it by now, those of a browser's translator, React draws what is only pressed anew; a form is left to the
 * browser, and it throws.
 *
 * @param text what stood in it as the page came
 */
export async function wakeIsland(root: HTMLElement, text: string): Promise<void> {
  const { island, props = '' } = root.dataset
  const [part, words] = await Promise.all([parts[island as IslandName](), read(props)])
  const form = root.querySelector('form')
  // What has been said of a try before is none of the words that React has written.
  root.querySelector('[data-not-loaded]')?.replaceChildren()
  if (root.textContent === text) hydrateRoot(root, createElement(part, words))
  else if (form) throw new Error('translated')
  else await drawAnew(root, createElement(part, words))
  // A submit that comes before React has gone through the form makes it do so at once. The browser's own check would be before it.
  if (form) form.noValidate = true
  root.dataset.awake = ''
}
