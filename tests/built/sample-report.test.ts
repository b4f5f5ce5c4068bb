import { expect, test } from 'vitest'
import { LOCALES, localizedPath } from '../../contract/locale.ts'
import { content } from '../support/content.ts'
import { isSample } from '../support/sample.ts'
import { pageAt } from './built-site.ts'

const promises = [
  ['/', '#how-it-works'],
  ['/pricing/0', '.feature-table'],
  ['/pricing/1', '.feature-table'],
  ['/pricing/2', '.feature-table'],
  ['/faq', '#where-it-ran'],
  ...(isSample ? [['/blog/measuring-pickup-honestly', '.prose'] as const] : []),
  ['/services/performance-analytics', '.page-head'],
] as const

const isShown = !content.en.hiddenSections.has('/services/performance-analytics#sample-report')

test.runIf(isShown).each(LOCALES.flatMap((locale) => promises.map((promise) => [locale, ...promise] as const)))(
  'in %s, where %s promises a report (%s) it shows one',
  (locale, base, part) => {
    const report = localizedPath('/services/performance-analytics', locale)
    const { $ } = pageAt(localizedPath(base, locale))
    const leading = $(part)
      .find('a')
      .toArray()
      .map((link) => new URL($(link).attr('href') ?? '', `http://site${localizedPath(base, locale)}`))
      .filter(({ pathname, hash }) => pathname === report && hash === '#sample-report')
    expect(leading).toHaveLength(1)
  },
)
