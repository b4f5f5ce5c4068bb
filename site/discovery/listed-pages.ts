/** The one list of pages. A route that is not on it stops the build. */
import { figure } from '../content/figure.ts'
import { getArticles } from '../content/get-articles.ts'
import { getLegalText } from '../content/get-legal-text.ts'
import { getPageWords } from '../content/get-page-words.ts'
import { getFacts, getWords } from '../content/get-words.ts'
import { type Locale, localizedPath } from '../locale/paths.ts'
import { type ListedPage, plain } from './listed-page.ts'

type Described = Pick<ListedPage, 'base' | 'title' | 'description' | 'dateline' | 'heading' | 'lead' | 'subject'> & {
  /** The page's name in its trail; the heading where it is not given. */
  name?: string
  between?: { name: string; base: string; anchor?: `#${string}` }
  modified?: Date
}

/** `BANGKOK, THAILAND` of `BANGKOK, THAILAND — SERVICES`. */
const placeOf = (dateline: string) => dateline.split(' — ')[0] ?? dateline

async function homePage(locale: Locale): Promise<Described> {
  const { home, identity } = await getWords(locale)
  // The home page opens without a dateline; a release of the company's own would have this one.
  const dateline = `${placeOf(home.services.dateline)} — ${identity.name}`
  return { base: '/', ...home.meta, ...home.hero, dateline, subject: { kind: 'home' } }
}

async function servicePages(locale: Locale): Promise<Described[]> {
  const { services } = await getWords(locale)
  const page = await getPageWords('services', locale)
  return services.map(({ slug, title, description }, position) => ({
    base: `/services/${slug}`,
    title: page.services[position]?.meta.title ?? title,
    description: page.services[position]?.meta.description ?? description,
    dateline: page.shared.dateline.replace('{n}', String(position + 1)).replace('{total}', String(services.length)),
    heading: title,
    lead: description,
    between: { name: page.shared.breadcrumb, base: '/', anchor: '#services' },
    subject: { kind: 'service', name: plain(title), description: plain(description) },
  }))
}

async function planPages(locale: Locale): Promise<Described[]> {
  const { plans } = await getWords(locale)
  const { shared, plans: pages } = await getPageWords('pricing', locale)
  return plans.map(({ name, description, price }, position) => ({
    base: `/pricing/${position}`,
    title: pages[position]?.meta.title ?? name,
    description: pages[position]?.meta.description ?? description,
    dateline: shared.dateline,
    heading: name,
    lead: `${price.figure.whole} ${shared.perRelease} — ${description}`,
    between: { name: shared.breadcrumb, base: '/', anchor: '#signup' },
    subject: {
      kind: 'plan',
      name: plain(name),
      description: plain(description),
      dollars: price.figure.value,
      unit: plain(shared.perRelease),
    },
  }))
}

async function faqPage(locale: Locale): Promise<Described> {
  const { faq } = await getWords(locale)
  const page = await getPageWords('faq', locale)
  const questions = [...faq, ...page.questions].map(({ question, answer }) => ({
    question: plain(question),
    answer: plain(answer),
  }))
  return { base: '/faq', ...page.meta, ...page.hero, name: page.breadcrumb, subject: { kind: 'faq', questions } }
}

async function blogPages(locale: Locale): Promise<Described[]> {
  const articles = await getArticles(locale)
  const page = await getPageWords('blog', locale)
  const [newest] = articles
  return [
    {
      base: '/blog',
      ...page.meta,
      ...page.hero,
      name: page.breadcrumb,
      ...(newest && { modified: newest.date }),
      subject: {
        kind: 'blog',
        articles: articles.map(({ title, slug }) => ({ title: plain(title), base: `/blog/${slug}` })),
      },
    },
    ...articles.map(
      ({ slug, title, description, excerpt, date, category }): Described => ({
        base: `/blog/${slug}`,
        title,
        description,
        dateline: `${placeOf(page.hero.dateline)} — ${category}`,
        heading: title,
        lead: excerpt,
        between: { name: page.breadcrumb, base: '/blog' },
        modified: date,
        subject: { kind: 'article', excerpt: plain(excerpt), published: date, section: plain(category) },
      }),
    ),
  ]
}

async function companyPages(locale: Locale): Promise<Described[]> {
  const about = await getPageWords('about', locale)
  const kit = await getPageWords('media-kit', locale)
  const thaiNews = await getPageWords('thai-news', locale)
  const opening = ({ meta, hero, breadcrumb }: typeof about | typeof kit | typeof thaiNews) => ({
    ...meta,
    ...hero,
    name: breadcrumb,
  })
  return [
    { base: '/about', ...opening(about), subject: { kind: 'about' } },
    { base: '/media-kit', ...opening(kit), subject: { kind: 'media-kit' } },
    { base: '/thai-news-distribution', ...opening(thaiNews), subject: { kind: 'thai-news' } },
  ]
}

async function legalPages(locale: Locale): Promise<Described[]> {
  const { dateline } = (await getWords(locale)).site.legalText
  const texts = await Promise.all((['terms', 'privacy'] as const).map((name) => getLegalText(name, locale)))
  return texts.map(({ title, description, updated }, position) => ({
    base: position === 0 ? '/terms' : '/privacy',
    title,
    description,
    dateline,
    heading: title,
    lead: description,
    modified: updated,
    subject: { kind: 'legal' },
  }))
}

async function readListedPages(locale: Locale): Promise<ListedPage[]> {
  const home = (await getWords(locale)).site.breadcrumb.home
  const described = [
    await homePage(locale),
    ...(await servicePages(locale)),
    ...(await planPages(locale)),
    ...(await companyPages(locale)),
    await faqPage(locale),
    ...(await blogPages(locale)),
    ...(await legalPages(locale)),
  ]
  return described.map(({ base, name, between, modified, ...page }) => ({
    locale,
    base,
    title: plain(page.title),
    description: plain(page.description),
    dateline: plain(page.dateline),
    // Their lines are broken where the page breaks them, so these keep their marks.
    heading: page.heading,
    lead: page.lead,
    subject: page.subject,
    trail: [
      { name: home, path: localizedPath('/', locale) },
      ...(between
        ? [{ name: plain(between.name), path: `${localizedPath(between.base, locale)}${between.anchor ?? ''}` }]
        : []),
      ...(base === '/' ? [] : [{ name: plain(name ?? page.heading), path: localizedPath(base, locale) }]),
    ],
    ...(modified && { modified }),
  }))
}

const kept = new Map<Locale, Promise<ListedPage[]>>()

/** All pages of one language, the home page first. A build reads them once; while developing they may change. */
export function getListedPages(locale: Locale): Promise<ListedPage[]> {
  const pages = (import.meta.env.PROD && kept.get(locale)) || readListedPages(locale)
  kept.set(locale, pages)
  return pages
}

/** @throws Error for a page that is not on the list: nobody would find it. */
export async function getListedPage(base: string, locale: Locale): Promise<ListedPage> {
  const page = (await getListedPages(locale)).find((candidate) => candidate.base === base)
  if (!page) throw new Error(`site/discovery/listed-pages.ts does not list ${base}`)
  return page
}

/** The year the company was founded, in the common era. */
export async function getFoundingYear(): Promise<number> {
  return figure(await getFacts(), 'company.founded', 'en').value
}
