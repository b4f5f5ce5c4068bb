import { describe, expect, test } from 'vitest'
import { basePath } from '../../contract/locale.ts'
import { withoutHash } from '../../contract/site-manifest.ts'
import { type BuiltPage, builtPages, pageAt, textOf } from './built-site.ts'

const pairs = builtPages
  .filter(({ locale }) => locale === 'en')
  .map((en) => ({ base: en.base, en, th: pageAt(`/th${en.base === '/' ? '' : en.base}`) }))

type Trait = (page: BuiltPage) => string[]

const tagsOf =
  (selector: string): Trait =>
  ({ $ }) =>
    $(selector)
      .toArray()
      .map((element) => $(element).prop('tagName') ?? '')

/** A file for download has its language and a sum over what it holds in its name. */
const isMadeFor = (address: string) => withoutHash(address).replace(/\.(?:en|th)\b/g, '')

/** Where a link leads, in whichever language: headings of articles, subjects of mails and shared addresses are in words. */
function targetOf(href: string, { path }: BuiltPage): string {
  if (/^(?:mailto|https?):/.test(href)) return href.replace(/\?.*/s, '')
  if (/^[a-z]+:/.test(href)) return href
  const url = new URL(href, `http://here${path}`)
  const base = basePath(decodeURIComponent(url.pathname))
  const anchor = /^\/blog\/./.test(base) && url.hash !== '' ? '#heading' : url.hash
  return isMadeFor(`${base}${url.search}${anchor}`)
}

function typesIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, value]) => (key === '@type' ? [String(value)] : typesIn(value)))
}

/** What a page has in one language it has in the other, as often. */
const traits: Record<string, Trait> = {
  headings: tagsOf('h1, h2, h3, h4, h5, h6'),
  sections: tagsOf('header, main, footer, nav, section, article, aside, details, form'),
  figures: tagsOf('figure, table, caption, tr'),
  lists: tagsOf('ul, ol, dl, li, dt, dd'),
  controls: tagsOf('button, input, select, option, textarea'),
  images: ({ $ }) =>
    $('img, svg, source, video')
      .toArray()
      .map((element) => `${$(element).prop('tagName')} ${isMadeFor(basePath($(element).attr('src') ?? '/'))}`),
  links: (page) =>
    page
      .$('a[href]:not([data-language])')
      .toArray()
      .map((link) => targetOf(page.$(link).attr('href') ?? '', page)),
  'structured data': ({ $ }) =>
    $('script[type="application/ld+json"]')
      .toArray()
      .flatMap((script) => typesIn(JSON.parse($(script).text()))),
  // Thai has one font more to load ahead.
  meta: ({ $ }) =>
    $('head meta, head link:not([rel=preload])')
      .toArray()
      .map((element) =>
        ['name', 'property', 'rel', 'hreflang', 'charset'].map((name) => $(element).attr(name) ?? '').join(' '),
      ),
}

/** What two lists have not equally often: `/terms 2 : 1`. */
function unequal(en: readonly string[], th: readonly string[]): string[] {
  const times = (list: readonly string[], entry: string) => list.filter((one) => one === entry).length
  return [...new Set([...en, ...th])]
    .map((entry) => ({ entry, counts: [times(en, entry), times(th, entry)] as const }))
    .filter(({ counts: [one, other] }) => one !== other)
    .map(({ entry, counts }) => `${entry} ${counts.join(' : ')}`)
}

/** A row for each difference: page, what differs, how often in English and in Thai. */
const differences = (found: (pair: (typeof pairs)[number]) => Record<string, string[]>) =>
  pairs.flatMap((pair) =>
    Object.entries(found(pair)).flatMap(([what, rows]) => rows.map((row) => `${pair.base} | ${what} | ${row}`)),
  )

/** Letters as Thai counts them: a vowel or tone mark above another letter takes no room of its own in a line. */
const lettersOf = (text: string) =>
  [...new Intl.Segmenter('th', { granularity: 'grapheme' }).segment(text.replace(/\s/g, ''))].length

describe('the two languages of every page', () => {
  test('are found', () => {
    expect(pairs.length).toBe(builtPages.length / 2)
    expect(pairs.length).toBeGreaterThan(20)
  })

  test('have the same headings, sections, figures, lists, controls, images, links, structured data and meta', () => {
    expect(
      differences(({ en, th }) =>
        Object.fromEntries(Object.entries(traits).map(([what, of]) => [what, unequal(of(en), of(th))])),
      ),
    ).toEqual([])
  })

  // Thai writes no vowel of its own for many syllables and sets its marks above and below: the same said takes a fifth fewer letters. On
  // pages of names, numbers and addresses, which no language shortens, it takes nearly as many.
  const lengths = { least: 0.7, most: 0.95 }

  test('are of a length that the languages explain', () => {
    const long = pairs.filter(({ en }) => !en.isNotFound)
    const ratios = long.map(({ base, en, th }) => ({
      base,
      ratio: lettersOf(textOf(th, 'main')) / lettersOf(textOf(en, 'main')),
    }))
    expect(ratios.filter(({ ratio }) => ratio < lengths.least || ratio > lengths.most)).toEqual([])
  })
})
