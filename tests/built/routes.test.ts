import { describe, expect, test } from 'vitest'
import { LOCALES } from '../../contract/locale.ts'
import { isoDay } from '../../contract/time.ts'
import { content } from '../support/content.ts'
import { builtPages, fileAt, inBothLanguages, listedPages, onEvery, pageAt, textOf } from './built-site.ts'

const { services, plans, faq, articles, pages, legal } = content.en
const OPENS_WITH = Math.min(3, articles.length)
const { contact } = pages['media-kit']
const { founder, story, whyUs } = pages.about
const questions = faq.length + pages.faq.questions.length

const datedOn = (day: Date) => `time[datetime="${isoDay(day)}"]`

/** Every address without its language, and how often a part of the page stands on it. */
const routes: Record<string, Record<string, number>> = {
  '/': { 'main section[id]': 11, '#signup-form': 1, '#contact-form': 1 },
  ...Object.fromEntries(
    services.map(({ slug }) => [
      `/services/${slug}`,
      {
        '[data-opens-at-top]': 1,
        '.introduction p': 2,
        '.page-head figcaption': 1,
        '[aria-labelledby=features-heading] dt': 4,
        '.steps li': 4,
        '[aria-labelledby=benefits-heading] li':
          pages.services.services.find((service) => service.slug === slug)?.benefits.length ?? 0,
        '[aria-labelledby=benefits-heading] a[href$="#signup"]': 1,
        '[aria-labelledby=benefits-heading] a[href$="#contact"]': 1,
        '[aria-labelledby=others-heading] li': services.length - 1,
      },
    ]),
  ),
  ...Object.fromEntries(
    pages.pricing.plans.map((plan, id) => [
      `/pricing/${id}`,
      {
        '.feature-table tbody tr': 1 + pages.pricing.features.length,
        '.price-sheet li': plan.included.length,
        '.price-sheet a[href*="?plan="][href$="#signup"]': 1,
        '.accordion details': plan.faq.length,
        '[aria-labelledby=comparison-heading] dt': 3,
        '.price-sheet dt': 4,
        '#plans a[href*="/pricing/"]': plans.length,
      },
    ]),
  ),
  '/faq': {
    '.page-head .ruled-links a': pages.faq.categories.length,
    '.accordion details[data-group=faq]': questions,
  },
  '/blog': {
    '.front-page article': OPENS_WITH,
    '.load-more': articles.length > OPENS_WITH ? 1 : 0,
    'symbol[id^=cover-]': articles.length - OPENS_WITH,
    '#resources .resource': pages.blog.resources.items.length,
    '.next-step a': 1,
  },
  ...Object.fromEntries(
    articles.map(({ slug, prose: { headings } }) => [
      `/blog/${slug}`,
      {
        '.prose h2': headings.length,
        '.table-of-contents a': headings.length,
        '.byline time': 1,
        '.share a': 5,
        '.related article': Math.min(3, articles.length - 1),
      },
    ]),
  ),
  '/media-kit': {
    '.download': pages['media-kit'].resources.items.length,
    '#facts dt': 5,
    '#media-contact a[href^="tel:"]': contact ? 1 : 0,
    '[aria-labelledby=use-heading] li': 3,
  },
  '/thai-news-distribution': {
    '#core-features dt': pages['thai-news'].features.items.length,
    '#success-stories article': pages['thai-news'].stories.items.length,
    '#thai-distribution': 1,
    'main a[href$="#signup"]': 2,
  },
  '/about': {
    '[aria-labelledby=story-heading] p': story.paragraphs.length,
    '#values dt': pages.about.values.items.length,
    '[aria-labelledby=philosophy-heading] p': 2,
    '.founder .monogram': founder ? 1 : 0,
    '[aria-labelledby=why-heading] li': whyUs.items.length,
    '#careers a[href^="mailto:"]': 1,
  },
  '/terms': { '.prose h2': 10, '.table-of-contents a': 10, [datedOn(legal.terms.updated)]: 1 },
  '/privacy': { '.prose h2': 10, '#cookies': 1, [datedOn(legal.privacy.updated)]: 1, '.prose table': 2 },
}

