import { createHash } from 'node:crypto'
import { TRAP_FIELD } from '../../contract/form-markup.ts'
import type { Locale } from '../../contract/locale.ts'
import type { Submission } from './check-submission.ts'

/**
 * A digest that is the same for two submissions with the same contents. It is made of the cleaned values in a fixed order, so the
 * order of the fields and stray spaces do not matter. SHA-256, base64url; the contents cannot be read from it.
 */
export function fingerprintOf({ form, values }: Submission, locale: Locale): string {
  const fields = Object.entries(values)
    .filter(([field]) => field !== TRAP_FIELD)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([form, locale, fields]))
    .digest('base64url')
}
