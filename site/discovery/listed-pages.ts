/** The one list of pages: sitemap, structured data, share pictures and llms.txt read it. A route that is not on it stops the build. */

import { type Locale, localizedPath } from '../../contract/locale.ts'
import { getWords } from '../content/content.ts'

/** The page's subject, for structured data beyond the title. */
export type Subject =
  | { kind: 'home' | 'about' | 'media-kit' | 'thai-news' | 'legal' }
  | { kind: 'blog'; articles: { title: string; base: string }[] }
  | { kind: 'faq'; questions: { question: string; answer: string }[] }
  | { kind: 'service'; name: string; description: string }
  | { kind: 'plan'; name: string; description: string; dollars: number; unit: string }
  | { kind: 'article'; excerpt: string; published: Date; corrected?: Date | undefined; section: string }

export interface ListedPage {
  locale: Locale
  /** Its path without its language, as `/about`. */
  base: string
  /** As search results show them. */
  title: string
  description: string
  /** From the home page to this one, which comes last. Paths carry the language. */
  trail: { name: string; path: string }[]
  /** When its words last changed, where that is written down. */
  modified?: Date | undefined
  subject: Subject
  /** File name of its drawing in `site/figures/covers/`, and the alternative text. */
  cover?: { name: string; alt?: string | undefined }
}

type Described = Omit<ListedPage, 'locale' | 'trail'> & {
  /** The page's name in its trail. */
  name: string
  /** Breadcrumbs between the home page and this one. */
  between?: { name: string; base: string; anchor?: `#${string}` }
}

/** When the newest of these articles appeared or, later still, one of them was corrected. */
export function lastChanged(articles: readonly { date: Date; corrected?: Date | undefined }[]): Date | undefined {
  const days = articles.map(({ date, corrected = date }) => corrected.getTime())
  return days.length > 0 ? new Date(Math.max(...days)) : undefined
}

function describeServices(locale: Locale): Described[] {
  const { services, pages } = getWords(locale)
  return services.map(({ slug, title, description }, position) => ({
    base: `/services/${slug}`,
    title,
    description,
    ...pages.services.services[position]?.meta,
    name: title,
    between: { name: pages.services.shared.breadcrumb, base: '/', anchor: '#services' },
    cover: { name: slug },
    subject: { kind: 'service', name: title, description },
  }))
}

function describePlans(locale: Locale): Described[] {
  const { plans, rates, pages } = getWords(locale)
  return plans.map(({ id, name, description, price }, position) => ({
    base: `/pricing/${position}`,
    title: name,
    description,
    ...pages.pricing.plans[position]?.meta,
    name,
    between: { name: pages.pricing.shared.breadcrumb, base: '/', anchor: '#plans' },
    cover: { name: id },
    subject: { kind: 'plan', name, description, dollars: price.figure.value, unit: rates.perRelease },
  }))
}

function describeBlog(locale: Locale): Described[] {
  const { articles, pages } = getWords(locale)
  const { meta, breadcrumb } = pages.blog
  const listed = articles.map(({ title, slug }) => ({ title, base: `/blog/${slug}` }))
  return [
    {
      base: '/blog',
      ...meta,
      name: breadcrumb,
      modified: lastChanged(articles),
      subject: { kind: 'blog', articles: listed },
    },
    ...articles.map(
      ({ slug, title, description, excerpt, date, corrected, category, coverMotif = '', coverAlt }): Described => ({
        base: `/blog/${slug}`,
        title,
        description,
        name: title,
        between: { name: breadcrumb, base: '/blog' },
        modified: corrected ?? date,
        cover: { name: coverMotif, alt: coverAlt },
        subject: { kind: 'article', excerpt, published: date, corrected, section: category },
      }),
    ),
  ]
}

function describePages(locale: Locale): Described[] {
  const { home, site, faq, legal, pages } = getWords(locale)
  const { about, 'media-kit': kit, 'thai-news': thaiNews } = pages
  const questions = [...faq, ...pages.faq.questions].map(({ question, answer }) => ({ question, answer }))
  return [
    { base: '/', ...home.meta, name: site.breadcrumb.home, subject: { kind: 'home' } },
    ...describeServices(locale),
    ...describePlans(locale),
    { base: '/about', ...about.meta, name: about.breadcrumb, subject: { kind: 'about' } },
    { base: '/media-kit', ...kit.meta, name: kit.breadcrumb, subject: { kind: 'media-kit' } },
    {
      base: '/thai-news-distribution',
      ...thaiNews.meta,
      name: thaiNews.breadcrumb,
      subject: { kind: 'thai-news' },
    },
    { base: '/faq', ...pages.faq.meta, name: pages.faq.breadcrumb, subject: { kind: 'faq', questions } },
    ...describeBlog(locale),
    ...Object.entries(legal).map(
      ([name, { title, description, updated }]): Described => ({
        base: `/${name}`,
        title,
        description,
        name: title,
        modified: updated,
        subject: { kind: 'legal' },
      }),
    ),
  ]
}

function readListedPages(locale: Locale): ListedPage[] {
  const pages = describePages(locale)
  const link = (name: string, base: string, anchor = '') => ({ name, path: `${localizedPath(base, locale)}${anchor}` })
  const home = link(getWords(locale).site.breadcrumb.home, '/')
  return pages.map(({ name, between, ...page }) => ({
    ...page,
    locale,
    trail:
      page.base === '/'
        ? [home]
        : [home, ...(between ? [link(between.name, between.base, between.anchor)] : []), link(name, page.base)],
  }))
}

const kept = new Map<Locale, ListedPage[]>()

/** All pages of one language, the home page first. */
export function getListedPages(locale: Locale): ListedPage[] {
  const pages = kept.get(locale) ?? readListedPages(locale)
  kept.set(locale, pages)
  return pages
}

/** @throws Error for a page that is not listed, because no link or sitemap would lead to it */
export function getListedPage(base: string, locale: Locale): ListedPage {
  const page = getListedPages(locale).find((candidate) => candidate.base === base)
  if (!page) throw new Error(`site/discovery/listed-pages.ts does not list ${base}`)
  return page
}
