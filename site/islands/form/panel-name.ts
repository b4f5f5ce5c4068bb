import type { HTMLAttributes } from 'react'
import { spoken } from '../../ui/spoken.ts'

/**
 * What a panel is called when it takes the focus: of an element without a name Orca says nothing but "clickable", and leaves out an
 * alert that came with the focus. Only once it is shown: the pages carry these panels from the beginning.
 */
export function panelName(shown: boolean, name: string): HTMLAttributes<HTMLElement> {
  return shown ? { role: 'group', 'aria-label': spoken(name) } : {}
}
