import { type Locale, localizedPath } from '../../contract/locale.ts'
import { formatDate } from '../locale/dates.ts'
import type { ContentFile } from './content-files.ts'
import { type Figures, figureIn } from './figure.ts'
import type { Filled } from './fill-in.ts'
import type { Mistake } from './mistakes.ts'
import { type CountingPart, type FactAt, type FactGroup, factsIn, type LedgerWords } from './schemas/figures.ts'

export const HOW_FIELDS = ['over', 'rule', 'by', 'on', 'sample'] as const

/** How a figure was counted, in words. Undefined where only the company knows. */
export type How = Record<(typeof HOW_FIELDS)[number], string | undefined>

/** What each figure means, ready to show. */
export type Ledger = ReturnType<typeof composeLedger>
export type LedgerGroup = Ledger['groups'][number]

/** Finds names in `facts.yaml` that the ledger of a language has no words for. */
export function findUnexplained(
  { data, source }: ContentFile<FactGroup>,
  words: LedgerWords,
  locale: Locale,
): Mistake[] {
  const known = { table: words.tables, over: words.over, rule: { ...words.rules, open: '' } }
  return factsIn(data).flatMap(({ path, counting }) =>
    (['table', 'over', 'rule'] as const)
      .map((field) => ({ field, name: counting[field] }))
      .filter(({ field, name }) => name !== undefined && !(name in known[field]))
      .map(({ field, name }) =>
        source.mistake([...path, 'counting', field], `${name} is not explained in content/${locale}/ledger.yaml`),
      ),
  )
}

function describeDay(on: CountingPart['on'], words: Filled<LedgerWords>, locale: Locale): string | undefined {
  if (on === 'current') return words.current
  return on instanceof Date ? formatDate(on, locale).replaceAll(' ', '\u00A0') : undefined
}

export function composeLedger(facts: FactGroup, words: Filled<LedgerWords>, figures: Figures, locale: Locale) {
  const describeFact = ({ path, fact, counting: { over = '', rule = '', by, on, sample } }: FactAt) => {
    const how: How = {
      over: words.over[over],
      rule: words.rules[rule],
      by: by === 'ourselves' ? words.ourselves : typeof by === 'object' ? by[locale] : undefined,
      on: describeDay(on, words, locale),
      sample: sample ? words.standing.sample : words.standing.real,
    }
    return { figure: figureIn(figures, path.join('.')), counted: fact.counts[locale], how }
  }
  const groups = Object.entries(words.tables).map(([id, title]) => {
    const ofTable = factsIn(facts).filter(({ counting }) => counting.table === id)
    return { id, title, lines: ofTable.map(describeFact) }
  })
  /** The path is that of the tables: `/about#figures`. */
  return { ...words, path: `${localizedPath('/about', locale)}#figures`, groups }
}
