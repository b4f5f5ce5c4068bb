import type { ReactNode } from 'react'

/**
 * What a page put into a named slot of a screen.
 * @throws if the slot is empty: a misspelt slot name would otherwise drop a live part of the page without a word.
 */
export function filledSlot(screen: string, slot: string, content: ReactNode): ReactNode {
  if (!content) throw new Error(`${screen}: slot "${slot}" is missing`)
  return content
}
