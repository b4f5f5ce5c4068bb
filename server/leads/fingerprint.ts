import { createHash } from 'node:crypto'
import { TRAP_FIELD } from '../../contract/form-markup.ts'
import type { Locale } from '../../contract/locale.ts'
import type { Submission } from './check-submission.ts'

/**
 * The same for two submissions that say the same, and for no others: of the cleaned values, so that it does not matter
 * in which order or how carelessly they were written. SHA-256, base64url. It says nothing about what was sent.
 */
export function fingerprintOf({ form, values }: Submission, locale: Locale): string {
  const fields = Object.entries(values)
    .filter(([field]) => field !== TRAP_FIELD)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([form, locale, fields]))
    .digest('base64url')
}
