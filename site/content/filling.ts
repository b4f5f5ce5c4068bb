import type { Locale } from '../../contract/locale.ts'
import type { Figures } from './figure.ts'
import type { Identity } from './identity.ts'
import type { Mistake } from './mistakes.ts'

/** The values for the placeholders of copy, and where mistakes are reported. */
export interface Filling {
  locale: Locale
  figures: Figures
  identity: Identity
  /** By the names that copy calls them: `notes.time`. */
  notes: ReadonlyMap<string, string>
  report: (mistake: Mistake) => void
}
