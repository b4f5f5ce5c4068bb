import { z } from 'zod'
import { problemOf } from './check-schema.ts'
import type { CheckedFile } from './content-files.ts'
import type { Mistake } from './mistakes.ts'
import { problem } from './mistakes.ts'
import {
  COUNTING_FIELDS,
  distributionHours,
  type FactGroup,
  type FigureFormat,
  factsIn,
  officeWeek,
} from './schemas/figures.ts'

/** Figures that the code for office hours reads. */
export const OFFICE_FIGURES = {
  opens: 'hours.opens',
  closes: 'hours.closes',
  firstDay: 'hours.firstDay',
  lastDay: 'hours.lastDay',
} as const satisfies Record<keyof z.infer<typeof officeWeek>, string>

/** Figures that the code for release dates reads. */
export const DISTRIBUTION_FIGURES = {
  hoursFrom: 'distribution.hoursFrom',
  hoursTo: 'distribution.hoursTo',
  hoursToPublication: 'thai.hoursToPublication',
} as const satisfies Record<keyof z.infer<typeof distributionHours>, string>

const whole = z.number().multipleOf(1).min(0)
const inStepsOf = (step: number) => z.number().multipleOf(step)

/** A format must not round its number. `officeWeek` checks clock times and weekdays. */
const formatRules: Record<FigureFormat, z.ZodType> = {
  count: whole,
  percent: whole,
  year: whole,
  dollars: whole.positive(),
  decimal: inStepsOf(0.1),
  percentOne: inStepsOf(0.1),
  change: inStepsOf(0.1),
  millions: inStepsOf(1e5),
  // As English writes them; Thai, which counts in millions, could be finer.
  billions: inStepsOf(1e8),
  clock: z.number(),
  weekday: z.number(),
}

/** Reports facts that their format would round, that code cannot use, or that do not say how they were counted. */
export function figureMistakes({ data, source }: CheckedFile<FactGroup>): Mistake[] {
  const facts = factsIn(data)
  const issuesOf = (rule: z.ZodType, value: unknown) => rule.safeParse(value, { reportInput: true }).error?.issues ?? []

  const ofEach = facts.flatMap(({ path, fact, counting }) => {
    const missing = COUNTING_FIELDS.filter((field) => counting[field] === undefined)
    return [
      ...issuesOf(formatRules[fact.format], fact.value).map((issue) =>
        source.mistake([...path, 'value'], problemOf(issue)),
      ),
      ...(missing.length > 0 ? [source.mistake(path, problem('counting', { keys: missing }))] : []),
    ]
  })

  const values = new Map(facts.map(({ path, fact }) => [path.join('.'), fact.value]))
  const together = (rule: z.ZodType, names: Readonly<Record<string, string>>) =>
    issuesOf(rule, Object.fromEntries(Object.entries(names).map(([field, name]) => [field, values.get(name)]))).map(
      (issue) => {
        const name = names[String(issue.path[0])] ?? ''
        return source.mistake([...name.split('.'), ...(values.has(name) ? ['value'] : [])], problemOf(issue))
      },
    )
  return [...ofEach, ...together(officeWeek, OFFICE_FIGURES), ...together(distributionHours, DISTRIBUTION_FIGURES)]
}
