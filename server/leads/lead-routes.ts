import formbody from '@fastify/formbody'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { FORM_NAMES, FORM_PATHS, type FormName, LOCALE_PARAMETER, outcomeId } from '../../contract/form-markup.ts'
import { type Locale, localizedPath, parseLocale } from '../../contract/locale.ts'
import { formatWait, MINUTE } from '../../contract/time.ts'
import { type BuiltSite, contentSecurityPolicy } from '../pages/built-site.ts'
import { ProblemError } from '../problems.ts'
import type { AcceptLead, AcceptResult } from './accept-lead.ts'
import { renderRefusedForm } from './refused-form.ts'

interface LeadRouteOptions {
  accept: AcceptLead
  /** How many submissions one address may send in ten minutes. Counted in the memory of this server. */
  rateLimit: number
  siteUrl: string
  site: BuiltSite
  /** Told of each submission that was not refused as a problem. */
  onResult: (form: FormName, result: SubmissionResult) => void
}

/** The result of a submission. 429: the address has sent too many. */
export type SubmissionResult = AcceptResult | { status: 429; seconds: number }

/** An IPv6 household has at least a /64 and often a /56. */
const IPV6_SUBNET = 56

/** A database that fails is mostly back within seconds. */
const RETRY_AFTER_SECONDS = 30

/** 5,000 Thai letters and all other fields, which URL encoding writes as nine bytes each. */
const FORM_BODY_LIMIT = 64 * 1024

/** Whether an origin has the host of the request. HTTP and HTTPS count alike, because a proxy may change one into the other. */
function isSameHost(origin: string, host: string): boolean {
  const url = URL.parse(origin)
  return url !== null && /^https?:$/.test(url.protocol) && url.host === URL.parse(`${url.protocol}//${host}`)?.host
}

/**
 * Refuses forms that another site makes a visitor's browser send. Programs other than browsers send neither header. With `Origin: null`,
 * which a privacy setting can cause, `Sec-Fetch-Site` has to say `same-origin`, which no page can forge.
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
    throw new ProblemError(403, { detail: 'This form can only be sent from its own site.' })
  }
}

/**
 * Reads the header `Idempotency-Key` (IETF draft-ietf-httpapi-idempotency-key-header).
 *
 * @throws ProblemError 400 if it is empty or too long, or there is more than one
 */
function parseIdempotencyKey({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key']
  if (key === undefined || (typeof key === 'string' && /^[!-~]{1,128}$/.test(key))) return key
  throw new ProblemError(400, { detail: 'Idempotency-Key has to be 1 to 128 visible ASCII characters.' })
}

/**
 * The payload of a submission. HTML sends a ticked box as text and an unticked one not at all; of a field that was sent twice the first
 * value counts.
 *
 * @throws ProblemError 415 without a body, 400 if it is not one object
 */
function parseBody({ body }: FastifyRequest, isPosted: boolean): Record<string, unknown> {
  if (body === undefined) throw new ProblemError(415)
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new ProblemError(400, { detail: 'The body has to be one JSON object.' })
  }
  const payload: Record<string, unknown> = { ...body }
  if (!isPosted) return payload
  for (const [field, value] of Object.entries(payload)) if (Array.isArray(value)) payload[field] = value[0]
  if ('termsAccepted' in payload) payload.termsAccepted = ['on', 'true'].includes(String(payload.termsAccepted))
  return payload
}

/** Logs how a submission onResult, enough to count and to find a cause, and nothing of what was sent. */
function logResult({ log }: FastifyRequest, form: FormName, result: SubmissionResult) {
  if (result.status === 201) {
    const { receipt, state } = result
    log.info({ form, lead: receipt.id, state }, state ? 'a lead was stored' : 'a lead came again')
  } else if (result.status === 503) log.error({ form, err: result.cause }, 'a lead could not be stored')
  else log.info({ form, status: result.status }, 'a submission was refused')
}

/** `POST /api/signup` and `POST /api/contact`, by script or by a plain form. */
export async function addLeadRoutes(
  app: FastifyInstance,
  { accept, rateLimit: max, siteUrl, site, onResult }: LeadRouteOptions,
) {
  const { files, manifest } = site
  const policy = contentSecurityPolicy(site)
  app.removeContentTypeParser('text/plain')
  await app.register(formbody, { bodyLimit: FORM_BODY_LIMIT })
  await app.register(rateLimit, { global: false, ipv6Subnet: IPV6_SUBNET })
  const countRequest = app.createRateLimit({ max, timeWindow: 10 * MINUTE })

  /** Says when to send the form again, in the header and in words. */
  function setRetryAfter(result: SubmissionResult, locale: Locale, reply: FastifyReply): string | undefined {
    if (result.status !== 429 && result.status !== 503) return undefined
    const seconds = result.status === 429 ? result.seconds : RETRY_AFTER_SECONDS
    reply.header('Retry-After', seconds)
    return manifest.sendAgainIn[locale].replace('{n}', formatWait(seconds, locale))
  }

  /** What whoever filled in the form can mend is said in their language, what only the program can mend in English. */
  function answerScript(result: SubmissionResult, locale: Locale, reply: FastifyReply) {
    if (result.status === 201) return reply.code(201).send(result.receipt)
    throw new ProblemError(result.status, {
      detail: setRetryAfter(result, locale, reply) ?? manifest.refusedSentence[locale],
      errors: result.status === 422 ? result.errors : undefined,
      language: locale,
    })
  }

  /**
   * A stored form leads to the page whose anchor shows the panel of success. A refused one is answered with the page itself, in which
   * everything typed stands again.
   */
  async function answerForm(
    result: SubmissionResult,
    form: FormName,
    payload: object,
    locale: Locale,
    reply: FastifyReply,
  ) {
    const home = localizedPath('/', locale)
    if (result.status === 201) return reply.redirect(`${home}#${outcomeId(form, 'sent')}`, 303)
    const page = await renderRefusedForm(files.get(home)?.identity.toString() ?? '', {
      form,
      payload,
      errors: result.status === 422 ? result.errors : [],
      retryHint: setRetryAfter(result, locale, reply) ?? '',
      titlePrefix: manifest.refusedTitlePrefix[locale],
    })
    return reply
      .code(result.status)
      .headers({ 'Content-Language': locale, 'Content-Security-Policy': policy, 'X-Robots-Tag': 'noindex' })
      .type('text/html; charset=utf-8')
      .send(page)
  }

  for (const form of FORM_NAMES) {
    app.post<{ Querystring: Record<string, unknown> }>(
      FORM_PATHS[form],
      // Checked before the body is read.
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
            : await accept({ form, payload, locale, key, isPosted })
        logResult(request, form, result)
        onResult(form, result)
        return isPosted ? answerForm(result, form, payload, locale, reply) : answerScript(result, locale, reply)
      },
    )
  }
}
