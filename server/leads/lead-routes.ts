import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { FORM_NAMES, type FormName, LOCALE_PARAMETER, outcomeId } from '../../contract/form-markup.ts'
import { type Locale, localeNamed, localizedPath } from '../../contract/locale.ts'
import { FORM_PATHS } from '../../contract/paths.ts'
import type { SiteManifest } from '../../contract/site-manifest.ts'
import { waitWords } from '../../contract/wait-words.ts'
import type { Limit } from '../address-limits.ts'
import type { BuiltSite } from '../pages/built-site.ts'
import { prepareFile } from '../pages/prepared-file.ts'
import { ProblemError } from '../problems.ts'
import type { Acceptance, AcceptLead } from './accept-lead.ts'
import { checkOrigin } from './check-origin.ts'
import { fieldsOf } from './check-submission.ts'
import { readIdempotencyKey } from './idempotency-key.ts'
import { type RefusedForm, renderRefusedForm } from './refused-form.ts'
import { FormBody, readSubmissionBodies, submissionBody } from './submission-body.ts'

/** What is said of a form that was refused. */
type SaidWords = Pick<SiteManifest, 'refusedSentence' | 'sendAgainIn'>

interface LeadRoutes {
  accept: AcceptLead
  limit: Limit
  siteUrl: string
  site: BuiltSite
  /** Headers of every page. */
  headers: Readonly<Record<string, string>>
}

/** How a submission ended. `too-many`: the address has to wait for so many seconds. */
type Ending = Acceptance | { outcome: 'too-many'; seconds: number }

/** A database that fails is mostly back within seconds. */
const RETRY_AFTER_SECONDS = 30

/** After how many seconds a submission may be sent again that was not taken this time. */
const waitAfter = (ending: Ending) =>
  ending.outcome === 'too-many' ? ending.seconds : ending.outcome === 'failed' ? RETRY_AFTER_SECONDS : undefined

/**
 * Answers a script: 201 with the receipt, or a problem with its own status. Whoever filled in the form can mend it or send it again:
 * that is said in their language. What only the program can mend is said in English.
 */
function answerScript(ending: Ending, words: SaidWords, locale: Locale, reply: FastifyReply) {
  const again = (status: number, seconds: number) =>
    new ProblemError(status, {
      detail: words.sendAgainIn[locale].replace('{n}', waitWords(seconds, locale)),
      headers: { 'Content-Language': locale, 'Retry-After': String(seconds) },
    })
  switch (ending.outcome) {
    case 'sent':
      return reply.code(201).send(ending.receipt)
    case 'invalid':
      throw new ProblemError(422, {
        detail: words.refusedSentence[locale],
        errors: ending.errors,
        headers: { 'Content-Language': locale },
      })
    case 'other-payload':
      throw new ProblemError(422, { detail: 'This Idempotency-Key was used for something else.' })
    case 'under-way':
      throw new ProblemError(409, { detail: 'The first request with this Idempotency-Key is still under way.' })
    case 'too-many':
      throw again(429, ending.seconds)
    case 'failed':
      throw again(503, RETRY_AFTER_SECONDS)
  }
}

/**
 * Answers a form that was posted without script. A stored one leads to the page whose anchor shows the panel of success; a refused one
 * is answered with the page itself, in which everything typed stands again.
 */
function answerForm(
  ending: Ending,
  { form, values, locale }: Pick<RefusedForm, 'form' | 'values'> & { locale: Locale },
  { site, headers }: Pick<LeadRoutes, 'site' | 'headers'>,
  reply: FastifyReply,
) {
  const home = localizedPath('/', locale)
  if (ending.outcome === 'sent') return reply.redirect(`${home}#${outcomeId(form, 'sent')}`, 303)
  const { refusedTitlePrefix, sendAgainIn } = site.manifest
  const seconds = waitAfter(ending)
  if (seconds !== undefined) reply.header('Retry-After', String(seconds))
  const file = site.files.get(home)
  if (!file) throw new Error(`the built site has no page ${home}`)
  const page = renderRefusedForm(file.identity.toString(), {
    form,
    values,
    errors: ending.outcome === 'invalid' ? ending.errors : [],
    sendAgain: seconds === undefined ? '' : sendAgainIn[locale].replace('{n}', waitWords(seconds, locale)),
    titlePrefix: refusedTitlePrefix[locale],
  })
  return reply
    .code(FORM_STATUSES[ending.outcome])
    .headers({ ...prepareFile(home, file, headers).headers, 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' })
    .type(file.mediaType)
    .send(page)
}

/** The status of a form that was not stored. */
const FORM_STATUSES = { invalid: 422, 'other-payload': 422, 'under-way': 409, 'too-many': 429, failed: 503 }

/** Logs how a submission ended, enough to count and to find a cause, and nothing of what was sent. */
function logEnding({ log }: FastifyRequest, form: FormName, ending: Ending) {
  switch (ending.outcome) {
    case 'sent': {
      const { receipt, repeated, suspected } = ending
      return log.info(
        { form, lead: receipt.id, repeated, suspected },
        repeated ? 'a lead came again' : 'a lead was stored',
      )
    }
    case 'invalid':
      return log.info({ form, errors: ending.errors.length }, 'a submission was not valid')
    case 'failed':
      return log.error({ form, err: ending.cause }, 'a lead could not be stored')
    default:
      return log.info({ form, reason: ending.outcome }, 'a submission was refused')
  }
}

/** `POST /api/signup` and `POST /api/contact`, by script or by a plain form. */
export function leadRoutes(app: FastifyInstance, { accept, limit, siteUrl, site, headers }: LeadRoutes) {
  readSubmissionBodies(app)

  const post = (form: FormName) =>
    app.post<{ Querystring: Record<string, unknown> }>(
      FORM_PATHS[form],
      // Checked before the body is read.
      { onRequest: async (request) => checkOrigin(request, siteUrl) },
      async (request, reply) => {
        const body = submissionBody(request.body)
        const isForm = body instanceof FormBody
        const locale = localeNamed(isForm ? request.query[LOCALE_PARAMETER] : request.headers['content-language'])
        const recognizedBy = isForm ? 'payload' : readIdempotencyKey(request.headers['idempotency-key'])
        const payload = isForm ? body.payload() : body.json

        const { seconds } = await limit(request)
        const ending: Ending =
          seconds > 0 ? { outcome: 'too-many', seconds } : await accept({ form, payload, locale, recognizedBy })
        logEnding(request, form, ending)
        return isForm
          ? answerForm(ending, { form, locale, values: body.valuesOf(fieldsOf(form)) }, { site, headers }, reply)
          : answerScript(ending, site.manifest, locale, reply)
      },
    )

  for (const form of FORM_NAMES) post(form)
}
