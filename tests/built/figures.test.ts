import { expect, test } from 'vitest'
import { LOCALES, type Locale } from '../../contract/locale.ts'
import { getWords } from '../../site/content/content.ts'
import type { Figure } from '../../site/content/figure.ts'
import {
  type BuiltPage,
  inBothLanguages,
  listedPages,
  onEvery,
  pageAt,
  SCALE_ENDS,
  textOf,
  wordsOf,
} from './built-site.ts'

const paths = [...getWords('en').figures.keys()]

const plain = (text: string) => text.replaceAll('\u00A0', ' ')
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

const together = (text: string) => plain(text).replace(/[\s]/g, '')

test('the home page shows every figure beside what it counts', () => {
  onEvery(inBothLanguages('/'), ({ path, locale }) => {
    const text = together(textOf(pageAt(path), 'main'))
    const figures = counted(getWords(locale).home)
    expect(figures.length).toBeGreaterThan(10)
    // A number by itself is easily found somewhere on so long a page.
    const apart = figures.filter(({ figure, label }) => {
      const [number, name] = [together(figure.whole), together(label)]
      // Its unit may stand between them.
      const behind = text.split(number).slice(1)
      return !text.includes(name + number) && !behind.some((rest) => rest.slice(0, 16 + name.length).includes(name))
    })
    expect(apart.map(({ figure }) => figure.path)).toEqual([])
  })
})

interface Noted {
  note: string
  items: readonly Counted[]
}

const isNoted = (node: object): node is Noted => 'note' in node && 'items' in node

/** Every figure of the home page that a note belongs to. */
function noted(node: unknown): Noted[] {
  if (typeof node !== 'object' || node === null) return []
  return isNoted(node) ? [node] : Object.values(node).flatMap(noted)
}

/** The figures drawn on a page, each as its text. */
const drawn = ({ $ }: BuiltPage) =>
  $('main figure')
    .toArray()
    .map((element) => together($(element).text()))

test('a figure that needs a note has it beside its numbers', () => {
  onEvery([...inBothLanguages('/'), ...inBothLanguages('/thai-news-distribution')], ({ path, locale }) => {
    const { thai, international } = getWords(locale).home
    const figures = noted(path.endsWith('/thai-news-distribution') ? thai : { thai, international })
    expect(figures.length).toBeGreaterThan(4)
    const beside = figures.map(({ note, items }) => {
      const shown = drawn(pageAt(path)).filter((text) =>
        items.every(({ figure, label }) => text.includes(together(label)) && text.includes(together(figure.whole))),
      )
      // A scale's note says in its place where the scale starts.
      const parts = together(note).split('{n}')
      return shown.length > 0 && shown.every((text) => parts.every((part) => text.includes(part)))
    })
    expect(figures.filter((_, position) => !beside[position]).map(({ items }) => items[0]?.figure.path)).toEqual([])
  })
})

/** Figures that seem to quarrel where a page has both, and the note that makes them agree. */
const quarrels = [
  { note: 'time', between: ['thai.hoursToPublication', 'distribution.hoursFrom'] },
  { note: 'network', between: ['international.outlets', 'general.outlets'] },
  { note: 'network', between: ['international.outlets', 'plans.enterprise.outlets'] },
  { note: 'people', between: ['thai.readers', 'thai.reach.bangkok'] },
] as const

test.each(quarrels)('wherever $between meet, the note makes them agree', ({ note, between }) => {
  const meeting = listedPages.filter((page) => {
    // The ledger has every figure, and a reason beside those that differ.
    if (page.base === '/about') return false
    const text = textOf(page, 'main')
    return between.every((path) => new RegExp(`(?<![\\d,.])${printed(path, page.locale).text}(?![,.]?\\d)`).test(text))
  })
  expect(meeting.length).toBeGreaterThan(1)
  onEvery(meeting, (page) => {
    expect(together(textOf(page, 'main'))).toContain(together(getWords(page.locale).notes[note]))
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
        ...getWords(locale).outletCounts.flatMap(({ rows }) => rows.map(({ number }) => plain(number?.whole ?? ''))),
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
