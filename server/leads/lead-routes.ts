import formbody from '@fastify/formbody'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { FORM_NAMES, FORM_PATHS, type FormName, LOCALE_PARAMETER, outcomeId } from '../../contract/form-markup.ts'
import { type Locale, localizedPath, parseLocale } from '../../contract/locale.ts'
import { formatWait, MINUTE } from '../../contract/time.ts'
import { ProblemError } from '../http/problems.ts'
import type { BuiltSite } from '../pages/built-site.ts'
import type { AcceptLead, AcceptResult } from './accept-lead.ts'
import { renderRefusedForm } from './refused-form.ts'

interface LeadRouteOptions {
  accept: AcceptLead
  /** Submissions from one address in ten minutes. */
  rateLimit: number
  siteUrl: string
  site: BuiltSite
  /** Not called if a `ProblemError` is thrown. */
  onResult: (form: FormName, result: SubmissionResult) => void
}

/** The result of a submission. 429: the address has sent too many. */
export type SubmissionResult = AcceptResult | { status: 429; seconds: number }

const LIMIT_WINDOW = 10 * MINUTE

/** Anybody can have a /48 of IPv6 addresses. They share one rate limit, like those behind one IPv4 address. */
const IPV6_SUBNET = 48

/** A failed database is usually back within seconds. */
const RETRY_AFTER_SECONDS = 30

/** Fits a message of 5,000 Thai letters and the other fields. URL encoding uses nine bytes for a Thai letter. */
const FORM_BODY_LIMIT = 64 * 1024

/** True if the origin has the host of the request. Ignores the protocol, because a proxy may change it. */
function isSameHost(origin: string, host: string): boolean {
  const url = URL.parse(origin)
  return url !== null && /^https?:$/.test(url.protocol) && url.host === URL.parse(`${url.protocol}//${host}`)?.host
}

/**
 * Protects against CSRF: a form must come from this site. Only browsers send these headers. A privacy setting can cause `Origin: null`.
 * In that case `Sec-Fetch-Site` must be `same-origin`. No page can forge this header.
 *
 * @throws ProblemError 403
 */
function requireOwnOrigin({ headers, host }: FastifyRequest, siteUrl: string): void {
  const { origin, 'sec-fetch-site': site } = headers
  const isOwn =
    origin === undefined ||
    origin === siteUrl ||
    (origin === 'null' ? site === 'same-origin' : isSameHost(origin, host))
  if (!isOwn || site === 'cross-site') {
    throw new ProblemError(403, { detail: 'This form came from another site. Send it from its own page.' })
  }
}

/**
 * Parses the header `Idempotency-Key` (draft-ietf-httpapi-idempotency-key-header).
 *
 * @throws ProblemError 400 if it is not valid
 */
function parseIdempotencyKey({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key']
  if (key === undefined || (typeof key === 'string' && /^[!-~]{1,128}$/.test(key))) return key
  throw new ProblemError(400, { detail: 'Idempotency-Key must have 1 to 128 visible ASCII characters.' })
}

/**
 * Returns the payload. In a posted form, the first value of a repeated field counts, and a checked box becomes `true`.
 *
 * @throws ProblemError 415 without a body, 400 if it is not an object
 */
function parseBody({ body }: FastifyRequest, isPosted: boolean): Record<string, unknown> {
  if (body === undefined) throw new ProblemError(415)
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new ProblemError(400, { detail: 'The body must be one JSON object.' })
  }
  const payload: Record<string, unknown> = { ...body }
  if (!isPosted) return payload
  for (const [field, value] of Object.entries(payload)) if (Array.isArray(value)) payload[field] = value[0]
  if ('termsAccepted' in payload) payload.termsAccepted = ['on', 'true'].includes(String(payload.termsAccepted))
  return payload
}

/** Logs the result of a submission without personal data. */
function logResult({ log }: FastifyRequest, form: FormName, result: SubmissionResult) {
  if (result.status === 201) {
    const { receipt, state } = result
    log.info({ form, lead: receipt.id, state }, state ? 'a lead was stored' : 'a lead was sent again')
  } else if (result.status === 503) log.error({ form }, 'a lead could not be stored')
  else log.info({ form, status: result.status }, 'a submission was refused')
}

