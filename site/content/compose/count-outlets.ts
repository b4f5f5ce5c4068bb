import type { z } from 'zod'
import type { Locale } from '../../../contract/locale.ts'
import type { internationalSchema, thaiSchema } from '../schemas/home.ts'
import type { outletsSchema } from '../schemas/tools.ts'
import { createFigure, type Figure, type Figures, getFigure } from './figure.ts'
import type { Filled } from './fill-in.ts'

export type CountedBy = 'continent' | 'industry' | 'kind'
export type OutletList = 'international' | 'thai'

/** A list of outlets, counted by one property. The rows for kinds of outlets have no figure. */
export interface OutletCount {
  by: CountedBy
  list: OutletList
  rows: { label: string; figure: Figure | undefined }[]
  total: Figure
}

interface OutletCopy {
  outlets: Filled<z.infer<typeof outletsSchema>>
  home: Filled<{ thai: z.infer<typeof thaiSchema>; international: z.infer<typeof internationalSchema> }>
}

/** Counts both lists of outlets by each property. `facts.yaml` has no counts by two properties at once. */
export function countOutlets({ outlets: words, home }: OutletCopy, figures: Figures, locale: Locale): OutletCount[] {
  const { thai, international } = home
  const totals = {
    international: getFigure(figures, 'international.outlets'),
    thai: getFigure(figures, 'thai.outlets'),
  }
  const count = (by: CountedBy, list: OutletList, rows: OutletCount['rows']) => ({
    by,
    list,
    rows,
    total: totals[list],
  })

  /** Counts a list by industry. The last row is the rest: outlets for general news. */
  function countByIndustry(list: OutletList, items: readonly { label: string; figure: Figure }[]): OutletCount {
    const { value: whole, atLeast } = totals[list]
    const value = whole - items.reduce((sum, { figure }) => sum + figure.value, 0)
    const rest = { label: words.general, figure: createFigure('', { value, format: 'count', atLeast }, locale) }
    return count('industry', list, value > 0 ? [...items, rest] : [...items])
  }

  const named = (kinds: readonly string[]) => kinds.map((label) => ({ label, figure: undefined }))
  return [
    count('continent', 'international', [...international.continents.items]),
    count('continent', 'thai', [{ label: words.asia, figure: totals.thai }]),
    countByIndustry('international', international.industries.items),
    countByIndustry('thai', thai.industries.items),
    count('kind', 'international', named(international.partners.kinds)),
    count('kind', 'thai', named(thai.partners.kinds)),
  ]
}
