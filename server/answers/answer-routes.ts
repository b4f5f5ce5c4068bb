import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import type { Answer, QuestionName } from '../../contract/answers/answer.ts'
import { answerOutlets, asksForOutlets } from '../../contract/answers/outlet-filter.ts'
import { answerFinder, asksForPlan } from '../../contract/finder/finder-answer.ts'
import { type Locale, localeOf } from '../../contract/locale.ts'
import type { SiteManifest } from '../../contract/site-manifest.ts'
import { answerWhen } from '../../contract/when/when-answer.ts'
import { asksWhen } from '../../contract/when/when-question.ts'
import { type Limit, withinLimit } from '../address-limits.ts'
import { once } from '../once.ts'
import { oneATurn } from '../one-a-turn.ts'
import type { BuiltSite } from '../pages/built-site.ts'
import { type Coding, preferredCoding } from '../pages/negotiation.ts'
import type { IsPersonal } from '../pages/page-front.ts'
import { prepareFile } from '../pages/prepared-file.ts'
import { splitTarget } from '../pages/routing.ts'
import { answeredPage, asksIn } from './answered-page.ts'

type Briefs = SiteManifest['answers'][Locale]

interface Question {
  name: QuestionName
  /** The paths of the pages that are asked it. */
  pages: RegExp
  isAsked(parameters: URLSearchParams): boolean
  answer(parameters: URLSearchParams, briefs: Briefs, locale: Locale): Answer
}

/** What pages are asked by their addresses. */
const QUESTIONS: readonly Question[] = [
  {
    name: 'when',
    pages: /^(?:\/th)?\/faq$/,
    isAsked: asksWhen,
    answer: (parameters, { when }, locale) => answerWhen(parameters, when, locale),
  },
  {
    name: 'finder',
    pages: /^(?:\/th)?\/pricing\/\d+$/,
    isAsked: asksForPlan,
    answer: (parameters, { finder }) => answerFinder(parameters, finder),
  },
  {
    name: 'outlets',
    pages: /^(?:\/th)?\/services\/targeted-distribution$/,
    isAsked: asksForOutlets,
    answer: answerOutlets,
  },
]

/** Whether an address asks something of its page. For every other query the unchanged page is served from memory. */
export const asksQuestion: IsPersonal = (path, query) =>
  QUESTIONS.some(({ pages, isAsked }) => pages.test(path) && isAsked(new URLSearchParams(query)))

/** Quick to compress: each answer is made for one visitor. */
const compress: Record<Coding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: promisify<Buffer, Buffer>(gzip),
  identity: async (body) => body,
}

interface AnswerRoutes {
  site: BuiltSite
  /** Headers of every page. */
  headers: Readonly<Record<string, string>>
  limit: Limit
}

/** The pages that are asked something by their address, with the answer written into them. */
export function answerRoutes(app: FastifyInstance, { site, headers, limit }: AnswerRoutes) {
  const turn = oneATurn()
  for (const { name, pages, answer } of QUESTIONS) {
    for (const [path, file] of site.files) {
      if (!pages.test(path)) continue
      const locale = localeOf(path)
      const html = file.identity.toString()
      if (!asksIn(html, name)) continue
      const writing = once(() => answeredPage(html, name, site.manifest.refusedTitlePrefix[locale]))
      const page = prepareFile(path, file, headers)

      app.get(path, async (request, reply) => {
        await withinLimit(request, limit)
        await turn()
        const { query } = splitTarget(request.url)
        const said = answer(new URLSearchParams(query), site.manifest.answers[locale], locale)
        const body = Buffer.from(writing()(said, query))
        const coding = preferredCoding(request.headers['accept-encoding'], () => true)
        // The page itself is what search engines should know.
        reply.headers({
          ...page.headers,
          'Cache-Control': 'no-cache',
          'X-Robots-Tag': 'noindex',
          Vary: 'Accept-Encoding',
        })
        if (coding !== 'identity') reply.header('Content-Encoding', coding)
        return reply.type(file.mediaType).send(await compress[coding](body))
      })
    }
  }
}
