import { LINE_MARKS } from './joined-letters.ts'

/**
 * Copy as it stands anywhere but on a page of ours: without the marks that say where a browser may end its lines (joiners, and
 * spaces of no width), and with plain spaces.
 */
export const plainText = (copy: string) => copy.replace(LINE_MARKS, '').replaceAll('\u00A0', ' ')
