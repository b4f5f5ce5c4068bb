import { type Locale, localizedPath } from '../../contract/locale.ts'
import { formatDate } from '../locale/dates.ts'
import type { Counting } from './counting.ts'
import type { Figure } from './figure.ts'
import type { Filled } from './fill-in.ts'
import { keepRunningTextTogether } from './keep-together.ts'
import type { Mistake } from './mistakes.ts'
import { problem } from './problems.ts'
import type { LedgerWords } from './schemas/ledger.ts'
import type { SourceFile } from './source-file.ts'

/** How a figure came about, in words; undefined is what only the company knows. */
export type How = Record<'over' | 'rule' | 'by' | 'on' | 'sample', string | undefined>

export interface LedgerLine {
  figure: Figure
  /** The figure with its unit, kept on one line. */
  shown: string
  counted: string
  how: How
}

export interface LedgerGroup {
  id: string
  title: string
  lines: LedgerLine[]
}

/** What each figure means, ready to show. */
export type Ledger = Omit<Filled<LedgerWords>, 'groups'> & {
  /** Its address: `/about#figures`. */
  path: string
  groups: LedgerGroup[]
}

interface Sources {
  /** `ledger.yaml` of one language, and what it says. */
  source: SourceFile
  words: Filled<LedgerWords>
  facts: SourceFile
  countings: ReadonlyMap<string, Counting>
  locale: Locale
  report: (mistake: Mistake) => void
}

/** Puts together what is said of each figure, and reports a figure that the ledger lacks or has twice. */
export function composeLedger({ words, locale, ...sources }: Sources): Ledger {
  const { source, facts, countings, report } = sources
  const wordsFor = (field: 'over' | 'rule', name: string, path: string): string | undefined => {
    const said = (field === 'over' ? words.over : words.rules)[name]
    if (said === undefined) {
      report(facts.mistake([...path.split('.'), 'counting', field], problem('unexplained', { name, locale })))
    }
    return said
  }
  const howOf = (path: string, { over, rule, by, on, sample }: Counting): How => {
    return {
      over: wordsFor('over', over, path),
      rule: rule === 'open' ? undefined : wordsFor('rule', rule, path),
      by: by === 'open' ? undefined : by === 'ourselves' ? words.ourselves : by[locale],
      on:
        on === 'open' ? undefined : on === 'current' ? words.current : formatDate(on, locale).replaceAll(' ', '\u00A0'),
      sample: sample ? words.standing.sample : words.standing.real,
    }
  }

  const groups = words.groups.map((group) => ({
    ...group,
    lines: group.lines.flatMap(({ figure, counted }) => {
      const counting = countings.get(figure.path)
      // That there is no such figure, or that nobody says how it was counted, is told where that is found out.
      if (!counting) return []
      return {
        figure,
        shown: keepRunningTextTogether(figure.whole, locale),
        counted,
        how: howOf(figure.path, counting),
      }
    }),
  }))
  const lines = groups.flatMap((group) => group.lines)

  const told = Map.groupBy(lines, ({ figure }) => figure.path)
  for (const path of countings.keys()) {
    const times = told.get(path)?.length ?? 0
    if (times !== 1) report(facts.mistake(path.split('.'), problem('lines', { times, file: source.file })))
  }

  return {
    ...words,
    path: `${localizedPath('/about', locale)}#figures`,
    groups,
  }
}
