import type { CheerioAPI } from 'cheerio'
import { expect, test } from 'vitest'
import { LOCALES, localizedPath } from '../../contract/locale.ts'
import { getWords } from '../../site/content/content.ts'
import type { Ledger } from '../../site/content/ledger.ts'
import { type BuiltPage, bytesAt, listedPages, onEvery, pageAt, SCALE_ENDS, wordsOf } from './built-site.ts'

const plain = (text: string) => text.replace(/[\u2060\u200B\u200D]/g, '').replaceAll('\u00A0', ' ')

/** Whether it stands in the text by itself, and not within a longer number. */
const isPrintedIn = (text: string, printed: string) =>
  new RegExp(`(?<![\\d.,]|กว่า )${printed.replace(/[$+.]/g, '\\$&')}(?![\\d%+]|[.,]\\d)`, 'u').test(text)

const places = LOCALES.flatMap((locale) => {
  const { ledger } = getWords(locale)
  return ledger.byPlace.map((place) => {
    const { pathname, hash } = new URL(place.href, 'http://here')
    return { ...place, ledger, page: pageAt(pathname), anchor: hash, path: place.href }
  })
})

type Marked = Pick<BuiltPage, '$'> & { ledger: Ledger }

/** Where the marks within these elements lead: to what in the ledger. */
const marksIn = (inside: ReturnType<CheerioAPI>, { $, ledger }: Marked) =>
  inside
    .find('.ledger-mark')
    .toArray()
    .map((mark) => $(mark).attr('href')?.replace(`${ledger.path}#`, '') ?? '')

/** The lines of the ledger by the address of a part of the site that leads to them from there. */
const linesByPlace = Object.fromEntries(
  LOCALES.map((locale) => {
    const { $ } = pageAt(localizedPath('/about', locale))
    const links = $('#figures details [href]').toArray()
    const linesAt = (link: (typeof links)[number]) =>
      $(link)
        .closest('details')
        .find('.ledger-lines dt')
        .toArray()
        .map((line) => $(line).attr('id') ?? '')
    const byHref = Map.groupBy(links, (link) => $(link).attr('href') ?? '')
    const reached = (anchor: string) =>
      (byHref.get($(`[id="${anchor}"]`).attr('href') ?? '') ?? []).flatMap((link) => linesAt(link))
    return [localizedPath('/about', locale), reached] as const
  }),
)

/** The figures whose lines these marks reach: in all groups that lead to a place, or in the group whose line the mark names. */
function reachedBy(marks: readonly string[], { ledger }: Marked) {
  const groups = ledger.groups.map(({ lines }) => lines.map(({ figure }) => figure))
  const atPlaces = new Set(
    marks.filter((mark) => mark.startsWith('in-')).flatMap((mark) => linesByPlace[ledger.path]?.(mark) ?? []),
  )
  return groups.flatMap((group) =>
    group.some(({ path }) => marks.includes(path)) ? group : group.filter(({ path }) => atPlaces.has(path)),
  )
}

/** The part of the page that is meant: of a column, all but the parts whose marks lead to other places. */
function partOf({ page: { $ }, id, anchor }: (typeof places)[number]) {
  if (id === 'footer') return $('footer')
  if (anchor !== '') return $(anchor)
  const column = $('body').clone()
  column.find(`.ledger-mark[href*="#in-"]:not([href$="#in-${id}"])`).closest('section, footer').remove()
  return column
}

test('a place shows the figures that the ledger lists for it', () => {
  onEvery(places, (place) => {
    // The blog has its figures in the files that it offers, the plan finder says them once it is asked.
    if (place.id === 'blog' || place.id === 'finder') return
    const text = wordsOf(partOf(place))
    const missing = place.figures.filter((figure) => !text.includes(plain(figure.text)))
    // Stars are drawn.
    expect(missing.map(({ path }) => path).filter((path) => path !== 'testimonials.stars')).toEqual([])
  })
})

test('every place that shows figures has a mark that leads to all of their lines', () => {
  onEvery(places, (place) => {
    const marked = { ...place, $: place.page.$ }
    const reached = reachedBy(marksIn(partOf(place), marked), marked)
    expect(place.figures.filter((figure) => !reached.includes(figure)).map(({ path }) => path)).toEqual([])
  })
})

/** The parts that a page falls into: sections, the sheet beside them, its head and its foot. */
const PARTS = 'header.page-head, section, aside, footer'

/**
 * What has figures that say nothing of the company, and so stand in no line: samples and what the reader is taught with.
 * The ledger is where the marks lead.
 */
const OF_THEIR_OWN = '#figures, #sample-report, #annotated, #success-stories, #checker'

