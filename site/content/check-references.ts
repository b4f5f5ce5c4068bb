import { LOCALES } from '../../contract/locale.ts'
import { PLANS } from '../../contract/plans.ts'
import { SERVICES } from '../../contract/services.ts'
import { checkArticleHeadings, checkMarkdown, compareMarkdown } from './check-markdown.ts'
import type { ContentFile, ContentFiles } from './content-files.ts'
import type { Mistake } from './mistakes.ts'
import { parseEdits } from './parse-edits.ts'

/** Pages that exist whatever the content is. */
const FIXED_PAGES = ['/', '/about', '/media-kit', '/thai-news-distribution', '/faq', '/blog']

/** The paths of all pages, without the locale prefix. */
export function listPagePaths(paths: Iterable<string>): Set<string> {
  const texts = [...paths].flatMap((path) => {
    const [, folder, name] = /^en\/(blog|legal)\/(.+)\.md$/.exec(path) ?? []
    return folder ? [folder === 'legal' ? `/${name}` : `/blog/${name}`] : []
  })
  return new Set([
    ...FIXED_PAGES,
    ...SERVICES.map(({ slug }) => `/services/${slug}`),
    ...PLANS.map((_, position) => `/pricing/${position}`),
    ...texts,
  ])
}

interface Questions {
  categories: { questions: string[] }[]
  questions: { id: string }[]
}

/** Each question of the FAQ page belongs to exactly one category. */
function checkCategories(faq: ContentFile<{ id: string }[]>, { data, source }: ContentFile<Questions>): Mistake[] {
  const known = [...faq.data, ...data.questions].map(({ id }) => id)
  const listed = data.categories.flatMap(({ questions }, category) =>
    questions.map((id, at) => ({ id, path: ['categories', category, 'questions', at] })),
  )
  const wrong = listed.flatMap(({ id, path }, at) => {
    if (!known.includes(id)) return [source.mistake(path, `there is no question ${id}`)]
    const isFirst = listed.findIndex((other) => other.id === id) === at
    return isFirst ? [] : [source.mistake(path, `${id} is in another category already; remove it here`)]
  })
  const missing = known.filter((id) => !listed.some((one) => one.id === id))
  return [
    ...wrong,
    ...missing.map((id) => source.mistake(['categories'], `the question ${id} is in no category; add it to one`)),
    ...known
      .filter((id, at) => known.indexOf(id) !== at)
      .map((id) => source.mistake(['questions'], `the id ${id} belongs to another question already`)),
  ]
}

interface Lessons {
  groups: { slug: string; id: string }[]
}

/** Each group of checks names an article and a heading in it. */
function checkLessons({ data, source }: ContentFile<Lessons>, bodyOf: (slug: string) => string | undefined): Mistake[] {
  return data.groups.flatMap(({ slug, id }, at) => {
    const body = bodyOf(slug)
    if (body === undefined) return [source.mistake(['groups', at, 'slug'], `there is no article ${slug}`)]
    return body.includes(`{#${id}}`)
      ? []
      : [source.mistake(['groups', at, 'id'], `the article ${slug} has no heading with {#${id}}`)]
  })
}

interface Annotated {
  release: { pairs: { text: string; notes: { en?: string; th?: string } }[] }
}

/** A text with a note mark has a note in each file, and the other way round. */
function checkNotes(files: Record<'en' | 'th', ContentFile<Annotated>>): Mistake[] {
  return LOCALES.flatMap((lang) =>
    files[lang].data.release.pairs.flatMap(({ text }, at) => {
      const isMarked = parseEdits(text).some(({ noted }) => noted)
      return LOCALES.filter((page) => (files[page].data.release.pairs[at]?.notes[lang] !== undefined) !== isMarked).map(
        (page) =>
          files[page].source.mistake(
            ['release', 'pairs', at, 'notes', lang],
            isMarked
              ? `is missing: the ${lang} text has a note mark [^]`
              : `has no mark: put [^] into the ${lang} text, or remove the note`,
          ),
      )
    }),
  )
}

