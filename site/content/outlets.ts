import type { z } from 'zod'
import type { Locale } from '../../contract/locale.ts'
import { type Figure, type Figures, figureIn, figureOf } from './figure.ts'
import type { Filled } from './fill-in.ts'
import type { internationalSchema, thaiSchema } from './schemas/home.ts'
import type { outletsSchema } from './schemas/tools.ts'

export type CountedBy = 'continent' | 'country' | 'industry' | 'language' | 'kind'
export type OutletList = 'international' | 'thai' | 'network'

export interface OutletRow {
  label: string
  /** Undefined if nobody has counted it. */
  number: { value: number; whole: string } | undefined
}

/** One list of outlets, counted by one property. */
export interface OutletCount {
  by: CountedBy
  list: OutletList
  rows: OutletRow[]
  total: Figure
}

interface Said {
  outlets: Filled<z.infer<typeof outletsSchema>>
  home: Filled<{ thai: z.infer<typeof thaiSchema>; international: z.infer<typeof internationalSchema> }>
}

const counted = ({ label, figure }: { label: string; figure: Figure }): OutletRow => ({ label, number: figure })
const uncounted = (label: string): OutletRow => ({ label, number: undefined })

/**
 * Every list of outlets, counted by each property. The facts have no counts by two properties at once, so there is no
 * such table.
 */
export function outletCounts({ outlets: words, home }: Said, figures: Figures, locale: Locale): OutletCount[] {
  const { thai, international } = home
  const totals = {
    international: figureIn(figures, 'international.outlets'),
    thai: figureIn(figures, 'thai.outlets'),
    network: figureIn(figures, 'general.outlets'),
  }
  const count = (by: CountedBy, list: OutletList, rows: OutletRow[]): OutletCount => ({
    by,
    list,
    rows,
    total: totals[list],
  })

  /** Counts a list by industry. The last row is the rest: outlets for general news. */
  function byIndustry(list: OutletList, items: readonly { label: string; figure: Figure }[]): OutletCount {
    const { value: whole, atLeast } = totals[list]
    const value = whole - items.reduce((sum, { figure }) => sum + figure.value, 0)
    const rest = { label: words.general, figure: figureOf('', { value, format: 'count', atLeast }, locale) }
    return count('industry', list, [...items, ...(value > 0 ? [rest] : [])].map(counted))
  }

  const { languages } = international
  // If the facts give the English share as 100 %, every outlet of the list publishes in English.
  const isAllEnglish = figureIn(figures, 'international.english').value === 100
  const byLanguage = languages.named.map(({ code, name }) =>
    code === 'EN' && isAllEnglish ? { label: name, number: totals.international } : uncounted(name),
  )
  return [
    count('continent', 'international', international.continents.items.map(counted)),
    count('continent', 'thai', [{ label: words.asia, number: totals.thai }]),
    count('country', 'international', [
      ...international.markets.items.map(({ label }) => uncounted(label)),
      uncounted(words.rest),
    ]),
    count('country', 'thai', [{ label: words.thailand, number: totals.thai }]),
    count('country', 'network', [{ label: words.everywhere, number: totals.network }]),
    byIndustry('international', international.industries.items),
    byIndustry('thai', thai.industries.items),
    count('language', 'international', [
      ...byLanguage,
      uncounted(`${languages.more.figure.whole} ${languages.more.label}`),
    ]),
    count('language', 'thai', [uncounted(words.thaiLanguage)]),
    count('kind', 'international', international.partners.kinds.map(uncounted)),
    count('kind', 'thai', thai.partners.kinds.map(uncounted)),
  ]
}