/** What can be told from other numbers by how it is printed: `16` and `2023` are anything, `150+` is a figure. */
const isTellingAlone = (printed: string) => printed.length > 2 && /\d/.test(printed) && !/^(?:20|25)\d\d$/.test(printed)

test('every part of every page that shows a figure has a mark that leads to its line', () => {
  onEvery(listedPages, (page) => {
    const { $, locale } = page
    const { ledger } = getWords(locale)
    const figures = ledger.groups
      .flatMap(({ lines }) => lines.map(({ figure }) => ({ path: figure.path, printed: plain(figure.whole) })))
      .filter(({ printed }) => isTellingAlone(printed))
    const unmarked = $(PARTS)
      .toArray()
      .filter((part) => $(part).parents(PARTS).length === 0 && !$(part).is(OF_THEIR_OWN))
      .flatMap((part) => {
        // The story under a page's head is read with it.
        const read = $(part).is('.story') ? $(part).add($('.page-head')) : $(part)
        const reached = new Set(reachedBy(marksIn(read, { $, ledger }), { $, ledger }).map(({ whole }) => plain(whole)))
        const told = $(part).clone()
        told.find(SCALE_ENDS).remove()
        // At some hours of the day a clock shows the one at which the office opens or closes.
        told.find('.clock-moment, .clock-hour').remove()
        const text = wordsOf(told)
        return figures
          .filter(({ printed }) => !reached.has(printed) && isPrintedIn(text, printed))
          .map(({ path }) => `${path} in ${$(part).attr('id') ?? $(part).attr('aria-labelledby') ?? part.tagName}`)
      })
    expect(unmarked).toEqual([])
  })
})

test('a mark says which figures it explains, and no two of a page say the same', () => {
  onEvery(
    LOCALES.map((locale) => ({ path: localizedPath('/', locale) })),
    ({ path }) => {
      const { $ } = pageAt(path)
      const names = $('.ledger-mark')
        .toArray()
        .map((mark) => $(mark).attr('aria-label') ?? '')
      expect(names.length).toBeGreaterThan(15)
      expect(names.filter((name) => name.length < 12)).toEqual([])
      expect(new Set(names).size).toBe(names.length)
    },
  )
})

test.each(LOCALES)('each line of the ledger in %s leads to the places of its figure, and to no others', (locale) => {
  const { $ } = pageAt(localizedPath('/about', locale))
  const { groups, where } = getWords(locale).ledger
  onEvery(
    groups.flatMap(({ lines }) => lines.map(({ figure, places }) => ({ path: figure.path, places }))),
    ({ path, places: own }) => {
      const line = $(`.ledger-lines [id="${path}"]`)
      const links = line.closest('details').find('dl:not(.ledger-lines) a').toArray()
      const said = line.next().find('.ledger-at').text()
      const isSaid = (number: number) =>
        said === '' ||
        said
          .replace(`${where}: `, '')
          .split(', ')
          .map((range) =>
            range
              .replace(/[\u2060\u200D]/g, '')
              .split('–')
              .map(Number),
          )
          .some(([first = 0, last = first]) => first <= number && number <= last)
      const names = links.filter((_, position) => isSaid(position + 1)).map((link) => plain($(link).text()))
      expect(names.sort()).toEqual(own.map(({ name }) => plain(name)).sort())
    },
  )
})

test.each(LOCALES)('the ledger in %s can be taken along, each figure once', (locale) => {
  const { $ } = pageAt(localizedPath('/about', locale))
  const [csv = '', json = ''] = $('.ledger-files a')
    .toArray()
    .map((link) => bytesAt($(link).attr('href') ?? '')?.toString('utf8'))
  expect(csv.startsWith('\uFEFF')).toBe(true)
  const paths = [...getWords(locale).figures.keys()].sort()
  const rows = csv.trim().split('\r\n').slice(1)
  expect(rows.map((row) => row.split(',')[0]).sort()).toEqual(paths)
  const { numbers, languages } = JSON.parse(json) as {
    numbers: { path: string }[]
    languages: Record<string, { figures: Record<string, { by: string | null }> }>
  }
  expect(numbers.map(({ path }) => path).sort()).toEqual(paths)
  expect(Object.keys(languages[locale]?.figures ?? {}).sort()).toEqual(paths)
  // What only the company knows is not there; it is nobody's guess.
  expect(languages[locale]?.figures['thai.outlets']?.by).toBeNull()
})

test('a heading is named by its own words, and not by the mark behind them', () => {
  onEvery(listedPages, ({ $ }) => {
    const marked = $(':is(h1, h2, h3, h4):has(.ledger-mark)').toArray()
    expect(marked.map((heading) => $(heading).text())).toEqual([])
  })
})