/** The list of plans goes from the cheapest to the dearest, because the plan finder takes the first that fits. */
function checkPriceOrder({ data, source }: ContentFile<{ plans?: Record<string, { price?: { value?: number } }> }>) {
  const price = (plan: string) => data.plans?.[plan]?.price?.value ?? 0
  return PLANS.flatMap((plan, at) => {
    const before = PLANS[at - 1]
    return before && price(plan) <= price(before)
      ? [source.mistake(['plans', plan, 'price', 'value'], `must be more than ${before}, which costs ${price(before)}`)]
      : []
  })
}

/** The sections of pages that are left out, because there is nothing in them. */
function listHiddenSections(get: <Data>(path: string) => ContentFile<Data> | undefined): Set<string> {
  const report = get<{ entries: unknown[] }>('report.yaml')
  const thaiNews = get<{ stories: { items: unknown[] } }>('en/pages/thai-news.yaml')
  const annotated = get<Annotated>('en/annotated.yaml')
  const counts = {
    '/services/performance-analytics#sample-report': report?.data.entries,
    '/thai-news-distribution#success-stories': thaiNews?.data.stories.items,
    '/thai-news-distribution#annotated': annotated?.data.release.pairs,
  }
  return new Set(Object.entries(counts).flatMap(([href, entries]) => (entries?.length === 0 ? [href] : [])))
}

/** Finds logos whose picture does not exist. */
const checkLogos = ({ data, source }: ContentFile<{ logos: { picture?: string }[] }>, pictures: readonly string[]) =>
  data.logos.flatMap(({ picture }, at) =>
    picture === undefined || pictures.includes(picture)
      ? []
      : [source.mistake(['logos', at, 'picture'], `content/pictures has no ${picture}; upload it first`)],
  )

/** Finds what one file says about another that is not so. */
export function checkReferences(files: ContentFiles, pictures: readonly string[]): Mistake[] {
  const get = <Data>(path: string) => files.get(path) as ContentFile<Data> | undefined
  const targets = { pages: listPagePaths(files.keys()), hidden: listHiddenSections(get), pictures }
  const facts = get<Parameters<typeof checkPriceOrder>[0]['data']>('facts.yaml')
  const [en, th] = LOCALES.map((locale) => get<Annotated>(`${locale}/annotated.yaml`))
  const ofLocale = LOCALES.flatMap((locale) => {
    const faq = get<{ id: string }[]>(`${locale}/faq.yaml`)
    const faqPage = get<Questions>(`${locale}/pages/faq.yaml`)
    const samples = get<Parameters<typeof checkLogos>[0]['data']>(`${locale}/samples.yaml`)
    const checker = get<Lessons>(`${locale}/checker.yaml`)
    return [
      ...(faq && faqPage ? checkCategories(faq, faqPage) : []),
      ...(samples ? checkLogos(samples, pictures) : []),
      ...(checker ? checkLessons(checker, (slug) => get(`${locale}/blog/${slug}.md`)?.source.body) : []),
      ...[...files.values()]
        .filter(({ source }) => source.file.startsWith(`content/${locale}/`))
        .flatMap(({ source }) => checkMarkdown(source, locale, targets)),
    ]
  })
  const ofTexts = [...files].flatMap(([path, { source }]) => {
    const [, name] = /^(?:en|th)\/((?:blog|legal)\/.+\.md)$/.exec(path) ?? []
    const english = files.get(`en/${name}`)
    const isTranslation = name !== undefined && path.startsWith('th/') && english
    return [
      ...(name?.startsWith('blog/') ? checkArticleHeadings(source) : []),
      ...(isTranslation ? compareMarkdown(english.source, source) : []),
    ]
  })
  return [
    ...ofLocale,
    ...ofTexts,
    ...(facts ? checkPriceOrder(facts) : []),
    ...(en && th ? checkNotes({ en, th }) : []),
  ]
}
