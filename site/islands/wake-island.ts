import { type ComponentType, createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
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

/** Makes an island live: React takes over the HTML that it has written when the site was built. Throws when offline. */
export async function wakeIsland(root: HTMLElement): Promise<void> {
  const { island, props = '' } = root.dataset
  const [part, words] = await Promise.all([parts[island as IslandName](), read(props)])
  hydrateRoot(root, createElement(part, words))
  // A submit that comes before React has gone through the form makes it do so at once. The browser's own check would be before it.
  const form = root.querySelector('form')
  if (form) form.noValidate = true
  root.dataset.awake = ''
}
