import { STATUS_CODES } from 'node:http'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { FORM_NAMES, FORM_PATHS, formId, LOCALE_PARAMETER } from '../../contract/form-markup.ts'
import { type Locale, localeOf, localizedPath, parseLocale } from '../../contract/locale.ts'
import { type FieldError, PROBLEM_MEDIA_TYPE } from '../../contract/problem.ts'

/** For 413 and 422, Node has the names of an older RFC. */
const TITLES: Record<number, string | undefined> = {
  ...STATUS_CODES,
  413: 'Content Too Large',
  422: 'Unprocessable Content',
}

/** Replace Fastify's own messages, which may quote the request. They are for developers: a person gets a page. */
const DETAILS: Record<number, string> = {
  400: 'The request is malformed.',
  413: 'The request is too large.',
  415: 'Send application/json or application/x-www-form-urlencoded.',
}

interface ProblemOptions {
  detail?: string | undefined
  errors?: FieldError[] | undefined
  /** The language of `detail` and `errors`. The default is English. */
  language?: Locale
}

/** A route throws it to answer with an error. It is not logged as a server error. */
export class ProblemError extends Error {
  override name = 'ProblemError' as const
  readonly code = 'PROBLEM'
  readonly status: number
  readonly options: ProblemOptions

  constructor(status: number, options: ProblemOptions = {}) {
    super(options.detail ?? TITLES[status])
    this.status = status
    this.options = options
  }
}

function sendProblem(reply: FastifyReply, status: number, { detail, errors, language = 'en' }: ProblemOptions = {}) {
  const title = TITLES[status]
  const problem = { type: 'about:blank', title, status, detail: detail ?? DETAILS[status], errors }
  // A buffer, because Fastify adds a charset to a string. JSON has no charset (RFC 8259, 11).
  return reply
    .code(status)
    .headers({ 'Content-Language': language, 'Content-Type': PROBLEM_MEDIA_TYPE })
    .send(Buffer.from(JSON.stringify(problem)))
}

/** Sends the page at a path such as `/th/429` with a status. Returns undefined if the site has no such page. */
export type SendStatusPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  path: string,
) => FastifyReply | undefined

/** A browser that opens a page or posts a form without script. Programs and scripts do not ask for HTML. */
const isForPerson = ({ headers }: FastifyRequest) => headers.accept?.includes('text/html') === true

/** These are told as "not found". */
const TOLD_AS_404: readonly number[] = [400, 405]

/** The path of the page for a status. Addresses of the API have no language, so the form or the browser tells it. */
function pathOfStatusPage({ headers, url }: FastifyRequest, status: number): string {
  const [path = '', query] = url.split('?', 2)
  const asked = new URLSearchParams(query).get(LOCALE_PARAMETER) ?? headers['accept-language']
  const locale = /^\/api(?:\/|$)/.test(path) ? parseLocale(asked) : localeOf(path)
  return localizedPath(`/${TOLD_AS_404.includes(status) ? 404 : status}`, locale)
}

export type SendError = ReturnType<typeof createSendError>

/** Returns a function that answers an error: a person gets a page if there is one, a program problem details (RFC 9457). */
export function createSendError(sendStatusPage: SendStatusPage) {
  return (error: FastifyError | ProblemError, request: FastifyRequest, reply: FastifyReply) => {
    const status = error instanceof ProblemError ? error.status : (error.statusCode ?? 500)
    const page = isForPerson(request) && sendStatusPage(request, reply, status, pathOfStatusPage(request, status))
    if (page) return page
    if (error instanceof ProblemError) return sendProblem(reply, status, error.options)
    if (status >= 400 && status < 500) return sendProblem(reply, status)
    request.log.error({ err: error }, 'internal error')
    return sendProblem(reply, 500)
  }
}

/** Answers unknown paths of the API with 404 and wrong methods with 405, before the body is read. */
async function refuseUnrouted(request: FastifyRequest, reply: FastifyReply) {
  const { is404, method, url } = request
  const [path = '', query] = url.split('?', 2)
  const isRead = method === 'GET' || method === 'HEAD'
  const form = FORM_NAMES.find((name) => FORM_PATHS[name] === path)
  const isForm = form !== undefined
  if (isForm && method === 'POST') return
  if (isForm && isRead && isForPerson(request)) {
    // A person has opened the address that a form posts to.
    const locale = parseLocale(new URLSearchParams(query).get(LOCALE_PARAMETER))
    return reply.redirect(`${localizedPath('/', locale)}#${formId(form)}`, 303)
  }
  if (!isForm && /^\/api(?:\/|$)/.test(path)) throw new ProblemError(404)
  if (!isForm && (isRead || !is404)) return
  reply.header('Allow', isForm ? 'POST' : 'GET, HEAD')
  throw new ProblemError(405)
}

/** Answers every error of the app. */
export function handleErrors(app: FastifyInstance, sendError: SendError) {
  app.setErrorHandler(sendError)
  app.setNotFoundHandler((_request, reply) => {
    // A file of an earlier build may be gone. Its headers would keep this answer in caches for a year.
    reply.removeHeader('Content-Disposition').removeHeader('Cache-Control')
    throw new ProblemError(404)
  })
  app.addHook('onRequest', refuseUnrouted)
}
