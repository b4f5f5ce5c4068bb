import { expect, test } from 'vitest'
import { LOCALES, type Locale } from '../../contract/locale.ts'
import type { Figure } from '../../site/content/compose/figure.ts'
import { getContent } from '../../site/content/content.ts'
import { inBothLanguages, listedPages, onEvery, pageAt, SCALE_ENDS, textOf, wordsOf } from './built-site.ts'

const paths = [...getContent('en').figures.keys()]

const plain = (text: string) => text.replaceAll('\u00A0', ' ')
const printed = (path: string, locale: Locale) => {
  const { text, fullText } = getContent(locale).figures.get(path) as Figure
  return { text: plain(text), fullText: plain(fullText) }
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

const together = (text: string) => plain(text).replace(/\s/g, '')

/** Figures that seem to quarrel where a page has both, and the note that makes them agree. */
const quarrels = [
  { note: 'time', between: ['thai.hoursToPublication', 'distribution.hoursFrom'] },
  { note: 'people', between: ['thai.readers', 'thai.reach.bangkok'] },
] as const

test.each(quarrels)('wherever $between meet, the note makes them agree', ({ note, between }) => {
  const meeting = listedPages.filter((page) => {
    // The figureTables has every figure, and a reason beside those that differ.
    if (page.base === '/about') return false
    const text = textOf(page, 'main')
    return between.every((path) => new RegExp(`(?<![\\d,.])${printed(path, page.locale).text}(?![,.]?\\d)`).test(text))
  })
  expect(meeting.length).toBeGreaterThan(1)
  onEvery(meeting, (page) => {
    expect(together(textOf(page, 'main'))).toContain(together(getContent(page.locale).figureNotes[note]))
  })
})

/** Articles and legal texts have numbers of their own; so do the stories of clients. */
const marketing = listedPages.filter(({ base }) => !/^\/(blog\/.|terms|privacy)/.test(base))

test('no page claims a percentage or a "more than" that facts.yaml lacks', () => {
  const known = Object.fromEntries(
    LOCALES.map((locale) => [
      locale,
      new Set([
        ...paths.flatMap((path) => Object.values(printed(path, locale))),
        // What a list leaves when its rows are taken from it is reckoned from facts.yaml.
        ...getContent(locale).outletCounts.flatMap(({ rows }) =>
          rows.map(({ figure }) => plain(figure?.fullText ?? '')),
        ),
      ]),
    ]),
  )
  onEvery(marketing, (page) => {
    const main = page.$('main').clone()
    main.find(SCALE_ENDS).remove()
    const text = wordsOf(main)
    const claims =
      page.locale === 'en'
        ? (text.match(/[+−]?\d[\d,.]*(?:M|%)?\+|[+−]?\d[\d,.]*%/g) ?? [])
        : (text.match(/กว่า \d[\d,.]*(?: ล้าน)?|[+−]?\d[\d,.]*%/g) ?? [])
    expect(claims.filter((claim) => !known[page.locale]?.has(claim))).toEqual([])
  })
})
