import type { FastifyReply, FastifyRequest } from 'fastify'
import { TEXT_ATTRIBUTE } from '../../contract/answers/answer.ts'
import { LOCALE_PARAMETER } from '../../contract/form-markup.ts'
import { type Locale, localeNamed, localeOf, localizedPath, otherLocale } from '../../contract/locale.ts'
import { WHEN_CALENDAR_PATH } from '../../contract/paths.ts'
import { waitWords } from '../../contract/wait-words.ts'
import { once } from '../once.ts'
import type { BuiltSite } from '../pages/built-site.ts'
import { spotsIn } from '../pages/page-fields.ts'
import { changesOf } from '../pages/page-spots.ts'
import { parsedPage } from '../pages/parsed-page.ts'
import { prepareFile } from '../pages/prepared-file.ts'
import { splitTarget } from '../pages/routing.ts'
import type { ProblemError, ProblemPage } from '../problems.ts'
import { askedAgain } from './asked-again.ts'

/** The language of the page or file that was asked for, and its address in the other one. */
function readAddress({ url }: FastifyRequest): { locale: Locale; other: string } {
  const { path, query: asked } = splitTarget(url)
  const query = askedAgain(asked)
  if (path === WHEN_CALENDAR_PATH) {
    const locale = localeNamed(new URLSearchParams(asked).get(LOCALE_PARAMETER))
    const parameters = new URLSearchParams(query)
    parameters.set(LOCALE_PARAMETER, otherLocale(locale))
    return { locale, other: `${path}?${parameters}` }
  }
  const locale = localeOf(path)
  return { locale, other: localizedPath(path, otherLocale(locale)) + query }
}

/** Whether a person reads the answer in a browser: programs do not ask for HTML. */
const wantsPage = ({ method, headers }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') && /\btext\/html\b/i.test(headers.accept ?? '')

/** Prepares a built page for the words of a wait, and the address of the page that was asked for in the other language. */
function writeInto(html: string): (wait: string, other: string) => string {
  const $ = parsedPage(html)
  const spots = spotsIn($(`[${TEXT_ATTRIBUTE}="wait"]`))
  const switches = spotsIn($('a[data-language]'))
  return (wait, other) => {
    const page = changesOf(html)
    for (const spot of spots) page.setText(spot, wait)
    for (const spot of switches) page.setAttribute(spot, 'href', other)
    return page.text()
  }
}

/**
 * Shows whoever asks too often a page that says so and when to come back, in the language of what was asked for.
 *
 * @param headers of every page
 */
export function tooOftenPage({ tooOftenPages }: BuiltSite, headers: Readonly<Record<string, string>>): ProblemPage {
  const pages = new Map(
    [...tooOftenPages].map(([path, file]) => {
      const writing = once(() => writeInto(file.identity.toString()))
      return [localeOf(path), { writing, mediaType: file.mediaType, headers: prepareFile(path, file, headers).headers }]
    }),
  )
  return ({ status, options }: ProblemError, request: FastifyRequest, reply: FastifyReply) => {
    const { locale, other } = readAddress(request)
    const page = pages.get(locale)
    if (status !== 429 || !page || !wantsPage(request)) return undefined
    return reply
      .code(status)
      .headers({ ...page.headers, ...options.headers, 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' })
      .type(page.mediaType)
      .send(page.writing()(waitWords(Number(options.headers?.['Retry-After']), locale), other))
  }
}
