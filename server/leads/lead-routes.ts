import formbody from '@fastify/formbody'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { FORM_NAMES, FORM_PATHS, type FormName, LOCALE_PARAMETER, outcomeId } from '../../contract/form-markup.ts'
import { type Locale, localeNamed, localizedPath } from '../../contract/locale.ts'
import type { SiteManifest } from '../../contract/site-manifest.ts'
import { MINUTE, waitWords } from '../../contract/time.ts'
import { type BuiltSite, contentSecurityPolicy } from '../pages/built-site.ts'
import { ProblemError } from '../problems.ts'
import type { Acceptance, AcceptLead } from './accept-lead.ts'
import { fieldsOf } from './check-submission.ts'
import { renderRefusedForm } from './refused-form.ts'

interface LeadRoutes {
  accept: AcceptLead
  /** How many submissions one address may send in ten minutes. Counted in the memory of this server. */
  rateLimit: number
  siteUrl: string
  site: BuiltSite
  /** Told of each submission that reached the database. */
  ended: (form: FormName, ending: Ending) => void
}

/** How a submission ended. `too-many`: the address has to wait for so many seconds. */
export type Ending = Acceptance | { outcome: 'too-many'; seconds: number }

/** An IPv6 household has at least a /64 and often a /56. */
const IPV6_SUBNET = 56

/** A database that fails is mostly back within seconds. */
const RETRY_AFTER_SECONDS = 30

/** 5,000 Thai letters and all other fields, which URL encoding writes as nine bytes each. */
const FORM_BODY_LIMIT = 64 * 1024

/**
 * Refuses forms that another site makes a visitor's browser send. Programs other than browsers send neither header. With `Origin: null`,
 * which a privacy setting can cause, `Sec-Fetch-Site` has to say `same-origin`, which no page can forge.
 *
 * @throws ProblemError 403
 */
function checkOrigin({ headers, host }: FastifyRequest, siteUrl: string): void {
  const { origin, 'sec-fetch-site': site } = headers
  const isOwn =
    origin === undefined ||
    origin === siteUrl ||
    (origin === 'null' ? site === 'same-origin' : isSameHost(origin, host))
  if (!isOwn || site === 'cross-site') {
    throw new ProblemError(403, { detail: 'This form can only be sent from its own site.' })
  }
}

/** Whether an origin has the host of the request. HTTP and HTTPS count alike, because a proxy may change one into the other. */
function isSameHost(origin: string, host: string): boolean {
  const url = URL.parse(origin)
  return url !== null && /^https?:$/.test(url.protocol) && url.host === URL.parse(`${url.protocol}//${host}`)?.host
}

/**
 * Reads the header `Idempotency-Key` (IETF draft-ietf-httpapi-idempotency-key-header).
 *
 * @throws ProblemError 400 if it is empty or too long, or there is more than one
 */
function idempotencyKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined || (typeof header === 'string' && /^[!-~]{1,128}$/.test(header))) return header
  throw new ProblemError(400, { detail: 'Idempotency-Key has to be 1 to 128 visible ASCII characters.' })
}

const isPostedForm = ({ headers }: FastifyRequest) =>
  /^application\/x-www-form-urlencoded\b/i.test(headers['content-type'] ?? '')

/**
 * The payload of a submission. HTML sends a ticked box as text and an unticked one not at all; of a field that was sent twice the first
 * value counts.
 *
 * @throws ProblemError 415 without a body, 400 if it is not one object
 */
function payloadOf(request: FastifyRequest): Record<string, unknown> {
  const { body } = request
  if (body === undefined) {
    throw new ProblemError(415, { detail: 'Send application/json or application/x-www-form-urlencoded.' })
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new ProblemError(400, { detail: 'The body has to be one JSON object.' })
  }
  const payload: Record<string, unknown> = { ...body }
  if (!isPostedForm(request)) return payload
  for (const [field, value] of Object.entries(payload)) if (Array.isArray(value)) payload[field] = value[0]
  if ('termsAccepted' in payload) payload.termsAccepted = ['on', 'true'].includes(String(payload.termsAccepted))
  return payload
}

/** The status of a submission that was not stored. */
const STATUSES = { invalid: 422, 'other-payload': 422, 'under-way': 409, 'too-many': 429, failed: 503 } as const

/** After how many seconds a submission that was not taken may be sent again. */
function waitAfter(ending: Ending): number | undefined {
  if (ending.outcome === 'too-many') return ending.seconds
  return ending.outcome === 'failed' ? RETRY_AFTER_SECONDS : undefined
}

const sendAgain = ({ sendAgainIn }: SiteManifest, seconds: number, locale: Locale) =>
  sendAgainIn[locale].replace('{n}', waitWords(seconds, locale))

/**
 * Answers a script: 201 with the receipt, or a problem with its own status. What whoever filled in the form can mend is said in their
 * language, what only the program can mend in English.
 */
