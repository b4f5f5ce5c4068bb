import type { z } from 'zod'
import { LOCALES, type Locale } from '../../../contract/locale.ts'
import { INNER_PAGES } from '../../../contract/pages.ts'
import { PLANS } from '../../../contract/plans.ts'
import { SERVICES } from '../../../contract/services.ts'
import type { ContentFile, ContentFiles } from '../content-files.ts'
import { findHiddenSections } from '../hidden-sections.ts'
import type { faqSchema, samplesSchema } from '../schemas/home.ts'
import type { annotatedReleaseSchema, faqPageSchema } from '../schemas/pages.ts'
import type { plansSchema } from '../schemas/services-and-plans.ts'
import type { checkerSchema } from '../schemas/tools.ts'
import type { Mistake } from '../source/mistakes.ts'
import { parseEdits } from '../source/parse-edits.ts'
import { checkArticleHeadings, checkMarkdown, compareMarkdown } from './check-markdown.ts'

type FileOf<Schema extends z.ZodType> = ContentFile<z.infer<Schema>>

/** The paths of all pages, without the locale prefix. */
export function listPagePaths(paths: Iterable<string>): Set<string> {
  const texts = [...paths].flatMap((path) => {
    const [, folder, name] = /^en\/(blog|legal)\/(.+)\.md$/.exec(path) ?? []
    return folder ? [folder === 'legal' ? `/${name}` : `/blog/${name}`] : []
  })
  return new Set([
    '/',
    ...INNER_PAGES.map(({ path }) => path),
    ...SERVICES.map(({ slug }) => `/services/${slug}`),
    ...PLANS.map((_, position) => `/pricing/${position}`),
    ...texts,
  ])
}

/** Each question of the FAQ page belongs to exactly one category. */
function* checkCategories(
  faq: FileOf<typeof faqSchema>,
  { data, source }: FileOf<typeof faqPageSchema>,
): Generator<Mistake> {
  const known = [...faq.data, ...data.questions].map(({ id }) => id)
  const listed: string[] = []
  for (const [category, { questions }] of data.categories.entries())
    for (const [at, id] of questions.entries()) {
      const wrong = (problem: string) => source.mistake(['categories', category, 'questions', at], problem)
      if (!known.includes(id)) yield wrong(`there is no question ${id}`)
      else if (listed.includes(id)) yield wrong(`${id} is in another category already; remove it here`)
      listed.push(id)
    }
  for (const [at, id] of known.entries()) {
    if (!listed.includes(id))
      yield source.mistake(['categories'], `the question ${id} is in no category; add it to one`)
    if (known.indexOf(id) !== at)
      yield source.mistake(['questions'], `the id ${id} belongs to another question already`)
  }
}

/** Each group of checks names an article and a heading in it. */
function* checkLessons(
  { data, source }: FileOf<typeof checkerSchema>,
  bodyOf: (slug: string) => string | undefined,
): Generator<Mistake> {
  for (const [at, { slug, id }] of data.groups.entries()) {
    if (slug === undefined) continue
    const body = bodyOf(slug)
    if (body === undefined)
      yield source.mistake(
        ['groups', at, 'slug'],
        `there is no article ${slug}; name another one, or remove slug and id here`,
      )
    else if (!body.includes(`{#${id}}`))
      yield source.mistake(['groups', at, 'id'], `the article ${slug} has no heading with {#${id}}`)
  }
}

/** A text with a note mark has a note in each file, and the other way round. */
function* checkNotes(files: Record<Locale, FileOf<typeof annotatedReleaseSchema>>): Generator<Mistake> {
  for (const lang of LOCALES)
    for (const [at, { text }] of files[lang].data.release.pairs.entries()) {
      const isMarked = parseEdits(text).some(({ noted }) => noted)
      const problem = isMarked
        ? `is missing: the ${lang} text has a note mark [^]`
        : `has no mark: put [^] into the ${lang} text, or remove the note`
      for (const { source, data } of Object.values(files))
        if ((data.release.pairs[at]?.notes[lang] !== undefined) !== isMarked)
          yield source.mistake(['release', 'pairs', at, 'notes', lang], problem)
    }
}

interface Prices {
  plans?: Record<string, { price?: { value?: number } }>
}

/**
 * The list of plans goes from the cheapest to the dearest, because the plan finder takes the first that fits. A plan without a price has
 * none in either file.
 */
function* checkPrices(
  { data, source }: ContentFile<Prices>,
  plans: FileOf<typeof plansSchema> | undefined,
): Generator<Mistake> {
  const price = (plan: string) => data.plans?.[plan]?.price?.value
  for (const [at, plan] of PLANS.entries()) {
    const [before = ''] = PLANS.slice(0, at).slice(-1)
    const [least = 0, here = Infinity] = [price(before), price(plan)]
    if (before && here <= least)
      yield source.mistake(['plans', plan, 'price', 'value'], `must be more than ${before}, which costs ${least}`)
    if (before && price(before) === undefined && price(plan) !== undefined)
      yield source.mistake(['plans', plan, 'price'], `must be left out too: ${before} has no price`)
    if (plans && !plans.data[at]?.price && price(plan) !== undefined)
      yield plans.source.mistake(
        [at],
        `has no price, but content/facts.yaml has plans.${plan}.price; remove it there too`,
      )
  }
}

type Get = <Schema extends z.ZodType>(path: string) => FileOf<Schema> | undefined

function* checkLogos({ data, source }: FileOf<typeof samplesSchema>, pictures: readonly string[]): Generator<Mistake> {
  for (const [at, { picture }] of data.logos.entries())
    if (picture !== undefined && !pictures.includes(picture))
      yield source.mistake(['logos', at, 'picture'], `content/pictures has no ${picture}; upload it first`)
}

/** Finds what one file says about another that is not so. */
export function* checkReferences(files: ContentFiles, pictures: readonly string[]): Generator<Mistake> {
  const get: Get = (path) => files.get(path) as never
  const targets = { pages: listPagePaths(files.keys()), hidden: findHiddenSections(files), pictures }
  for (const locale of LOCALES) {
    const faq = get<typeof faqSchema>(`${locale}/faq.yaml`)
    const faqPage = get<typeof faqPageSchema>(`${locale}/pages/faq.yaml`)
    const samples = get<typeof samplesSchema>(`${locale}/samples.yaml`)
    const checker = get<typeof checkerSchema>(`${locale}/checker.yaml`)
    if (faq && faqPage) yield* checkCategories(faq, faqPage)
    if (samples) yield* checkLogos(samples, pictures)
    if (checker) yield* checkLessons(checker, (slug) => get(`${locale}/blog/${slug}.md`)?.source.body)
  }
  for (const [path, { source }] of files) {
    const [, locale, name] = /^(en|th)\/(.+)$/.exec(path) ?? []
    if (!name) continue
    yield* checkMarkdown(source, locale as Locale, targets)
    if (/^blog\/.+\.md$/.test(name)) yield* checkArticleHeadings(source)
    const english = files.get(`en/${name}`)
    if (locale === 'th' && english && /^(?:blog|legal)\/.+\.md$/.test(name))
      yield* compareMarkdown(english.source, source)
  }
  const facts = get<z.ZodType<Prices>>('facts.yaml')
  if (facts) yield* checkPrices(facts, get('en/plans.yaml'))
  const [en, th] = LOCALES.map((locale) => get<typeof annotatedReleaseSchema>(`${locale}/annotated-release.yaml`))
  if (en && th) yield* checkNotes({ en, th })
}
