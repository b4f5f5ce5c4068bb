import type { FastifyInstance } from 'fastify'
import { ANSWER_PARAMETER } from '../../contract/form-markup.ts'
import type { BuiltSite } from '../pages/built-site.ts'
import type { IsPersonal } from '../pages/page-front.ts'
import { prepareFile } from '../pages/prepared-file.ts'
import { localeOf } from '../pages/routing.ts'
import { ProblemError } from '../problems.ts'
import type { Answer, AnswerStore } from './answer-store.ts'
import { answeredPage } from './answered-page.ts'
import type { Limit } from './submission-limit.ts'

/** Where a form without script is answered. */
const HOMES = ['/', '/th'] as const

interface AnswerRoutes {
  answers: AnswerStore
  site: BuiltSite
  /** Headers of every page. */
  headers: Readonly<Record<string, string>>
  limit: Limit
}

/** The answer of a token, on the home page of its language only. */
function findAnswer(answers: AnswerStore, path: string, token: unknown): Answer | undefined {
  const answer = typeof token === 'string' ? answers.find(token) : undefined
  return answer?.locale === localeOf(path) ? answer : undefined
}

/** Whether an answer waits at an address. Everything else there is the plain page, and costs no more than it. */
export const answerWaits =
  (answers: AnswerStore): IsPersonal =>
  (path, query) =>
    HOMES.some((home) => home === path) &&
    findAnswer(answers, path, new URLSearchParams(query).get(ANSWER_PARAMETER)) !== undefined

/** Lets whoever asks in, one at a time, with a turn of the event loop in between: what all ask for at once delays nobody else. */
function oneATurn(): () => Promise<void> {
  let last = Promise.resolve()
  return () => {
    last = last.then(() => new Promise((resolve) => setImmediate(resolve)))
    return last
  }
}

/** The home pages with an answer written into them. */
export function answerRoutes(app: FastifyInstance, { answers, site, headers, limit }: AnswerRoutes) {
  const turn = oneATurn()
  for (const path of HOMES) {
    const file = site.files.get(path)
    if (!file) continue
    const page = prepareFile(path, file, headers)
    const html = file.identity.toString()
    const write = answeredPage(html, site.manifest.refusedTitlePrefix)

    app.get<{ Querystring: Record<string, unknown> }>(path, async (request, reply) => {
      const seconds = await limit(request)
      if (seconds > 0) {
        throw new ProblemError(429, {
          detail: 'Too many requests from this address.',
          headers: { 'Retry-After': String(seconds) },
        })
      }
      await turn()
      const answer = findAnswer(answers, path, request.query[ANSWER_PARAMETER])
      // Forgotten a moment ago.
      if (!answer) return reply.redirect(path, 303)
      // Never kept by anyone and never indexed: it holds what one person typed.
      reply.headers({ ...page.headers, 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }).type(file.mediaType)
      try {
        return write(answer)
      } catch (error) {
        request.log.error({ err: error }, 'an answer could not be shown')
        return html
      }
    })
  }
}
