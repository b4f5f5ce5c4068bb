import { expect, test } from 'vitest'
import { getWords } from '../../site/content/content.ts'
import { LOCALES, localizedPath } from '../../site/locale/paths.ts'
import { bytesAt, onEvery, pageAt, textOf } from './built-site.ts'

const plain = (text: string) => text.replace(/[\u2060\u200B]/g, '').replaceAll('\u00A0', ' ')

const places = LOCALES.flatMap((locale) => {
  const { ledger } = getWords(locale)
  return ledger.byPlace.map((place) => {
    const { pathname, hash } = new URL(place.href, 'http://here')
    return { ...place, ledger, page: pageAt(pathname), anchor: hash, path: place.href }
  })
})

test('wherever the ledger says that a figure stands, it does', () => {
  onEvery(places, ({ page, id, anchor, figures }) => {
    // The blog has its figures in the files that it offers.
    if (id === 'blog') return
    const text = textOf(page, id === 'footer' ? 'footer' : anchor === '' ? 'body' : anchor)
    const missing = figures.filter((figure) => !text.includes(plain(figure.text)))
    // What is drawn or filled into a form is not text: stars, and the choices of a field.
    expect(missing.map(({ path }) => path).filter((path) => path !== 'testimonials.stars')).toEqual([])
  })
})

test('every place that shows figures has a mark that leads to all of their lines', () => {
  onEvery(places, ({ page: { $ }, id, anchor, ledger, figures }) => {
    const inside = id === 'footer' ? $('footer') : $(anchor === '' || id === 'blog' ? 'body' : anchor)
    const marks = inside
      .find('.ledger-mark')
      .toArray()
      .map((mark) => $(mark).attr('href')?.replace(`${ledger.path}#`, ''))
    if (marks.includes(`in-${id}`)) return
    // Else marks behind captions: each leads to the first line of a group, and the group follows.
    const reached = ledger.groups
      .filter(({ lines }) => lines.some(({ figure }) => marks.includes(figure.path)))
      .flatMap(({ lines }) => lines.map(({ figure }) => figure.path))
    expect(figures.map(({ path }) => path).filter((path) => !reached.includes(path))).toEqual([])
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
