/** What metadata, breadcrumbs, sitemap and llms.txt say of each page. */

import { type Locale, localizedPath } from '../../contract/locale.ts'
import { INNER_PAGES } from '../../contract/pages.ts'
import { getContent } from '../content/content.ts'
import type { SiteContent } from '../content/load-content.ts'

/** What the page describes, for structured data. */
export type Subject =
  | { kind: 'faq'; questions: { question: string; answer: string }[] }
  | { kind: 'service'; name: string; description: string }
  | { kind: 'plan'; name: string; description: string; dollars: number | undefined }
  | { kind: 'article'; excerpt: string; published: Date; corrected?: Date | undefined; section: string }

interface Crumb {
  name: string
  /** With the locale prefix. */
  path: string
}

interface DescribedPage {
  /** The path without the locale prefix, such as `/about`. */
  base: string
  /** For search results. */
  title: string
  description: string
  /** The page's name in its breadcrumbs. */
  name: string
  /** The breadcrumb between the home page and this page. */
  parent?: Crumb
  /** The last change of the texts, if it is known. */
  modified?: Date | undefined
  subject?: Subject
  /** A drawing in `site/drawings/covers/`: its file name and alternative text. */
  cover?: { name: string; alt?: string | undefined }
}

export interface ListedPage extends DescribedPage {
  locale: Locale
  /** From the home page to this page. */
  breadcrumbs: Crumb[]
}

/** Returns the latest date of publication or correction. */
export function getLastModified(articles: readonly { date: Date; corrected?: Date | undefined }[]): Date | undefined {
  const days = articles.map(({ date, corrected = date }) => corrected.getTime())
  return days.length > 0 ? new Date(Math.max(...days)) : undefined
}

const describeServices = ({ services, pages, locale }: SiteContent): DescribedPage[] =>
  services.map(({ slug, title, description }, position) => ({
    base: `/services/${slug}`,
    title,
    description,
    ...pages.services.services[position]?.meta,
    name: title,
    parent: { name: pages.services.shared.breadcrumb, path: `${localizedPath('/', locale)}#services` },
    cover: { name: slug },
    subject: { kind: 'service', name: title, description },
  }))

const describePlans = ({ plans, pages, locale }: SiteContent): DescribedPage[] =>
  plans.map(({ id, name, description, price }, position) => ({
    base: `/pricing/${position}`,
    title: name,
    description,
    ...pages.pricing.plans[position]?.meta,
    name,
    parent: { name: pages.pricing.shared.breadcrumb, path: `${localizedPath('/', locale)}#plans` },
    cover: { name: id },
    subject: { kind: 'plan', name, description, dollars: price?.figure.value },
  }))

const describeArticles = ({ articles, pages, locale }: SiteContent): DescribedPage[] =>
  articles.map(({ slug, title, description, excerpt, date, corrected, category, coverMotif = '', coverAlt }) => ({
    base: `/blog/${slug}`,
    title,
    description,
    name: title,
    parent: { name: pages.blog.breadcrumb, path: localizedPath('/blog', locale) },
    modified: corrected ?? date,
    cover: { name: coverMotif, alt: coverAlt },
    subject: { kind: 'article', excerpt, published: date, corrected, section: category },
  }))

function describePages(content: SiteContent): DescribedPage[] {
  const { home, site, faq, legal, articles, pages } = content
  const more: Record<string, Partial<DescribedPage>> = {
    '/faq': { subject: { kind: 'faq', questions: [...faq, ...pages.faq.questions] } },
    '/blog': { modified: getLastModified(articles) },
  }
  return [
    { base: '/', ...home.meta, name: site.breadcrumb.home },
    ...describeServices(content),
    ...describePlans(content),
    ...INNER_PAGES.map(({ path, words }) => ({
      base: path,
      ...pages[words].meta,
      name: pages[words].breadcrumb,
      ...more[path],
    })),
    ...describeArticles(content),
    ...Object.entries(legal).map(([name, { title, description, updated }]) => ({
      base: `/${name}`,
      title,
      description,
      name: title,
      modified: updated,
    })),
  ]
}

/** Returns all pages of one language, the home page first. */
export function getListedPages(locale: Locale): ListedPage[] {
  const content = getContent(locale)
  const home: Crumb = { name: content.site.breadcrumb.home, path: localizedPath('/', locale) }
  return describePages(content).map((page) => {
    const own: Crumb = { name: page.name, path: localizedPath(page.base, locale) }
    const breadcrumbs = page.base === '/' ? [home] : [home, ...(page.parent ? [page.parent] : []), own]
    return { ...page, locale, breadcrumbs }
  })
}

/** @throws Error for a page that is not listed, because the sitemap would not contain it */
export function getListedPage(base: string, locale: Locale): ListedPage {
  const page = getListedPages(locale).find((candidate) => candidate.base === base)
  if (!page) throw new Error(`contract/pages.ts does not list ${base}`)
  return page
}
