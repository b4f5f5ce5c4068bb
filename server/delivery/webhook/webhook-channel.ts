import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { LookupFunction } from 'node:net'
import type { Channel, Outcome } from '../channel.ts'
import type { WebhookSettings } from '../delivery-settings.ts'
import { errorCode } from '../error-code.ts'
import { httpOutcome } from './http-outcome.ts'
import { webhookPayload } from './payload.ts'
import { checkedAddresses } from './public-address.ts'
import { webhookHeaders } from './signature.ts'

/** Standard Webhooks: 15 to 30 seconds. */
export const WEBHOOK_MILLISECONDS = 15_000

/** Only the status of an answer counts. Its body is read up to this size, so that the receiver can finish sending. */
const MAX_ANSWER_BYTES = 4096

/** Reads an answer to its end or to the limit. Never rejects, because the status is already known. */
const drain = (response: IncomingMessage) =>
  new Promise<void>((resolve) => {
    let bytes = 0
    response.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > MAX_ANSWER_BYTES) response.destroy()
    })
    response.on('error', () => undefined)
    response.on('close', resolve)
  })

/** Sends a request and resolves with the answer, once its body was read. */
function post(url: URL, body: string, options: RequestOptions): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { ...options, method: 'POST', agent: false })
    let answered = false
    outgoing.on('response', (response) => {
      answered = true
      void drain(response).then(() => resolve(response))
    })
    // An answer in another protocol (101), of which Node tells nothing else.
    outgoing.on('upgrade', (response, socket) => {
      socket.destroy()
      resolve(response)
    })
    outgoing.on('error', (error) => {
      if (!answered) reject(error)
    })
    outgoing.end(body)
  })
}

/** Rejects as soon as the signal is aborted. A DNS lookup cannot be stopped, but its result can be ignored. */
function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(signal.reason)
    if (signal.aborted) leave()
    signal.addEventListener('abort', leave, { once: true })
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave))
  })
}

/** A call to be made: its id is that of the delivery, and its body is JSON. */
interface Call {
  readonly id: string
  readonly body: string
  readonly now: Date
  readonly signal: AbortSignal
}

/** Makes signed calls to a receiver. It never rejects because of anything the receiver does. */
export function webhookCaller({ url: address, secrets, allowPrivate }: WebhookSettings) {
  const url = new URL(address)
  const host = url.hostname.replace(/^\[|\]$/g, '')

  return async ({ id, body, now, signal }: Call): Promise<Outcome> => {
    try {
      const addresses = await unlessAborted(checkedAddresses(host, allowPrivate), signal)
      // Connects to a checked address instead of resolving the name again.
      const lookup: LookupFunction = (_host, { all }, found) => {
        const [first] = addresses
        if (all || first === undefined) found(null, addresses)
        else found(null, first.address, first.family)
      }
      const { statusCode = 0, headers } = await post(url, body, {
        headers: {
          ...webhookHeaders(id, now, body, secrets),
          'Content-Type': 'application/json',
          'Content-Length': Buffer.byteLength(body),
          'User-Agent': 'krajai-newswire',
        },
        lookup,
        signal,
      })
      return httpOutcome(statusCode, headers['retry-after'], now)
    } catch (error) {
      return { outcome: 'transient', reason: `http ${errorCode((error as NodeJS.ErrnoException).code)}` }
    }
  }
}

/** A customer records system, called for every lead. */
export function webhookChannel(settings: WebhookSettings): Channel {
  const call = webhookCaller(settings)
  return {
    name: 'webhook',
    limitMilliseconds: WEBHOOK_MILLISECONDS,
    attempt: ({ id, lead, now, signal }) => call({ id, body: webhookPayload(lead), now, signal }),
  }
}
