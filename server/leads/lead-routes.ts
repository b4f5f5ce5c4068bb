import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ANSWER_PARAMETER, type FormName, LOCALE_PARAMETER, outcomeId } from '../../contract/form-markup.ts'
import type { Locale } from '../../contract/locale.ts'
import { CONTACT_PATH, SIGNUP_PATH } from '../../contract/paths.ts'
import { ProblemError } from '../problems.ts'
import type { Acceptance, AcceptLead } from './accept-lead.ts'
import type { AnswerStore } from './answer-store.ts'
import { checkOrigin } from './check-origin.ts'
import { fieldsOf } from './check-submission.ts'
import { readIdempotencyKey } from './idempotency-key.ts'
import { FormBody, readSubmissionBodies, submissionBody } from './submission-body.ts'
import type { Limit } from './submission-limit.ts'

interface LeadRoutes {
  accept: AcceptLead
  answers: AnswerStore
  limit: Limit
  siteUrl: string
}

/** How a submission ended, or that its address has sent too many, and after how many seconds it may send again. */
type Ending = Acceptance | { outcome: 'too-many'; seconds: number }

/** A database that refuses is mostly back within seconds. */
const RETRY_AFTER_SECONDS = 30

/** The language of a JSON request: `th`, `th-TH` and `TH` are Thai, everything else English. */
const localeOfHeader = (header: string | undefined): Locale => (/^\s*th\b/i.test(header ?? '') ? 'th' : 'en')

/** Answers a script: the receipt, or the problem in its own status. */
function answerScript(ending: Ending, locale: Locale, reply: FastifyReply) {
  switch (ending.outcome) {
    case 'sent':
      return reply.code(201).send(ending.receipt)
    case 'invalid':
      throw new ProblemError(422, {
        detail: 'Some fields need to be filled in differently.',
        errors: ending.errors,
        headers: { 'Content-Language': locale },
      })
    case 'other-payload':
      throw new ProblemError(422, { detail: 'This Idempotency-Key was used for something else.' })
    case 'under-way':
      throw new ProblemError(409, { detail: 'The first request with this Idempotency-Key is still under way.' })
    case 'too-many':
      throw new ProblemError(429, {
        detail: 'Too many submissions from this address.',
        headers: { 'Retry-After': String(ending.seconds) },
      })
    case 'failed':
      throw new ProblemError(503, {
        detail: 'It could not be stored. Please send it again.',
        headers: { 'Retry-After': String(RETRY_AFTER_SECONDS) },
      })
  }
}

interface Submitted {
  form: FormName
  locale: Locale
  values: Readonly<Record<string, string>>
}

/**
 * Answers a form that was posted without script: sends the browser back to the page it came from, where the outcome's
 * panel is shown by its anchor. What could not be taken waits there under a token, because nothing personal belongs in a URL.
 */
function answerForm(ending: Ending, answers: AnswerStore, submitted: Submitted, reply: FastifyReply) {
  const { form, locale, values } = submitted
  const home = locale === 'th' ? '/th' : '/'
  if (ending.outcome === 'sent') return reply.redirect(`${home}#${outcomeId(form, 'sent')}`, 303)
  const outcome = ending.outcome === 'invalid' ? 'invalid' : 'failed'
  const errors = ending.outcome === 'invalid' ? ending.errors : []
  const token = answers.keep({ form, locale, outcome, values, errors })
  return reply.redirect(`${home}?${ANSWER_PARAMETER}=${token}#${outcomeId(form, outcome)}`, 303)
}

/** Logs an outcome with what it takes to count and to find the cause, and nothing that was sent. */
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
export function leadRoutes(app: FastifyInstance, { accept, answers, limit, siteUrl }: LeadRoutes) {
  readSubmissionBodies(app)

  const post = (form: FormName, path: string) =>
    app.post<{ Querystring: Record<string, unknown> }>(
      path,
      // Before the body is read: what must not be sent is not worth reading.
      { onRequest: async (request) => checkOrigin(request, siteUrl) },
      async (request, reply) => {
        const body = submissionBody(request.body)
        const isForm = body instanceof FormBody
        const locale = isForm
          ? request.query[LOCALE_PARAMETER] === 'th'
            ? 'th'
            : 'en'
          : localeOfHeader(request.headers['content-language'])
        const recognizedBy = isForm ? 'payload' : readIdempotencyKey(request.headers['idempotency-key'])
        const payload = isForm ? body.payload() : body.json

        const seconds = await limit(request)
        const ending: Ending =
          seconds > 0 ? { outcome: 'too-many', seconds } : await accept({ form, payload, locale, recognizedBy })
        logEnding(request, form, ending)
        return isForm
          ? answerForm(ending, answers, { form, locale, values: body.valuesOf(fieldsOf(form)) }, reply)
          : answerScript(ending, locale, reply)
      },
    )

  post('signup', SIGNUP_PATH)
  post('contact', CONTACT_PATH)
}
