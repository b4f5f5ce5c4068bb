import { ProblemError } from '../problems.ts'
import type { RecognizedBy } from './accept-lead.ts'

/**
 * What the header `Idempotency-Key` says (IETF draft-ietf-httpapi-idempotency-key-header). It is optional, and any text will do,
 * so the quotation marks that the draft puts around it are part of it.
 *
 * @throws ProblemError 400 for one that is empty, too long, or more than one
 */
export function readIdempotencyKey(header: string | string[] | undefined): RecognizedBy {
  if (header === undefined) return 'nothing'
  if (typeof header !== 'string' || !/^[!-~]{1,128}$/.test(header)) {
    throw new ProblemError(400, { detail: 'Idempotency-Key has to be 1 to 128 visible ASCII characters.' })
  }
  return { key: header }
}
