import type { ContentFile } from './content-files.ts'
import { figuresIn } from './figure.ts'
import { typedFigures } from './fill-in.ts'
import type { Mistake } from './mistakes.ts'
import { COUNTING_FIELDS, type FactGroup, type FigureFormat, factsIn } from './schemas/figures.ts'

/** The smallest step that a format shows. A finer number would be shown rounded. */
const STEPS: Partial<Record<FigureFormat, number>> = {
  count: 1,
  percent: 1,
  year: 1,
  dollars: 1,
  weekday: 1,
  decimal: 0.1,
  percentOne: 0.1,
  change: 0.1,
  millions: 1e5,
  // Of English; Thai counts in millions and could be finer.
  billions: 1e8,
}

/** The office is never open, or a distribution never over, if the first of these is greater than the second. */
const ASCENDING = [
  ['hours.opens', 'hours.closes'],
  ['hours.firstDay', 'hours.lastDay'],
  ['distribution.hoursFrom', 'distribution.hoursTo'],
] as const

const isMultiple = (value: number, step: number) => Math.abs(value / step - Math.round(value / step)) < 1e-6

/** Finds facts that would be shown rounded, that contradict each other, or that do not say how they were counted. */
export function checkFacts({ data, source }: ContentFile<FactGroup>): Mistake[] {
  const figures = figuresIn(data, 'en')
  const ofEach = factsIn(data).flatMap(({ path, fact: { value, format, counts }, counting }) => {
    const step = STEPS[format] ?? value
    const missing = COUNTING_FIELDS.filter((field) => counting[field] === undefined)
    return [
      ...(isMultiple(value, step)
        ? []
        : [source.mistake([...path, 'value'], `${value} would be shown rounded; write it in steps of ${step}`)]),
      ...(missing.length === 0
        ? []
        : [
            source.mistake(
              path,
              `counting lacks ${missing.join(', ')}; say it here or in a group around it, or write open`,
            ),
          ]),
      ...Object.entries(counts).flatMap(([locale, text]) =>
        typedFigures(text, figures).map((problem) => source.mistake([...path, 'counts', locale], problem)),
      ),
    ]
  })
  const ascending = ASCENDING.flatMap(([least, most]) => {
    const [from = 0, to = 0] = [figures.get(least)?.value, figures.get(most)?.value]
    return from > to ? [source.mistake([...most.split('.'), 'value'], `must not be less than ${least}`)] : []
  })
  return [...ofEach, ...ascending]
}
