import { localizedPath } from '../../contract/locale.ts'
import { formatDate } from '../locale/dates.ts'
import type { CheckedFile } from './content-files.ts'
import { type Figure, figureIn } from './figure.ts'
import type { Filling } from './fill-in.ts'
import { type Filled, fillIn } from './fill-in.ts'
import { problem } from './mistakes.ts'
import type { LedgerWords } from './schemas/figures.ts'
import { type FactGroup, factsIn } from './schemas/figures.ts'

export const HOW_FIELDS = ['over', 'rule', 'by', 'on', 'sample'] as const

/** How a figure was counted, in words. Undefined where only the company knows. */
export type How = Record<(typeof HOW_FIELDS)[number], string | undefined>

export interface LedgerLine {
  figure: Figure
  counted: string
  how: How
}

export interface LedgerGroup {
  id: string
  title: string
  lines: LedgerLine[]
}

/** What each figure means, ready to show. */
export type Ledger = Filled<LedgerWords> & {
  /** Its address: `/about#figures`. */
  path: string
  groups: LedgerGroup[]
}

/** Composes the explanation of each figure. Reports paths of `facts.yaml` that `ledger.yaml` does not describe. */
export function composeLedger(
  { data, source }: CheckedFile<FactGroup>,
  words: Filled<LedgerWords>,
  filling: Filling,
): Ledger {
  const { locale, figures, report } = filling

  const lines = factsIn(data).map(({ path, fact, counting: { table, over, rule, by, on, sample } }) => {
    const wordsFor = (field: 'table' | 'over' | 'rule', name: string | undefined, known: Record<string, string>) => {
      if (name === undefined || name === 'open') return undefined
      if (!(name in known))
        report(source.mistake([...path, 'counting', field], problem('unexplained', { name, locale })))
      return known[name]
    }
    wordsFor('table', table, words.tables)
    const how: How = {
      over: wordsFor('over', over, words.over),
      rule: wordsFor('rule', rule, words.rules),
      by: by === 'ourselves' ? words.ourselves : typeof by === 'object' ? by[locale] : undefined,
      on:
        on === 'current'
          ? words.current
          : on instanceof Date
            ? formatDate(on, locale).replaceAll(' ', '\u00A0')
            : undefined,
      sample: sample ? words.standing.sample : words.standing.real,
    }
    const counted = fillIn(source, fact.counts[locale], filling, [...path, 'counts', locale])
    return { table, figure: figureIn(figures, path.join('.')), counted, how }
  })

  const groups = Object.entries(words.tables).map(([id, title]) => ({
    id,
    title,
    lines: lines.filter(({ table }) => table === id).map(({ table: _, ...line }) => line),
  }))
  return { ...words, path: `${localizedPath('/about', locale)}#figures`, groups }
}
