/** The one list of pages: metadata, sitemap and llms.txt read it. A route that is not on it stops the build. */

import { type Locale, localizedPath } from '../../contract/locale.ts'
import { getWords } from '../content/content.ts'

/** What the page is about, if it is more than a page. */
export type Subject =
  | { kind: 'faq'; questions: { question: string; answer: string }[] }
  | { kind: 'service'; name: string; description: string }
  | { kind: 'plan'; name: string; description: string; dollars: number }
  | { kind: 'article'; excerpt: string; published: Date; corrected?: Date | undefined; section: string }

interface DescribedPage {
  /** Its path without its language, as `/about`. */
  base: string
  /** As search results show them. */
  title: string
  description: string
  /** When its words last changed, where that is written down. */
  modified?: Date | undefined
  subject?: Subject
  /** File name of its drawing in `site/figures/covers/`, and the alternative text. */
  cover?: { name: string; alt?: string | undefined }
}

export interface ListedPage extends DescribedPage {
  locale: Locale
  /** From the home page to this one, which comes last. Paths carry the language. */
  trail: { name: string; path: string }[]
}

type Described = DescribedPage & {
  /** The page's name in its trail. */
  name: string
  /** The page between the home page and this one. */
  between?: Crumb
}

interface Crumb {
  name: string
  base: string
  anchor?: `#${string}`
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
  const { plans, pages } = getWords(locale)
  return plans.map(({ id, name, description, price }, position) => ({
    base: `/pricing/${position}`,
    title: name,
    description,
    ...pages.pricing.plans[position]?.meta,
    name,
    between: { name: pages.pricing.shared.breadcrumb, base: '/', anchor: '#plans' },
    cover: { name: id },
    subject: { kind: 'plan', name, description, dollars: price.figure.value },
  }))
}

function describeArticles(locale: Locale): Described[] {
  const { articles, pages } = getWords(locale)
  return articles.map(
    ({ slug, title, description, excerpt, date, corrected, category, coverMotif = '', coverAlt }) => ({
      base: `/blog/${slug}`,
      title,
      description,
      name: title,
      between: { name: pages.blog.breadcrumb, base: '/blog' },
      modified: corrected ?? date,
      cover: { name: coverMotif, alt: coverAlt },
      subject: { kind: 'article', excerpt, published: date, corrected, section: category },
    }),
  )
}

function describePages(locale: Locale): Described[] {
  const { home, site, faq, legal, articles, pages } = getWords(locale)
  const { about, 'media-kit': kit, 'thai-news': thaiNews, blog } = pages
  return [
    { base: '/', ...home.meta, name: site.breadcrumb.home },
    ...describeServices(locale),
    ...describePlans(locale),
    { base: '/about', ...about.meta, name: about.breadcrumb },
    { base: '/media-kit', ...kit.meta, name: kit.breadcrumb },
    { base: '/thai-news-distribution', ...thaiNews.meta, name: thaiNews.breadcrumb },
    {
      base: '/faq',
      ...pages.faq.meta,
      name: pages.faq.breadcrumb,
      subject: { kind: 'faq', questions: [...faq, ...pages.faq.questions] },
    },
    { base: '/blog', ...blog.meta, name: blog.breadcrumb, modified: lastChanged(articles) },
    ...describeArticles(locale),
    ...Object.entries(legal).map(([name, { title, description, updated }]) => ({
      base: `/${name}`,
      title,
      description,
      name: title,
      modified: updated,
    })),
  ]
}

/** All pages of one language, the home page first. */
export function getListedPages(locale: Locale): ListedPage[] {
  const home: Crumb = { name: getWords(locale).site.breadcrumb.home, base: '/' }
  return describePages(locale).map(({ name, between, ...page }) => {
    const crumbs: Crumb[] = [home, ...(between ? [between] : []), { name, base: page.base }]
    const trail = (page.base === '/' ? [home] : crumbs).map(({ name, base, anchor = '' }) => ({
      name,
      path: `${localizedPath(base, locale)}${anchor}`,
    }))
    return { ...page, locale, trail }
  })
}

/** @throws Error for a page that is not listed, because no link or sitemap would lead to it */
export function getListedPage(base: string, locale: Locale): ListedPage {
  const page = getListedPages(locale).find((candidate) => candidate.base === base)
  if (!page) throw new Error(`site/discovery/listed-pages.ts does not list ${base}`)
  return page
}
