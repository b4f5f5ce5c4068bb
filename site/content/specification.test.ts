import { statSync } from 'node:fs'
import { test as every, expect } from 'vitest'
import { LOCALES } from '../../contract/locale.ts'
import { isoDay } from '../../contract/time.ts'
import { content, copyLines } from '../../tests/support/content.ts'
import { isSample } from '../../tests/support/sample.ts'

/** The specification describes the sample. A company that has come into its place decides for itself. */
const test = every.runIf(isSample)

/** The message of a failed check. */
const RULE = 'The specification requires this. If the company decides otherwise, change this test too'

const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id)

test.each(LOCALES)('the pages in %s have the content that the specification requires', (locale) => {
  const { home, services, faq, samples, articles, pages, legal } = content[locale]
  expect(
    services.slice(0, 6).map(({ slug }) => slug),
    RULE,
  ).toEqual([
    'global-distribution',
    'content-creation',
    'performance-analytics',
    'targeted-distribution',
    'seo-optimization',
    'thai-news-distribution',
  ])
  for (const { benefits } of pages.services.services) expect(benefits.length, RULE).toBe(5)
  for (const { faq: asked } of pages.pricing.plans) expect(asked.length, RULE).toBeGreaterThanOrEqual(4)
  const fixed = [home.howItWorks.steps, home.thai.translation.steps, pages.blog.resources.items].map(
    ({ length }) => length,
  )
  expect(fixed, RULE).toEqual([4, 3, 4])
  const { logos, stories } = samples
  const growing = [logos, stories.thai, stories.international, faq, pages.faq.categories, articles].map(
    ({ length }) => length,
  )
  for (const [index, least] of [4, 2, 2, 6, 6, 6].entries()) expect(growing[index], RULE).toBeGreaterThanOrEqual(least)
  const asked = ['industries', 'examples', 'no-pickup', 'choosing-package', 'volume-discounts', 'crisis-communications']
  expect(ids(pages.faq.questions), RULE).toEqual(expect.arrayContaining(asked))
  expect(ids(pages.about.values.items), RULE).toEqual(['excellence', 'innovation', 'integrity', 'results'])
  expect(ids(pages['thai-news'].features.items), RULE).toEqual(['outlets', 'bilingual', 'tracking', 'guidance'])
  expect(pages['thai-news'].stories.items.length, RULE).toBeGreaterThanOrEqual(2)
  for (const { updated } of Object.values(legal)) expect(isoDay(updated), RULE).toBe('2023-05-01')
})

test('the files of the media kit have the sizes of the specification', () => {
  const names = ['logo-package.zip', 'picture-package.zip', 'fact-sheet.pdf', 'style-guide.pdf', 'network-maps.zip']
  const sizes = names.map((name) => Number((statSync(`downloads/printed/${name}`).size / 1e6).toFixed(1)))
  expect(sizes, 'The widths of PNG files in downloads/print/archives.tsx set the sizes').toEqual([
    4.2, 8.7, 1.5, 3.1, 6.4,
  ])
})

test('the fixed texts of the specification are unchanged', () => {
  const en = Object.fromEntries(copyLines(content.en).map(({ key, text }) => [key, text]))
  expect(en, RULE).toMatchObject({
    'forms.signup.outcomes.success.title': 'Success!',
    'forms.signup.outcomes.success.text': 'Thank you for your interest. We will contact you shortly.',
    'forms.signup.outcomes.failure.title': 'Something went wrong',
    'forms.signup.outcomes.failure.text': 'Please try again later.',
    'forms.signup.submitting': 'Submitting...',
    'home.international.link': 'View our complete international network',
    'home.closing.getStarted': 'Get Started Now',
    'home.closing.consultation': 'Schedule a Consultation',
    'site.toasts.region': 'Notification',
    'pages.not-found.page.title': '404',
    'pages.not-found.page.subtitle': 'Page Not Found',
    'pages.not-found.page.home': 'Return to Homepage',
    'pages.not-found.page.back': 'Go back',
    'pages.not-found.service.title': 'Service not found',
    'pages.not-found.plan.title': 'Pricing plan not found',
    'site.actions.getStarted': 'Get Started',
    'site.actions.contact': 'Contact us',
    'planTerms.choose': 'Choose {name} Plan',
    'pages.faq.support.button': 'Contact Support',
    'pages.blog.list.loaded': '{n} more articles',
  })
  const { features, process } = content.en.pages.services.shared
  expect(Object.values(features.titles), RULE).toEqual([
    'Expert consultation',
    'Custom strategy',
    'Professional implementation',
    'Comprehensive reporting',
  ])
  expect(Object.values(process.titles), RULE).toEqual([
    'Initial consultation',
    'Strategy development',
    'Implementation',
    'Reporting and optimization',
  ])
})
