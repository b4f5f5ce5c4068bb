import type { ContentFile } from './content-files.ts'
import { createFigures } from './figure.ts'
import { findTypedFigures } from './fill-in.ts'
import type { Mistake } from './mistakes.ts'
import { COUNTING_FIELDS, type FactGroup, type FigureFormat, listFacts } from './schemas/figures.ts'
import { findYearMistake } from './schemas/pieces.ts'

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
  count: [0, Number.POSITIVE_INFINITY],
  dollars: [1, Number.POSITIVE_INFINITY],
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
export function checkFacts({ data, source }: ContentFile<FactGroup>): Mistake[] {
  const figures = createFigures(data, 'en')
  const ofEach = listFacts(data).flatMap(({ path, fact: { value, format, counts }, counting }) => {
    const step = STEPS[format] ?? value
    const yearMistake = format === 'year' && findYearMistake(value)
    const [least, most] = RANGES[format] ?? [value, value]
    const missing = COUNTING_FIELDS.filter((field) => counting[field] === undefined)
    return [
      ...(yearMistake ? [source.mistake([...path, 'value'], yearMistake)] : []),
      ...(value < least || value > most
        ? [
            source.mistake(
              [...path, 'value'],
              Number.isFinite(most) ? `must be ${least} to ${most}` : `must be at least ${least}`,
            ),
          ]
        : []),
      ...(isMultiple(value, step)
        ? []
        : [source.mistake([...path, 'value'], `${value} would be rounded on the page; must be a multiple of ${step}`)]),
      ...(missing.length === 0
        ? []
        : [
            source.mistake(
              path,
              `counting lacks ${missing.join(', ')}; fill in here or in the group around it, or write open`,
            ),
          ]),
      ...Object.entries(counts).flatMap(([locale, text]) =>
        findTypedFigures(text, figures).map((problem) => source.mistake([...path, 'counts', locale], problem)),
      ),
    ]
  })
  const ascending = ASCENDING.flatMap(([least, most]) => {
    const [from = 0, to = 0] = [figures.get(least)?.value, figures.get(most)?.value]
    return from > to ? [source.mistake([...most.split('.'), 'value'], `must not be less than ${least}`)] : []
  })
  return [...ofEach, ...ascending]
}
