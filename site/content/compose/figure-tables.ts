import type { CountingDetails } from '../../../contract/figures.ts'
import { type Locale, localizedPath } from '../../../contract/locale.ts'
import { formatDate } from '../../locale/dates.ts'
import type { ContentFile } from '../content-files.ts'
import { type CountingPart, type FactAt, type FactGroup, type FigureTablesText, listFacts } from '../schemas/figures.ts'
import type { Mistake } from '../source/mistakes.ts'
import { type Figures, getFigure } from './figure.ts'
import type { Filled } from './fill-in.ts'

export type ComposedFigureTables = ReturnType<typeof composeFigureTables>
export type ComposedFigureTable = ComposedFigureTables['groups'][number]

/** Finds names in `facts.yaml` that `figure-tables.yaml` of a language does not explain. */
export function* findMissingExplanations(
  { data, source }: ContentFile<FactGroup>,
  words: FigureTablesText,
  locale: Locale,
): Generator<Mistake> {
  const known = { table: words.tables, over: words.over, rule: { ...words.rules, open: '' } }
  for (const { path, counting } of listFacts(data))
    for (const field of ['table', 'over', 'rule'] as const) {
      const name = counting[field]
      if (name !== undefined && !(name in known[field]))
        yield source.mistake(
          [...path, 'counting', field],
          `${name} is not explained in content/${locale}/figure-tables.yaml`,
        )
    }
}

function describeDay(on: CountingPart['on'], words: Filled<FigureTablesText>, locale: Locale): string | undefined {
  if (on === 'current') return words.current
  return on instanceof Date ? formatDate(on, locale).replaceAll(' ', '\u00A0') : undefined
}

/** The copy that the tables need: their own words, and the mark of invented content. */
interface TablesCopy {
  figureTables: Filled<FigureTablesText>
  site: { sampleMark: string }
}

export function composeFigureTables(
  facts: FactGroup,
  { figureTables: words, site: { sampleMark } }: TablesCopy,
  figures: Figures,
  locale: Locale,
) {
  const describeFact = ({ path, fact, counting: { over = '', rule = '', by, on, sample } }: FactAt) => {
    const details: CountingDetails = {
      over: words.over[over],
      rule: words.rules[rule],
      by: by === 'ourselves' ? words.ourselves : typeof by === 'object' ? by[locale] : undefined,
      on: describeDay(on, words, locale),
      sample: sample ? sampleMark : undefined,
    }
    return { figure: getFigure(figures, path.join('.')), counted: fact.counts[locale], counting: details }
  }
  const groups = Object.entries(words.tables).map(([id, title]) => {
    const ofTable = listFacts(facts).filter(({ counting }) => counting.table === id)
    return { id, title, lines: ofTable.map(describeFact) }
  })
  return { ...words, path: `${localizedPath('/about', locale)}#figures`, groups }
}
