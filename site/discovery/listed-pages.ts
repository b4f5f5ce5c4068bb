/** The one list of pages. A route that is not on it stops the build. */

import { type Locale, localizedPath } from '../../contract/locale.ts'
import { getWords } from '../content/content.ts'
import { datelineLike, numberedDateline } from '../locale/datelines.ts'
import { lastChanged } from './last-changed.ts'
import type { ListedPage } from './listed-page.ts'

type Described = Pick<ListedPage, 'base' | 'title' | 'description' | 'dateline' | 'heading' | 'lead' | 'subject'> & {
  /** The page's name in its trail; the heading where it is not given. */
  name?: string
  between?: { name: string; base: string; anchor?: `#${string}` }
  modified?: Date
  cover?: ListedPage['cover']
}

function homePage(locale: Locale): Described {
  const { home, identity } = getWords(locale)
  // The home page opens without a dateline; a release of the company's own would have this one.
  const dateline = datelineLike(home.services.dateline, identity.name)
  return { base: '/', ...home.meta, ...home.hero, dateline, subject: { kind: 'home' } }
}

function servicePages(locale: Locale): Described[] {
  const { services, pages } = getWords(locale)
  const page = pages.services
  const metaOf = (wanted: string) => page.services.find(({ slug }) => slug === wanted)?.meta
  return services.map(({ slug, title, description }, position) => ({
    base: `/services/${slug}`,
    title,
    description,
    ...metaOf(slug),
    dateline: numberedDateline(page.shared.dateline, position, services.length),
    heading: title,
    lead: description,
    between: { name: page.shared.breadcrumb, base: '/', anchor: '#services' },
    cover: { name: slug },
    subject: { kind: 'service', name: title, description: description },
  }))
}

function planPages(locale: Locale): Described[] {
  const {
    plans,
    rates,
    pages: { pricing },
  } = getWords(locale)
  const { shared, plans: pages } = pricing
  return plans.map(({ id, name, description, price }, position) => ({
    base: `/pricing/${position}`,
    title: pages[position]?.meta.title ?? name,
    description: pages[position]?.meta.description ?? description,
    dateline: shared.dateline,
    heading: name,
    lead: `${price.figure.whole} ${rates.perRelease} — ${description}`,
    between: { name: shared.breadcrumb, base: '/', anchor: '#plans' },
    cover: { name: id },
    subject: {
      kind: 'plan',
      name,
      description,
      dollars: price.figure.value,
      unit: rates.perRelease,
    },
  }))
}

function faqPage(locale: Locale): Described {
  const { faq, pages } = getWords(locale)
  const page = pages.faq
  const questions = [...faq, ...page.questions].map(({ question, answer }) => ({
    question,
    answer,
  }))
  return { base: '/faq', ...page.meta, ...page.hero, name: page.breadcrumb, subject: { kind: 'faq', questions } }
}

function blogPages(locale: Locale): Described[] {
  const { articles, pages } = getWords(locale)
  const page = pages.blog
  const modified = lastChanged(articles)
  return [
    {
      base: '/blog',
      ...page.meta,
      ...page.hero,
      name: page.breadcrumb,
      ...(modified && { modified }),
      subject: {
        kind: 'blog',
        articles: articles.map(({ title, slug }) => ({ title, base: `/blog/${slug}` })),
      },
    },
    ...articles.map(
      ({ slug, title, description, excerpt, date, corrected, category, coverMotif = '', coverAlt }): Described => ({
        base: `/blog/${slug}`,
        title,
        description,
        dateline: datelineLike(page.hero.dateline, category),
        heading: title,
        lead: excerpt,
        between: { name: page.breadcrumb, base: '/blog' },
        modified: corrected ?? date,
        cover: { name: coverMotif, alt: coverAlt && coverAlt },
        subject: {
          kind: 'article',
          excerpt,
          published: date,
          corrected,
          section: category,
        },
      }),
    ),
  ]
}

function companyPages(locale: Locale): Described[] {
  const { about, 'media-kit': kit, 'thai-news': thaiNews } = getWords(locale).pages
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

function legalPages(locale: Locale): Described[] {
  const { legal, site } = getWords(locale)
  return Object.entries(legal).map(([name, { title, description, updated }]) => ({
    base: `/${name}`,
    title,
    description,
    dateline: site.legalText.dateline,
    heading: title,
    lead: description,
    modified: updated,
    subject: { kind: 'legal' },
  }))
}

function readListedPages(locale: Locale): ListedPage[] {
  const home = getWords(locale).site.breadcrumb.home
  const described = [
    homePage(locale),
    ...servicePages(locale),
    ...planPages(locale),
    ...companyPages(locale),
    faqPage(locale),
    ...blogPages(locale),
    ...legalPages(locale),
  ]
  return described.map(({ base, name, between, modified, cover, ...page }) => ({
    locale,
    base,
    title: page.title,
    description: page.description,
    dateline: page.dateline,
    // Their lines are broken where the page breaks them, so these keep their marks.
    heading: page.heading,
    lead: page.lead,
    subject: page.subject,
    trail: [
      { name: home, path: localizedPath('/', locale) },
      ...(between
        ? [{ name: between.name, path: `${localizedPath(between.base, locale)}${between.anchor ?? ''}` }]
        : []),
      ...(base === '/' ? [] : [{ name: name ?? page.heading, path: localizedPath(base, locale) }]),
    ],
    ...(modified && { modified }),
    ...(cover && { cover }),
  }))
}

const kept = new Map<Locale, ListedPage[]>()

/** All pages of one language, the home page first. */
export function getListedPages(locale: Locale): ListedPage[] {
  const pages = kept.get(locale) ?? readListedPages(locale)
  kept.set(locale, pages)
  return pages
}

/** @throws Error for a page that is not on the list: nobody would find it. */
export function getListedPage(base: string, locale: Locale): ListedPage {
  const page = getListedPages(locale).find((candidate) => candidate.base === base)
  if (!page) throw new Error(`site/discovery/listed-pages.ts does not list ${base}`)
  return page
}