test('there is a page for every route in both languages, and no other', () => {
  const expected = Object.keys(routes).flatMap((base) => inBothLanguages(base).map(({ path }) => path))
  expect(listedPages.map(({ path }) => path).sort()).toEqual(expected.sort())
})

const inLanguages = Object.entries(routes).flatMap(([base, parts]) =>
  inBothLanguages(base).map((at) => ({ ...at, parts })),
)

test('every page has all its parts', () => {
  onEvery(inLanguages, ({ path, parts }) => {
    const { $ } = pageAt(path)
    const missing = Object.entries(parts).filter(([selector, count]) => $(selector).length < count)
    expect(missing.map(([selector, count]) => `${$(selector).length} of ${count} ${selector}`)).toEqual([])
  })
})

test('every page says its language, stands in a breadcrumbs and offers a next step', () => {
  onEvery(inLanguages, ({ locale, path }) => {
    const { $, base } = pageAt(path)
    expect($('html').attr('lang')).toBe(locale)
    if (base === '/') return
    expect($('.breadcrumb li').length).toBeGreaterThanOrEqual(2)
    expect($('.breadcrumb [aria-current=page]').length).toBe(1)
    expect($('main a[href*="#signup"], main a[href*="#contact"]').length).toBeGreaterThanOrEqual(1)
  })
})

describe.each(LOCALES)('the blog in %s', (locale) => {
  const [path = ''] = inBothLanguages('/blog')
    .filter((at) => at.locale === locale)
    .map((at) => at.path)
  const later = JSON.parse(fileAt(`/blog/articles.${locale}.json`) ?? '[]') as {
    href: string
    title: string
    image: { symbol: string }
  }[]

  test('opens with the newest articles and has the others in its JSON, their covers in the page', () => {
    const { $ } = pageAt(path)
    const first = $('.front-page article a')
      .toArray()
      .map((link) => $(link).attr('href'))
    expect(first).toHaveLength(OPENS_WITH)
    expect(new Set([...first, ...later.map(({ href }) => href)]).size).toBe(articles.length)
    for (const { href, image } of later) {
      expect(pageAt(href).locale).toBe(locale)
      expect($(`symbol#${image.symbol}`).length).toBe(1)
    }
  })

  test('lists all of them without script', () => {
    const { $ } = pageAt(path)
    const hrefs = $('.article-list .without-script article a')
      .toArray()
      .map((link) => $(link).attr('href'))
    expect(hrefs).toEqual(later.map(({ href }) => href))
  })
})

describe('what is not found or refused', () => {
  const notFound = builtPages.filter(({ isNotFound }) => isNotFound)

  test('has a page for every place that people ask at', () => {
    const paths = ['/403', '/404', '/413', '/429', '/431', '/pricing/404', '/services/404']
    expect(notFound.map(({ path }) => path).sort()).toEqual([...paths, ...paths.map((path) => `/th${path}`)])
  })

  test('has pages that say so and lead home', () => {
    const english = [
      { path: '/404', title: 'Page Not Found' },
      { path: '/services/404', title: 'Service not found' },
      { path: '/pricing/404', title: 'Pricing plan not found' },
      { path: '/429', title: 'Too many forms were sent' },
    ]
    onEvery(english, ({ path, title }) => {
      const page = pageAt(path)
      expect(page.$('h1').text()).toBe(title)
      expect(page.$('main a[href="/"]').text()).toBe('Return to Homepage')
      const thai = pageAt(`/th${path}`)
      expect(textOf(thai, 'h1')).toMatch(/\p{Script=Thai}/u)
      expect(thai.$('main a[href="/th"]').length).toBe(1)
    })
  })
})