function answerScript(ending: Ending, manifest: SiteManifest, locale: Locale, reply: FastifyReply) {
  if (ending.outcome === 'stored' || ending.outcome === 'repeated') return reply.code(201).send(ending.receipt)
  const status = STATUSES[ending.outcome]
  const headers = { 'Content-Language': locale }
  const seconds = waitAfter(ending)
  if (seconds !== undefined) {
    const detail = sendAgain(manifest, seconds, locale)
    throw new ProblemError(status, { detail, headers: { ...headers, 'Retry-After': String(seconds) } })
  }
  if (ending.outcome === 'invalid') {
    throw new ProblemError(status, { detail: manifest.refusedSentence[locale], errors: ending.errors, headers })
  }
  const isUsed = ending.outcome === 'other-payload'
  throw new ProblemError(status, {
    detail: `The first request with this Idempotency-Key ${isUsed ? 'had another payload' : 'is still under way'}.`,
  })
}

interface PostedForm {
  form: FormName
  locale: Locale
  payload: Readonly<Record<string, unknown>>
}

/**
 * Answers a form that was posted without script. A stored one leads to the page whose anchor shows the panel of success; a refused one
 * is answered with the page itself, in which everything typed stands again.
 */
function answerForm(
  ending: Ending,
  { form, locale, payload }: PostedForm,
  { files, manifest }: BuiltSite,
  policy: string,
  reply: FastifyReply,
) {
  const home = localizedPath('/', locale)
  if (ending.outcome === 'stored' || ending.outcome === 'repeated') {
    return reply.redirect(`${home}#${outcomeId(form, 'sent')}`, 303)
  }
  const typed = fieldsOf(form).flatMap((field): [string, string][] => {
    const value = payload[field]
    if (typeof value === 'boolean') return value ? [[field, 'on']] : []
    return typeof value === 'string' ? [[field, value]] : []
  })
  const seconds = waitAfter(ending)
  if (seconds !== undefined) reply.header('Retry-After', String(seconds))
  const page = renderRefusedForm(files.get(home)?.identity.toString() ?? '', {
    form,
    values: Object.fromEntries(typed),
    errors: ending.outcome === 'invalid' ? ending.errors : [],
    sendAgain: seconds === undefined ? '' : sendAgain(manifest, seconds, locale),
    titlePrefix: manifest.refusedTitlePrefix[locale],
  })
  return reply
    .code(STATUSES[ending.outcome])
    .headers({ 'Content-Language': locale, 'Content-Security-Policy': policy, 'X-Robots-Tag': 'noindex' })
    .type('text/html; charset=utf-8')
    .send(page)
}

/** Logs how a submission ended, enough to count and to find a cause, and nothing of what was sent. */
function logEnding({ log }: FastifyRequest, form: FormName, ending: Ending) {
  switch (ending.outcome) {
    case 'stored':
      return log.info({ form, lead: ending.receipt.id, state: ending.state }, 'a lead was stored')
    case 'repeated':
      return log.info({ form, lead: ending.receipt.id }, 'a lead came again')
    case 'invalid':
      return log.info({ form, errors: ending.errors.length }, 'a submission was not valid')
    case 'failed':
      return log.error({ form, err: ending.cause }, 'a lead could not be stored')
    default:
      return log.info({ form, reason: ending.outcome }, 'a submission was refused')
  }
}

/** `POST /api/signup` and `POST /api/contact`, by script or by a plain form. */
export async function leadRoutes(app: FastifyInstance, { accept, rateLimit: max, siteUrl, site, ended }: LeadRoutes) {
  app.removeContentTypeParser('text/plain')
  await app.register(formbody, { bodyLimit: FORM_BODY_LIMIT })
  await app.register(rateLimit, { global: false, ipv6Subnet: IPV6_SUBNET })
  const countRequest = app.createRateLimit({ max, timeWindow: 10 * MINUTE })
  const policy = contentSecurityPolicy(site)

  for (const form of FORM_NAMES) {
    app.post<{ Querystring: Record<string, unknown> }>(
      FORM_PATHS[form],
      // Checked before the body is read.
      { onRequest: async (request) => checkOrigin(request, siteUrl) },
      async (request, reply) => {
        const isForm = isPostedForm(request)
        const locale = localeNamed(isForm ? request.query[LOCALE_PARAMETER] : request.headers['content-language'])
        const key = isForm ? undefined : idempotencyKey(request.headers['idempotency-key'])
        const payload = payloadOf(request)
        const counted = await countRequest(request)
        const ending: Ending =
          !counted.isAllowed && counted.isExceeded
            ? { outcome: 'too-many', seconds: counted.ttlInSeconds }
            : await accept({ form, payload, locale, key })
        logEnding(request, form, ending)
        ended(form, ending)
        return isForm
          ? answerForm(ending, { form, locale, payload }, site, policy, reply)
          : answerScript(ending, site.manifest, locale, reply)
      },
    )
  }
}