/** Adds `POST /api/signup` and `POST /api/contact`, for JSON and for plain forms. */
export async function addLeadRoutes(
  app: FastifyInstance,
  { accept, rateLimit: max, siteUrl, site, onResult }: LeadRouteOptions,
) {
  const { files, manifest, pagePolicy } = site
  app.removeContentTypeParser('text/plain')
  await app.register(formbody, { bodyLimit: FORM_BODY_LIMIT })
  await app.register(rateLimit, { global: false, ipv6Subnet: IPV6_SUBNET })
  const createLimit = () => app.createRateLimit({ max, timeWindow: LIMIT_WINDOW })
  let limit = createLimit()
  /** After the clock went back, the rest of a window would last for years, so counting starts again. */
  async function countRequest(request: FastifyRequest) {
    const counted = await limit(request)
    if (counted.isAllowed || counted.ttl <= LIMIT_WINDOW) return counted
    limit = createLimit()
    return limit(request)
  }

  /** Sets `Retry-After` on 429 and 503. Returns what to do: send the form again later or, if the server fails, call or write. */
  function setRetryAfter(result: SubmissionResult, locale: Locale, reply: FastifyReply): string | undefined {
    if (result.status !== 429 && result.status !== 503) return undefined
    const seconds = result.status === 429 ? result.seconds : RETRY_AFTER_SECONDS
    reply.header('Retry-After', seconds)
    const again = manifest.sendAgainIn[locale].replace('{n}', formatWait(seconds, locale))
    if (result.status === 429) return again
    const { mail, company } = manifest
    const { callTitle, phone, email } = mail[locale]
    return `${again} (${callTitle}: ${phone} ${company[locale].phone}, ${email} ${company[locale].email})`
  }

  function answerScript(result: SubmissionResult, locale: Locale, reply: FastifyReply) {
    if (result.status === 201) return reply.code(201).send(result.receipt)
    throw new ProblemError(result.status, {
      detail: setRetryAfter(result, locale, reply) ?? manifest.refusedSentence[locale],
      errors: result.status === 422 ? result.errors : undefined,
      language: locale,
    })
  }

  /** Redirects to the success panel, or answers with the page that has the typed values and the errors. */
  async function answerForm(
    result: SubmissionResult,
    form: FormName,
    payload: object,
    locale: Locale,
    reply: FastifyReply,
  ) {
    const home = localizedPath('/', locale)
    if (result.status === 201) return reply.redirect(`${home}#${outcomeId(form, 'sent')}`, 303)
    const page = renderRefusedForm(files.get(home)?.identity.toString() ?? '', {
      form,
      payload,
      errors: result.status === 422 ? result.errors : [],
      retryHint: setRetryAfter(result, locale, reply) ?? '',
      titlePrefix: manifest.refusedTitlePrefix[locale],
    })
    return (
      reply
        .code(result.status)
        .headers({ 'Content-Language': locale, 'Content-Security-Policy': pagePolicy, 'X-Robots-Tag': 'noindex' })
        // With the default `no-store`, going back to this page would lose what was typed.
        .header('Cache-Control', 'private, no-cache')
        .type('text/html; charset=utf-8')
        .send(page)
    )
  }

  for (const form of FORM_NAMES) {
    app.post<{ Querystring: Record<string, unknown> }>(
      FORM_PATHS[form],
      // Checks the origin before the body is read.
      { onRequest: async (request) => requireOwnOrigin(request, siteUrl) },
      async (request, reply) => {
        const { headers, query } = request
        const isPosted = /^application\/x-www-form-urlencoded\b/i.test(headers['content-type'] ?? '')
        const locale = parseLocale(isPosted ? query[LOCALE_PARAMETER] : headers['content-language'])
        const key = isPosted ? undefined : parseIdempotencyKey(request)
        const payload = parseBody(request, isPosted)
        const counted = await countRequest(request)
        const result: SubmissionResult =
          !counted.isAllowed && counted.isExceeded
            ? { status: 429, seconds: counted.ttlInSeconds }
            : await accept({ form, payload, locale, key })
        logResult(request, form, result)
        onResult(form, result)
        // Over the limit, a person gets a page that is built and compressed already. Going back brings what was typed.
        const isFilled = isPosted && result.status !== 429
        return isFilled ? answerForm(result, form, payload, locale, reply) : answerScript(result, locale, reply)
      },
    )
  }
}
