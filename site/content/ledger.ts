import { type Locale, localizedPath } from '../../contract/locale.ts'
import { formatDate } from '../locale/dates.ts'
import type { Counting } from './counting.ts'
import type { Figure } from './figure.ts'
import type { Filled } from './fill-in.ts'
import { keepRunningTextTogether } from './keep-together.ts'
import type { Mistake } from './mistakes.ts'
import { inSiteOrder, type Listed, namesOfPages, type Place, placesOf } from './places.ts'
import { problem } from './problems.ts'
import type { LedgerWords } from './schemas/ledger.ts'
import type { SourceFile } from './source-file.ts'
import type { Use } from './uses.ts'

/** How a figure came about, in words; undefined is what only the company knows. */
export type How = Record<'over' | 'rule' | 'by' | 'on' | 'sample', string | undefined>

/** A place as the ledger links to it. */
export interface PlaceLink {
  id: string
  name: string
  href: string
}

export interface LedgerLine {
  figure: Figure
  /** The figure with its unit, kept on one line. */
  shown: string
  counted: string
  how: How
  places: PlaceLink[]
}

export interface LedgerGroup {
  id: string
  title: string
  lines: LedgerLine[]
}

/** What each figure means, ready to show. */
export type Ledger = Omit<Filled<LedgerWords>, 'groups'> & {
  /** The page it stands on, with where each figure stands and why some differ. */
  path: string
  groups: LedgerGroup[]
  /** What each place shows, in the ledger's order. */
  byPlace: (PlaceLink & { figures: Figure[] })[]
}

interface Sources {
  /** `ledger.yaml` of one language, and what it says. */
  source: SourceFile
  words: Filled<LedgerWords>
  facts: SourceFile
  countings: ReadonlyMap<string, Counting>
  uses: readonly Use[]
  /** The pages there are. */
  listed: Listed
  locale: Locale
  report: (mistake: Mistake) => void
}

/** Puts together what is said of each figure, and reports a figure that the ledger lacks or has twice. */
export function composeLedger({ words, locale, ...sources }: Sources): Ledger {
  const { source, facts, countings, uses, listed, report } = sources
  const names = namesOfPages(listed)

  const linkTo = ({ id, base, anchor }: Place): PlaceLink => {
    const name = names.get(id) ?? words.places.names[id]
    if (name === undefined) report(source.mistake(['places', 'names'], problem('unnamed', { id })))
    return { id, name: name ?? id, href: localizedPath(base, locale) + anchor }
  }

  const placesByFigure = new Map<string, Map<string, Place>>()
  for (const use of uses) {
    const places = placesOf(use, listed)
    const file = `content/${locale}/${use.file}`
    if (!places) {
      report({ file, key: use.key, line: 1, column: 1, problem: problem('unplaced', { name: use.name }) })
      continue
    }
    const known = placesByFigure.get(use.name) ?? new Map<string, Place>()
    for (const place of places) if (!known.has(place.id)) known.set(place.id, place)
    placesByFigure.set(use.name, known)
  }

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
        places: [...(placesByFigure.get(figure.path)?.values() ?? [])].sort(inSiteOrder).map(linkTo),
      }
    }),
  }))
  const lines = groups.flatMap((group) => group.lines)

  const told = Map.groupBy(lines, ({ figure }) => figure.path)
  for (const path of countings.keys()) {
    const times = told.get(path)?.length ?? 0
    if (times !== 1) report(facts.mistake(path.split('.'), problem('lines', { times, file: source.file })))
  }

  const byPlace = new Map<string, Ledger['byPlace'][number]>()
  for (const { figure } of lines)
    for (const place of placesByFigure.get(figure.path)?.values() ?? []) {
      const entry = byPlace.get(place.id) ?? { ...linkTo({ ...place, anchor: anchorOf(place) }), figures: [] }
      entry.figures.push(figure)
      byPlace.set(place.id, entry)
    }

  return {
    ...words,
    path: localizedPath('/about', locale),
    groups,
    byPlace: [...byPlace.values()].sort(inSiteOrder),
  }
}

/** Of questions, which have an anchor each, the section that they stand in. */
const anchorOf = ({ id, anchor }: Place) =>
  id === 'home-faq' ? '#faq' : id.startsWith('faq-') ? `#${id.replace('faq-', '')}` : anchor
