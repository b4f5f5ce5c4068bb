import { expect, test } from 'vitest'
import { LOCALES } from '../../contract/locale.ts'
import { content } from './fixture-content.ts'

const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id)

/** How many there are of each is the specification's choice, not the schemas': whoever adds one adds it here. */
test.each(LOCALES)('the pages in %s have what the specification names', (locale) => {
  const { home, services, faq, samples, articles, pages } = content[locale]
  expect(services.map(({ key, slug }) => [key, slug])).toEqual([
    ['globalDistribution', 'global-distribution'],
    ['contentCreation', 'content-creation'],
    ['performanceAnalytics', 'performance-analytics'],
    ['targetedDistribution', 'targeted-distribution'],
    ['seoOptimization', 'seo-optimization'],
    ['thaiNewsDistribution', 'thai-news-distribution'],
  ])
  expect(pages.services.services.map(({ slug }) => slug)).toEqual(services.map(({ slug }) => slug))
  for (const { benefits } of pages.services.services) expect(benefits).toHaveLength(5)
  for (const plan of pages.pricing.plans) expect(plan.faq).toHaveLength(4)
  expect(home.howItWorks.steps).toHaveLength(4)
  expect(home.thai.translation.steps).toHaveLength(3)
  expect(samples.logos).toHaveLength(4)
  expect(samples.stories.thai).toHaveLength(2)
  expect(samples.stories.international).toHaveLength(2)
  expect(faq.length).toBeGreaterThanOrEqual(6)
  expect(ids(pages.faq.questions)).toEqual([
    'industries',
    'examples',
    'no-pickup',
    'choosing-package',
    'volume-discounts',
    'crisis-communications',
  ])
  expect(pages.faq.categories).toHaveLength(6)
  expect(articles).toHaveLength(6)
  expect(pages.blog.resources.items).toHaveLength(4)
  expect(pages['media-kit'].resources.items.map(({ megabytes }) => megabytes)).toEqual([4.2, 8.7, 1.5, 3.1, 6.4])
  expect(ids(pages.about.values.items)).toEqual(['excellence', 'innovation', 'integrity', 'results'])
  expect(ids(pages['thai-news'].features.items)).toEqual(['outlets', 'bilingual', 'tracking', 'guidance'])
  expect(pages['thai-news'].stories.items).toHaveLength(2)
})

test.each(LOCALES)('every question in %s stands in one category of the FAQ page', (locale) => {
  const { faq, pages } = content[locale]
  const inCategories = pages.faq.categories.flatMap(({ questions }) => questions)
  expect(inCategories.toSorted()).toEqual(ids([...faq, ...pages.faq.questions]).toSorted())
})
