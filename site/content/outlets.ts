import type { Locale } from '../../contract/locale.ts'
import { type Figure, type Figures, figureIn, figureOf } from './figure.ts'
import type { Filled } from './fill-in.ts'
import type { Copy } from './schemas/copy.ts'

export type CountedBy = 'continent' | 'country' | 'industry' | 'language' | 'kind'
export type OutletList = 'international' | 'thai' | 'network'

export interface OutletRow {
  label: string
  /** Undefined where nobody has counted so. */
  number: { value: number; whole: string } | undefined
}

/** One list counted in one way. */
export interface OutletCount {
  by: CountedBy
  list: OutletList
  rows: OutletRow[]
  total: Figure
}

interface Said {
  outlets: Filled<Copy['outlets']>
  home: Pick<Filled<Copy['home']>, 'thai' | 'international'>
  figures: Figures
}

const counted = ({ label, figure }: { label: string; figure: Figure }): OutletRow => ({ label, number: figure })
const uncounted = (label: string): OutletRow => ({ label, number: undefined })

/**
 * Every list in every way in which it is counted. The facts have each way for itself and no table across two of them, so
 * none is made up here.
 */
export function outletCounts(
  { outlets: words, home: { thai, international }, figures }: Said,
  locale: Locale,
): OutletCount[] {
  const abroad = figureIn(figures, 'international.outlets')
  const inThailand = figureIn(figures, 'thai.outlets')
  const network = figureIn(figures, 'general.outlets')

  /** What the rows leave of the whole list, as more than that many where the list is more than its number. */
  function remainder(total: Figure, rows: readonly { figure: Figure }[]): OutletRow[] {
    const value = total.value - rows.reduce((sum, { figure }) => sum + figure.value, 0)
    if (value === 0) return []
    return [{ label: words.general, number: figureOf('', { value, format: 'count', atLeast: total.atLeast }, locale) }]
  }
  const { continents, industries, markets, languages } = international
  return [
    { by: 'continent', list: 'international', rows: continents.items.map(counted), total: abroad },
    { by: 'continent', list: 'thai', rows: [{ label: words.asia, number: inThailand }], total: inThailand },
    {
      by: 'country',
      list: 'international',
      rows: [...markets.items.map(({ label }) => uncounted(label)), uncounted(words.rest)],
      total: abroad,
    },
    { by: 'country', list: 'thai', rows: [{ label: words.thailand, number: inThailand }], total: inThailand },
    { by: 'country', list: 'network', rows: [{ label: words.everywhere, number: network }], total: network },
    {
      by: 'industry',
      list: 'international',
      rows: [...industries.items.map(counted), ...remainder(abroad, industries.items)],
      total: abroad,
    },
    {
      by: 'industry',
      list: 'thai',
      rows: [...thai.industries.items.map(counted), ...remainder(inThailand, thai.industries.items)],
      total: inThailand,
    },
    {
      by: 'language',
      list: 'international',
      rows: languages.named
        .map(({ code, name }) =>
          // Every one of them publishes in English: the share that the facts give is all of them.
          code === 'EN' &&
          languages.shares.some(({ figure }) => figure.path === 'international.english' && figure.value === 100)
            ? { label: name, number: abroad }
            : uncounted(name),
        )
        .concat(uncounted(`${languages.more.figure.whole} ${languages.more.label}`)),
      total: abroad,
    },
    { by: 'language', list: 'thai', rows: [uncounted(words.thaiLanguage)], total: inThailand },
    { by: 'kind', list: 'international', rows: international.partners.kinds.map(uncounted), total: abroad },
    { by: 'kind', list: 'thai', rows: thai.partners.kinds.map(uncounted), total: inThailand },
  ]
}
