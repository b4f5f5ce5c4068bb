import type { FastifyInstance } from 'fastify'
import { BODY_LIMIT_BYTES } from '../../contract/limits.ts'
import { ProblemError } from '../problems.ts'

/** A body posted by a plain HTML form. */
export class FormBody {
  /** As typed. Of a field that was sent twice, the first. */
  readonly values: Readonly<Record<string, string>>

  constructor(text: string) {
    const values: Record<string, string> = Object.create(null)
    for (const [field, value] of new URLSearchParams(text)) values[field] ??= value
    this.values = values
  }

  /** The payload of the contract: a ticked box arrives as a text, an unticked one not at all. */
  payload(): object {
    const { termsAccepted } = this.values
    if (termsAccepted === undefined) return this.values
    return { ...this.values, termsAccepted: termsAccepted === 'on' || termsAccepted === 'true' }
  }
}

/**
 * A form body spends three bytes on each byte that is not a plain letter, so a long Thai message is far over the limit on
 * the wire and well within it as text. The limit is therefore put to what it says, not to how it is spelled.
 */
const FORM_BODY_LIMIT_BYTES = 3 * BODY_LIMIT_BYTES

function formBody(text: string): FormBody {
  const form = new FormBody(text)
  const bytes = Object.entries(form.values).reduce((sum, pair) => sum + Buffer.byteLength(pair.join('=')), 0)
  if (bytes > BODY_LIMIT_BYTES) throw new ProblemError(413, { detail: 'The request is too large.' })
  return form
}

/** Lets the app read JSON and form bodies, and nothing else. */
export function readSubmissionBodies(app: FastifyInstance) {
  app.removeContentTypeParser('text/plain')
  app.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: FORM_BODY_LIMIT_BYTES },
    async (_request: unknown, text: string) => formBody(text),
  )
}

/**
 * The body of a submission.
 *
 * @throws ProblemError 415 without a body or its type, 400 when JSON is not an object
 */
export function submissionBody(body: unknown): FormBody | { json: object } {
  if (body instanceof FormBody) return body
  if (body === undefined) {
    throw new ProblemError(415, { detail: 'Send application/json or application/x-www-form-urlencoded.' })
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new ProblemError(400, { detail: 'The body has to be one JSON object.' })
  }
  return { json: body }
}
