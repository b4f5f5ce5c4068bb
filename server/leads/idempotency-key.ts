import { ProblemError } from '../problems.ts'
import type { RecognizedBy } from './accept-lead.ts'

/**
 * Reads the header `Idempotency-Key` (IETF draft-ietf-httpapi-idempotency-key-header). It is optional and may be any text; the
 * quotation marks that the draft puts around it count as part of it.
 *
 * @throws ProblemError 400 when it is empty, too long, or there is more than one
 */
export function readIdempotencyKey(header: string | string[] | undefined): RecognizedBy {
  if (header === undefined) return 'nothing'
  if (typeof header !== 'string' || !/^[!-~]{1,128}$/.test(header)) {
    throw new ProblemError(400, { detail: 'Idempotency-Key has to be 1 to 128 visible ASCII characters.' })
  }
  return { key: header }
}
