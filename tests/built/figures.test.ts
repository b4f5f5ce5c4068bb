import { expect, test } from 'vitest'
import { getWords } from '../../site/content/content.ts'
import type { Figure } from '../../site/content/figure.ts'
import { LOCALES, type Locale } from '../../site/locale/paths.ts'
import { inBothLanguages, listedPages, onEvery, pageAt, textOf } from './built-site.ts'

const paths = [...getWords('en').figures.keys()]

const plain = (text: string) => text.replaceAll('\u00A0', ' ').replaceAll('\u2060', '')
const printed = (path: string, locale: Locale) => {
  const { text, whole } = getWords(locale).figures.get(path) as Figure
  return { text: plain(text), whole: plain(whole) }
}

/** Every claim of the company is on its home page; the rest of the facts are hours, terms and the like. */
const claims = paths.filter((path) => /^(general|international|thai|plans)\./.test(path))

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
  '/thai-news-distribution': paths.filter((path) => path.startsWith('thai.')),
  '/media-kit': ['company.founded', 'general.outlets', 'international.outlets', 'thai.readers'],
  '/about': ['company.founded'],
  '/terms': ['terms.noticeDays', 'distribution.hoursFrom', 'distribution.hoursTo'],
}

test('the pages show what facts.yaml has', () => {
  onEvery(
    Object.entries(pagesWith).flatMap(([base, names]) => inBothLanguages(base).map((at) => ({ ...at, names }))),
    ({ path, locale, names }) => {
      const text = textOf(pageAt(path), 'main')
      expect(names.filter((name) => !text.includes(printed(name, locale).text))).toEqual([])
    },
  )
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

const together = (text: string) => plain(text).replace(/[\s\u200B]/g, '')

test('the home page shows every figure beside what it counts', () => {
  onEvery(inBothLanguages('/'), ({ path, locale }) => {
    const text = together(textOf(pageAt(path), 'main'))
    const figures = counted(getWords(locale).home)
    expect(figures.length).toBeGreaterThan(10)
    // A number by itself is easily found somewhere on so long a page.
    const apart = figures.filter(({ figure, label }) => {
      const [number, name] = [together(figure.whole), together(label)]
      return !text.includes(name + number) && !text.includes(number + name)
    })
    expect(apart.map(({ figure }) => figure.path)).toEqual([])
  })
})

/** Articles and legal texts have numbers of their own; so do the stories of clients. */
const marketing = listedPages.filter(({ base }) => !/^\/(blog\/.|terms|privacy)/.test(base))

/** The ends of a scale are printed as percentages too. */
const SCALE = ['85%', '90%', '95%', '98%', '99%', '100%']

test('no page claims a percentage or a "more than" that facts.yaml lacks', () => {
  const known = Object.fromEntries(
    LOCALES.map((locale) => [
      locale,
      new Set([...SCALE, ...paths.flatMap((path) => Object.values(printed(path, locale)))]),
    ]),
  )
  onEvery(marketing, (page) => {
    const text = textOf(page, 'main')
    const claims =
      page.locale === 'en'
        ? (text.match(/[+−]?\d[\d,.]*(?:M|%)?\+|[+−]?\d[\d,.]*%/g) ?? [])
        : (text.match(/กว่า \d[\d,.]*(?: ล้าน)?|[+−]?\d[\d,.]*%/g) ?? [])
    expect(claims.filter((claim) => !known[page.locale]?.has(claim))).toEqual([])
  })
})
