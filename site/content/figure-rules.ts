import { z } from 'zod'
import { distributionHours, officeWeek } from '../../contract/when/when-brief.ts'
import { problemOf } from './check-schema.ts'
import type { KeyPath, Mistake } from './mistakes.ts'
import { type Fact, type FactGroup, type FigureFormat, isFact, membersOf } from './schemas/facts.ts'
import type { SourceFile } from './source-file.ts'

/** The figures by which code counts the office's days and hours. */
export const OFFICE_FIGURES = {
  opens: 'hours.opens',
  closes: 'hours.closes',
  firstDay: 'hours.firstDay',
  lastDay: 'hours.lastDay',
} as const satisfies Record<keyof z.infer<typeof officeWeek>, string>

/** The figures by which code counts when a release is out. */
export const DISTRIBUTION_FIGURES = {
  hoursFrom: 'distribution.hoursFrom',
  hoursTo: 'distribution.hoursTo',
  hoursToPublication: 'thai.hoursToPublication',
} as const satisfies Record<keyof z.infer<typeof distributionHours>, string>

const whole = z.number().multipleOf(1).min(0)

const inStepsOf = (step: number) => z.number().multipleOf(step)

/** What is finer than a format writes would be rounded away without a word. Clocks and weekdays are the office's, which has rules of its own. */
const formatRules: Partial<Record<FigureFormat, z.ZodType>> = {
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
}

function factsWithin(group: FactGroup, path: KeyPath): { fact: Fact; path: KeyPath }[] {
  return membersOf(group).flatMap(([name, member]) =>
    isFact(member) ? [{ fact: member, path: [...path, name] }] : factsWithin(member, [...path, name]),
  )
}

/** What is wrong with the numbers of `facts.yaml`, each at its value: what their format cannot write, and what code cannot count with. */
export function figureMistakes(facts: FactGroup, source: SourceFile): Mistake[] {
  const all = factsWithin(facts, [])
  const mistakesOf = (rule: z.ZodType, value: unknown, pathOf: (issue: z.core.$ZodIssue) => KeyPath) =>
    (rule.safeParse(value, { reportInput: true }).error?.issues ?? []).map((issue) =>
      source.mistake(pathOf(issue), problemOf(issue)),
    )
  const values = new Map(all.map(({ fact, path }) => [path.join('.'), fact.value]))
  const countedBy = (rule: z.ZodType, names: Readonly<Record<string, string>>) =>
    mistakesOf(
      rule,
      Object.fromEntries(Object.entries(names).map(([field, name]) => [field, values.get(name)])),
      ({ path: [field = ''] }) => {
        const name = names[String(field)] ?? ''
        return values.has(name) ? [...name.split('.'), 'value'] : name.split('.')
      },
    )
  return [
    ...all.flatMap(({ fact, path }) =>
      mistakesOf(formatRules[fact.format] ?? z.unknown(), fact.value, () => [...path, 'value']),
    ),
    ...countedBy(officeWeek, OFFICE_FIGURES),
    ...countedBy(distributionHours, DISTRIBUTION_FIGURES),
  ]
}
