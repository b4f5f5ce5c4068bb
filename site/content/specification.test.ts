import { expect, test } from 'vitest'
import { LOCALES } from '../../contract/locale.ts'
import { content } from './fixture-content.ts'

const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id)

/** What is said where a page no longer has what the specification names: which file holds it, and that it may be meant so. */
const rule = (files: string, named: string) =>
  `content/*/${files}: the specification names ${named}. Where the company wants it otherwise, change it in site/content/specification.test.ts too`

/** What the specification names has to stay; what may grow (articles, questions, testimonials) is held to its least. */
test.each(LOCALES)('the pages in %s have what the specification names', (locale) => {
  const { home, services, faq, samples, articles, pages } = content[locale]
  expect(
    services.slice(0, 6).map(({ key, slug }) => [key, slug]),
    rule('services.yaml', 'six services in this order, to which others are added at the end'),
  ).toEqual([
    ['globalDistribution', 'global-distribution'],
    ['contentCreation', 'content-creation'],
    ['performanceAnalytics', 'performance-analytics'],
    ['targetedDistribution', 'targeted-distribution'],
    ['seoOptimization', 'seo-optimization'],
    ['thaiNewsDistribution', 'thai-news-distribution'],
  ])
  for (const { slug, benefits } of pages.services.services)
    expect(benefits.length, rule('pages/services.yaml', `five benefits of ${slug}`)).toBe(5)
  for (const { id, faq: asked } of pages.pricing.plans)
    expect(asked.length, rule('pages/pricing.yaml', `four questions about ${id}`)).toBeGreaterThanOrEqual(4)
  expect(home.howItWorks.steps.length, rule('home.yaml', 'four steps')).toBe(4)
  expect(home.thai.translation.steps.length, rule('home.yaml', 'three steps of a translation')).toBe(3)
  expect(samples.logos.length, rule('samples.yaml', 'four clients')).toBeGreaterThanOrEqual(4)
  expect(samples.stories.thai.length, rule('samples.yaml', 'two stories from Thailand')).toBeGreaterThanOrEqual(2)
  expect(samples.stories.international.length, rule('samples.yaml', 'two from abroad')).toBeGreaterThanOrEqual(2)
  expect(faq.length, rule('faq.yaml', 'six questions of the home page')).toBeGreaterThanOrEqual(6)
  expect(ids(pages.faq.questions), rule('pages/faq.yaml', 'these six questions, among others')).toEqual(
    expect.arrayContaining([
      'industries',
      'examples',
      'no-pickup',
      'choosing-package',
      'volume-discounts',
      'crisis-communications',
    ]),
  )
  expect(pages.faq.categories.length, rule('pages/faq.yaml', 'six categories')).toBeGreaterThanOrEqual(6)
  expect(articles.length, rule('blog/', 'six articles')).toBeGreaterThanOrEqual(6)
  expect(pages.blog.resources.items.length, rule('pages/blog.yaml', 'four resources')).toBe(4)
  expect(
    pages['media-kit'].resources.items.map(({ megabytes }) => megabytes),
    rule('pages/media-kit.yaml', 'the sizes of the five files'),
  ).toEqual([4.2, 8.7, 1.5, 3.1, 6.4])
  expect(ids(pages.about.values.items), rule('pages/about.yaml', 'four values')).toEqual([
    'excellence',
    'innovation',
    'integrity',
    'results',
  ])
  expect(ids(pages['thai-news'].features.items), rule('pages/thai-news.yaml', 'four features')).toEqual([
    'outlets',
    'bilingual',
    'tracking',
    'guidance',
  ])
  expect(pages['thai-news'].stories.items.length, rule('pages/thai-news.yaml', 'two stories')).toBeGreaterThanOrEqual(2)
})

test.each(LOCALES)('every question in %s stands in one category of the FAQ page', (locale) => {
  const { faq, pages } = content[locale]
  const inCategories = pages.faq.categories.flatMap(({ questions }) => questions)
  expect(inCategories.toSorted()).toEqual(ids([...faq, ...pages.faq.questions]).toSorted())
})
