import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ANSWER_PARAMETER, type FormName, LOCALE_PARAMETER, outcomeId } from '../../contract/form-markup.ts'
import type { Locale } from '../../contract/locale.ts'
import { CONTACT_PATH, SIGNUP_PATH } from '../../contract/paths.ts'
import { ProblemError } from '../problems.ts'
import type { Acceptance, AcceptLead } from './accept-lead.ts'
import type { AnswerStore } from './answer-store.ts'
import { FormBody, readSubmissionBodies, submissionBody } from './submission-body.ts'

interface LeadRoutes {
  accept: AcceptLead
  answers: AnswerStore
}

/** A database that refuses is mostly back within seconds. */
const RETRY_AFTER_SECONDS = 30

/** The language of a JSON request: `th`, `th-TH` and `TH` are Thai, everything else English. */
const localeOfHeader = (header: string | undefined): Locale => (/^\s*th\b/i.test(header ?? '') ? 'th' : 'en')

/** Answers a script: the receipt, or the problem in its own status. */
function answerScript(acceptance: Acceptance, locale: Locale, reply: FastifyReply) {
  switch (acceptance.outcome) {
    case 'sent':
      return reply.code(201).send(acceptance.receipt)
    case 'invalid':
      throw new ProblemError(422, {
        detail: 'Some fields need to be filled in differently.',
        errors: acceptance.errors,
        headers: { 'Content-Language': locale },
      })
    case 'failed':
      throw new ProblemError(503, {
        detail: 'It could not be stored. Nothing was kept; please send it again.',
        headers: { 'Retry-After': String(RETRY_AFTER_SECONDS) },
      })
  }
}

/**
 * Answers a form that was posted without script: sends the browser back to the page it came from, where the outcome's
 * panel is shown by its anchor. What could not be taken waits there under a token, because nothing personal belongs in a URL.
 */
function answerForm(acceptance: Acceptance, answers: AnswerStore, submitted: Submitted, reply: FastifyReply) {
  const { form, locale, values } = submitted
  const { outcome } = acceptance
  const home = locale === 'th' ? '/th' : '/'
  if (outcome === 'sent') return reply.redirect(`${home}#${outcomeId(form, outcome)}`, 303)
  const errors = outcome === 'invalid' ? acceptance.errors : []
  const token = answers.keep({ form, locale, outcome, values, errors })
  return reply.redirect(`${home}?${ANSWER_PARAMETER}=${token}#${outcomeId(form, outcome)}`, 303)
}

interface Submitted {
  form: FormName
  locale: Locale
  values: Readonly<Record<string, string>>
}

/** Logs an outcome with what it takes to count and to find the cause, and nothing that was sent. */
function logOutcome({ log }: FastifyRequest, form: FormName, acceptance: Acceptance) {
  if (acceptance.outcome === 'failed') log.error({ form, err: acceptance.cause }, 'a lead could not be stored')
  else if (acceptance.outcome === 'sent') log.info({ form, lead: acceptance.receipt.id }, 'a lead was stored')
  else log.info({ form, errors: acceptance.errors.length }, 'a submission was not valid')
}

/** `POST /api/signup` and `POST /api/contact`, by script or by a plain form. */
export function leadRoutes(app: FastifyInstance, { accept, answers }: LeadRoutes) {
  readSubmissionBodies(app)

  const post = (form: FormName, path: string) =>
    app.post<{ Querystring: Record<string, unknown> }>(path, async (request, reply) => {
      const body = submissionBody(request.body)
      if (body instanceof FormBody) {
        const locale = request.query[LOCALE_PARAMETER] === 'th' ? 'th' : 'en'
        const acceptance = await accept(form, body.payload(), locale)
        logOutcome(request, form, acceptance)
        return answerForm(acceptance, answers, { form, locale, values: body.values }, reply)
      }
      const locale = localeOfHeader(request.headers['content-language'])
      const acceptance = await accept(form, body.json, locale)
      logOutcome(request, form, acceptance)
      return answerScript(acceptance, locale, reply)
    })

  post('signup', SIGNUP_PATH)
  post('contact', CONTACT_PATH)
}
