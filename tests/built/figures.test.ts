import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { checkFile } from '../../site/content/check-file.ts'
import { composeContent } from '../../site/content/compose-content.ts'
import { type Figure, figure } from '../../site/content/figure.ts'
import type { ContentLocale } from '../../site/content/locales.ts'
import { readContent } from '../../site/content/read-content.ts'
import { type Fact, type FactGroup, factsSchema, isFact } from '../../site/content/schemas/facts.ts'
import { inBothLanguages, listedPages, pageAt, textOf } from './built-site.ts'

const facts = checkFile('content/facts.yaml', factsSchema, parse(readFileSync('content/facts.yaml', 'utf8')))

const pathsOf = (group: FactGroup, prefix = ''): string[] =>
  Object.entries(group).flatMap(([name, node]: [string, Fact | FactGroup]) =>
    isFact(node) ? [`${prefix}${name}`] : pathsOf(node, `${prefix}${name}.`),
  )

const plain = (text: string) => text.replaceAll('\u00A0', ' ').replaceAll('\u2060', '')
const printed = (path: string, locale: ContentLocale) => {
  const { text, whole } = figure(facts, path, locale)
  return { text: plain(text), whole: plain(whole) }
}

/** Every claim of the company is on its home page; the rest of the facts are hours, terms and the like. */
const claims = pathsOf(facts).filter((path) => /^(general|international|thai|plans)\./.test(path))

const pagesWith: Record<string, readonly string[]> = {
  '/': claims,
  '/pricing/0': ['plans.basic.price', 'plans.basic.outlets'],
  '/pricing/1': ['plans.professional.price', 'plans.professional.outlets'],
  '/pricing/2': ['plans.enterprise.price', 'plans.enterprise.outlets'],
  '/services/global-distribution': ['international.monthlyReach', 'general.outlets', 'general.countries'],
  '/services/content-creation': ['general.pickupRate'],
  '/services/performance-analytics': ['thai.clickRate'],
  '/services/targeted-distribution': ['thai.sectors.technology'],
  '/services/seo-optimization': ['international.searchBoost', 'international.searchBoostCampaigns'],
  '/services/thai-news-distribution': ['thai.readers', 'thai.outlets'],
  '/thai-news-distribution': pathsOf(facts).filter((path) => path.startsWith('thai.')),
  '/media-kit': ['company.founded', 'general.outlets', 'international.outlets', 'thai.readers'],
  '/about': ['company.founded'],
  '/terms': ['terms.noticeDays', 'distribution.hoursFrom', 'distribution.hoursTo'],
}

describe.each(
  Object.entries(pagesWith).flatMap(([base, paths]) => inBothLanguages(base).map((at) => ({ ...at, paths }))),
)('$path', ({ path, locale, paths }) => {
  test.each(paths)('shows %s as facts.yaml has it', (name) => {
    expect(textOf(pageAt(path), 'main')).toContain(printed(name, locale).text)
  })
})

interface Counted {
  figure: Figure
  label: string
}

const isCounted = (node: object): node is Counted => 'figure' in node && 'label' in node

/** Every figure of the home page with what it counts. */
function counted(node: unknown): Counted[] {
  if (typeof node !== 'object' || node === null) return []
  return isCounted(node) ? [node] : Object.values(node).flatMap(counted)
}

const { words } = composeContent(readContent('content'))
const together = (text: string) => plain(text).replace(/[\s\u200B]/g, '')

describe.each(inBothLanguages('/'))('$path', ({ path, locale }) => {
  const text = together(textOf(pageAt(path), 'main'))

  // A number by itself is easily found somewhere on so long a page.
  test.each(counted(words[locale].home).map(({ figure, label }) => ({ name: figure.path, figure, label })))(
    'shows $name beside what it counts',
    ({ figure, label }) => {
      const number = together(figure.whole)
      const name = together(label)
      expect([name + number, number + name].some((both) => text.includes(both))).toBe(true)
    },
  )
})

/** Articles and legal texts have numbers of their own; so do the stories of clients. */
const marketing = listedPages.filter(({ base }) => !/^\/(blog\/.|terms|privacy)/.test(base))

describe.each(marketing)('$path', (page) => {
  const known = new Set(pathsOf(facts).flatMap((path) => Object.values(printed(path, page.locale))))

  test('claims no percentage and no "more than" that facts.yaml lacks', () => {
    const text = textOf(page, 'main')
    const claims =
      page.locale === 'en'
        ? (text.match(/[+−]?\d[\d,.]*(?:M|%)?\+|[+−]?\d[\d,.]*%/g) ?? [])
        : (text.match(/กว่า \d[\d,.]*(?: ล้าน)?|[+−]?\d[\d,.]*%/g) ?? [])
    // The ends of a scale are printed as percentages too.
    const scale = new Set(['85%', '90%', '95%', '98%', '99%', '100%'])
    expect(claims.filter((claim) => !known.has(claim) && !scale.has(claim))).toEqual([])
  })
})
