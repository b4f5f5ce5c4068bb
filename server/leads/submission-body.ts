import type { FastifyInstance, FastifyRequest } from 'fastify'
import { BODY_LIMIT_BYTES } from '../../contract/limits.ts'
import { oneATurn } from '../one-a-turn.ts'
import { ProblemError } from '../problems.ts'

/** More than any form of ours has. */
const MAX_FIELDS = 50

/**
 * Some 58,000 Thai letters, of which URL encoding writes nine bytes each. Whoever pastes a whole report into a form has to be told
 * so beside its field, with all of it still there, and not by a problem that programs read.
 */
export const FORM_BODY_LIMIT_BYTES = 512 * 1024

/** A body that is too large is still read up to here, and dropped: a client that is cut off while sending never sees the answer. */
const MAX_READ_BYTES = 1024 * 1024

/** More than most people write. Parsing a longer body can take some milliseconds, and a hundred may arrive at once. */
const UNHURRIED_BYTES = 2 * 1024

const TOO_MANY_FIELDS = { detail: 'The form has too many fields.' }

/** @throws URIError where that is no UTF-8 */
const decoded = (text: string) => decodeURIComponent(text.replaceAll('+', ' '))

/** A body posted by a plain HTML form. */
export class FormBody {
  /** As typed. When a field was sent twice, the first value. */
  readonly #values: Readonly<Record<string, string>>

  /** @throws ProblemError 400 */
  constructor(text: string) {
    const pairs = text.split('&', MAX_FIELDS + 1).filter((pair) => pair !== '')
    if (pairs.length > MAX_FIELDS) throw new ProblemError(400, TOO_MANY_FIELDS)
    const values: Record<string, string> = Object.create(null)
    for (const pair of pairs) {
      const at = pair.includes('=') ? pair.indexOf('=') : pair.length
      try {
        values[decoded(pair.slice(0, at))] ??= decoded(pair.slice(at + 1))
      } catch {
        throw new ProblemError(400, { detail: 'The form is not encoded as UTF-8.' })
      }
    }
    this.#values = values
  }

  /** The values of these fields only, as typed. */
  valuesOf(fields: readonly string[]): Record<string, string> {
    return Object.fromEntries(Object.entries(this.#values).filter(([field]) => fields.includes(field)))
  }

  /** The payload as the contract has it: HTML sends a ticked box as text and an unticked one not at all. */
  payload(): object {
    const { termsAccepted } = this.#values
    if (termsAccepted === undefined) return this.#values
    return { ...this.#values, termsAccepted: termsAccepted === 'on' || termsAccepted === 'true' }
  }
}

/** Refuses every charset but UTF-8, and compressed bodies. */
function checkEncoding({ headers }: FastifyRequest) {
  const charset = /;\s*charset\s*=\s*"?([^\s";]*)/i.exec(headers['content-type'] ?? '')?.[1] ?? 'utf-8'
  if (!/^(?:utf-?8|us-ascii)$/i.test(charset)) throw new ProblemError(415, { detail: 'Send UTF-8.' })
  if (!/^(?:identity)?$/i.test(headers['content-encoding'] ?? '')) {
    throw new ProblemError(415, { detail: 'Send the body uncompressed.', headers: { 'Accept-Encoding': 'identity' } })
  }
}

/**
 * Reads a body to its end, or up to `MAX_READ_BYTES`. Long ones are returned one per turn of the event loop.
 *
 * @throws ProblemError 400, 413, 415
 */
async function readText(request: FastifyRequest, limit: number, turn: () => Promise<void>): Promise<string> {
  const chunks: Buffer[] = []
  let bytes = 0
  try {
    // Leaving the loop must not destroy the connection: the answer is still to be sent on it.
    for await (const chunk of request.raw.iterator({ destroyOnReturn: false })) {
      bytes += chunk.length
      if (bytes <= limit) chunks.push(chunk)
      else if (bytes > MAX_READ_BYTES) break
    }
  } catch {
    throw new ProblemError(400, { detail: 'The request was broken off.' })
  }
  if (bytes > limit) throw new ProblemError(413, { detail: 'The request is too large.' })
  checkEncoding(request)
  if (bytes > UNHURRIED_BYTES) await turn()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks))
  } catch {
    throw new ProblemError(400, { detail: 'The body is not valid UTF-8.' })
  }
}

/** Makes the app accept JSON and form bodies only. */
export function readSubmissionBodies(app: FastifyInstance) {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  const turn = oneATurn()
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', (request, _payload, done) => {
    readText(request, BODY_LIMIT_BYTES, turn).then((text) => parseJson(request, text, done), done)
  })
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    async (request: FastifyRequest) => new FormBody(await readText(request, FORM_BODY_LIMIT_BYTES, turn)),
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
  if (Object.keys(body).length > MAX_FIELDS) throw new ProblemError(400, TOO_MANY_FIELDS)
  return { json: body }
}
