import { createFigures } from '../compose/figure.ts'
import { findTypedFigures } from '../compose/fill-in.ts'
import type { ContentFile } from '../content-files.ts'
import { COUNTING_FIELDS, type FactGroup, type FigureFormat, listFacts } from '../schemas/figures.ts'
import { findYearMistake } from '../schemas/pieces.ts'
import type { Mistake } from '../source/mistakes.ts'

/** The smallest step that each format can show. Finer numbers would be rounded. */
const STEPS: Partial<Record<FigureFormat, number>> = {
  count: 1,
  percent: 1,
  year: 1,
  dollars: 1,
  weekday: 1,
  clock: 0.25,
  decimal: 0.1,
  percentOne: 0.1,
  change: 0.1,
  millions: 1e5,
  // English text shows tenths of a billion and would round a finer number. Thai text shows millions.
  billions: 1e8,
}

/** The least and the greatest number of a format. */
const RANGES: Partial<Record<FigureFormat, readonly [number, number]>> = {
  percent: [0, 100],
  percentOne: [0, 100],
  clock: [0, 23.75],
  weekday: [1, 7],
  count: [0, Infinity],
  dollars: [1, Infinity],
}

/** Pairs of facts: the first must not be greater than the second. */
const ASCENDING = [
  ['hours.opens', 'hours.closes'],
  ['hours.saturday.opens', 'hours.saturday.closes'],
  ['hours.firstDay', 'hours.lastDay'],
  ['distribution.hoursFrom', 'distribution.hoursTo'],
] as const

const isMultiple = (value: number, step: number) => Math.abs(value / step - Math.round(value / step)) < 1e-6

/** Finds facts that would be rounded, that contradict each other, or that lack details of how they were counted. */
export function* checkFacts({ data, source }: ContentFile<FactGroup>): Generator<Mistake> {
  const figures = createFigures(data, 'en')
  for (const { path, fact, counting } of listFacts(data)) {
    const { value, format, counts } = fact
    const wrong = (problem: string) => source.mistake([...path, 'value'], problem)
    const yearMistake = format === 'year' && findYearMistake(value)
    if (yearMistake) yield wrong(yearMistake)
    const [least, most] = RANGES[format] ?? [value, value]
    if (value < least || value > most)
      yield wrong(most === Infinity ? `must be at least ${least}` : `must be ${least} to ${most}`)
    if (format === 'dollars' && fact.atLeast)
      yield source.mistake(
        [...path, 'atLeast'],
        'a price is one number; remove this, and say ‘from’ in the texts with it',
      )
    const step = STEPS[format] ?? value
    if (!isMultiple(value, step)) yield wrong(`${value} would be rounded on the page; must be a multiple of ${step}`)
    const missing = COUNTING_FIELDS.filter((field) => counting[field] === undefined).join(', ')
    const remedy = 'fill in here or in the group around it, or write open'
    if (missing) yield source.mistake(path, `counting lacks ${missing}; ${remedy}`)
    for (const [locale, text] of Object.entries(counts))
      for (const problem of findTypedFigures(text, figures)) yield source.mistake([...path, 'counts', locale], problem)
  }
  for (const [least, most] of ASCENDING) {
    const [from = 0, to = 0] = [figures.get(least)?.value, figures.get(most)?.value]
    if (from > to) yield source.mistake([...most.split('.'), 'value'], `must not be less than ${least}`)
  }
}
