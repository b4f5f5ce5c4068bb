import { createHmac } from 'node:crypto'
import { type LookupAddress, promises } from 'node:dns'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest, type RequestOptions } from 'node:https'
import type { LookupFunction } from 'node:net'
import { fieldRules, type StoredValues } from '../../contract/forms.ts'
import type { Lead } from '../database/tables.ts'
import type { WebhookSettings } from '../settings/config.ts'
import { type Channel, type Outcome, toErrorCode } from './channel.ts'

/** Standard Webhooks recommends 15 to 30 s. */
const TIMEOUT = 15_000

/** Statuses for gone, too large and invalid. The receiver would refuse the same call again. */
const FINAL = new Set([410, 413, 422])

/** Statuses for timeout, too early and too many requests. The call may succeed later. */
const TEMPORARY = new Set([408, 425, 429])

/** Google Apps Script answers a call that it has carried out with a redirect to this host. Other redirects may lead to a login page. */
const GOOGLE_RESULT = 'https://script.googleusercontent.com/'

/** The body of a call, described in `docs/operations.md`. Receivers use these names, so add names and change none. */
function serializeLead(lead: Lead): string {
  const { id, kind, locale, receivedAt, termsVersion, termsAcceptedAt } = lead
  const fields = Object.entries(fieldRules(kind)).map(([field, rule]) =>
    rule.kind === 'terms' ? { termsVersion, termsAcceptedAt } : { [field]: lead[field as keyof StoredValues] },
  )
  const data = Object.assign({ id, kind, locale, receivedAt }, ...fields)
  return JSON.stringify({ type: 'lead.received', timestamp: receivedAt, data })
}

/** The headers of Standard Webhooks. The id is the same in every attempt, so that the receiver can recognize a repeat. */
function signHeaders(id: string, now: Date, body: string, secrets: readonly Buffer[]) {
  const timestamp = String(Math.floor(now.getTime() / 1000))
  const signatures = secrets.map((secret) => {
    const signature = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64')
    return `v1,${signature}`
  })
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') }
}

/** The seconds of a `Retry-After`, which has a number or a date (RFC 9110, 10.2.3). */
function parseRetryAfter(header: string, now: Date): number {
  const wait = header.endsWith(' GMT') ? (Date.parse(header) - now.getTime()) / 1000 : Number(header)
  return wait > 0 ? Math.ceil(wait) : 0
}

function outcomeOf({ statusCode: status = 0, headers }: IncomingMessage, now: Date): Outcome {
  const reason = `http ${status}`
  const isOk = status >= 200 && status < 300
  if (isOk || (status === 302 && headers.location?.startsWith(GOOGLE_RESULT))) return { result: 'delivered' }
  if (FINAL.has(status)) return { result: 'rejected', reason }
  const settingsRefused = status >= 300 && status < 500 && !TEMPORARY.has(status)
  return {
    result: 'retry',
    reason,
    settingsRefused,
    retryAfterSeconds: parseRetryAfter(headers['retry-after'] ?? '', now),
  }
}

/**
 * Looks a name up as Node does by default, but once for all calls that wait for it. Node has two threads for lookups, and a silent name
 * server holds a thread for half a minute, also after the call was given up. The name of the database would have to wait.
 */
export function createLookup(lookup: (name: string) => Promise<LookupAddress[]>): LookupFunction {
  let pending: Promise<LookupAddress[]> | undefined
  return (name, _options, callback) => {
    pending ??= lookup(name).finally(() => {
      pending = undefined
    })
    pending.then(
      (addresses) => callback(null, addresses),
      (error) => callback(error, []),
    )
  }
}

/** Sends a request. Resolves with the head of the response. Unlike `fetch`, it takes a lookup, and follows no redirect. */
const send = (url: string, options: RequestOptions, body: string) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const request = url.startsWith('https:') ? httpsRequest : httpRequest
    request(url, { ...options, method: 'POST' }, resolve)
      .on('error', reject)
      .end(body)
  })

/** Calls a CRM or another program for each accepted lead. */
export function createWebhookChannel({ url, secrets }: WebhookSettings, timeoutMilliseconds = TIMEOUT): Channel {
  const lookup = createLookup((name) => promises.lookup(name, { all: true }))
  return {
    name: 'webhook',
    timeoutMilliseconds,
    async send({ lead, now, signal }) {
      const body = serializeLead(lead)
      const signed = signHeaders(lead.id, now, body, secrets)
      try {
        const headers = { 'Content-Type': 'application/json', 'User-Agent': 'krajai-newswire', ...signed }
        const response = await send(url, { lookup, signal, headers }, body)
        // Only the head is needed. An endless body must not keep the connection busy.
        response.destroy()
        return outcomeOf(response, now)
      } catch (error) {
        return { result: 'retry', reason: `http ${toErrorCode((error as { code?: unknown }).code)}` }
      }
    },
  }
}
