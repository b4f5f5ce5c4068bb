import { z } from 'zod'
import { asMessage } from '../problems.ts'
import { day, id, inBoth, key } from './pieces.ts'

export const figureFormats = [
  'count',
  'decimal',
  'percent',
  'percentOne',
  'change',
  'millions',
  'billions',
  'dollars',
  'year',
  'clock',
  'weekday',
] as const

export type FigureFormat = (typeof figureFormats)[number]

const open = z.literal('open')

/** What is known of how a figure came about: `facts.yaml` says it of a group, and of what is different within it. */
const countingPart = z.strictObject({
  table: id.optional().describe('The table on /about#figures: its title stands in ledger.yaml, under tables.'),
  over: key.optional().describe('What it was counted over: a name whose words stand in ledger.yaml, under over.'),
  rule: z
    .union([open, key])
    .optional()
    .describe('By which rule it was counted: a name whose words stand in ledger.yaml, under rules; or open.'),
  by: z
    .union([open, z.literal('ourselves'), inBoth])
    .optional()
    .describe('Who counted: named in both languages; ourselves, where we set it and nobody counts; or open.'),
  on: z
    .union([open, z.literal('current'), day])
    .optional()
    .describe('The day of the count, as 2026-11-22; current, where it holds until we change it; or open.'),
  sample: z.boolean().optional().describe('Whether the figure belongs to made-up content.'),
})

/** Of a figure or of a group of them. */
const counting = countingPart
  .optional()
  .describe('How it came about. What is not said here holds as the group around it says.')

export type CountingPart = z.infer<typeof countingPart>

/** What has to be said of each figure, by itself or by a group around it. */
export const COUNTING_FIELDS = countingPart.keyof().options

const factSchema = z.strictObject({
  value: z.number().describe('The number alone, in full: no sign, comma or unit.'),
  format: z.enum(figureFormats).describe('How it is written in each language.'),
  counts: inBoth.describe('What it counts, for the tables on /about#figures.'),
  atLeast: z.literal(true).optional().describe('It is more than this: 150+, กว่า 150.'),
  counting,
})

export type Fact = z.infer<typeof factSchema>

/** A tree of named facts; the path of a fact, joined by dots, is its name. */
export interface FactGroup {
  readonly counting?: CountingPart | undefined
  readonly [name: string]: Fact | FactGroup | CountingPart | undefined
}

const groupSchema: z.ZodType<FactGroup> = z.lazy(() =>
  z
    .object({ counting })
    .catchall(z.union([factSchema, groupSchema]))
    .superRefine((group, context) => {
      for (const name of Object.keys(group).filter((name) => !/^[a-z][A-Za-z]*$/.test(name)))
        context.addIssue({ code: 'custom', path: [name], message: asMessage('factName') })
    }),
)

export const factsSchema = groupSchema

const isFact = (node: Fact | FactGroup): node is Fact => 'counts' in node && typeof node.value === 'number'

interface FactAt {
  path: readonly string[]
  fact: Fact
  /** How it came about: what it says itself, else what the nearest group around it says. */
  counting: CountingPart
}

/** Every fact, in the order of the file. */
export const factsIn = (
  { counting, ...members }: FactGroup,
  path: readonly string[] = [],
  around: CountingPart = {},
): FactAt[] =>
  Object.entries(members as Record<string, Fact | FactGroup>).flatMap(([name, member]) =>
    isFact(member)
      ? [{ path: [...path, name], fact: member, counting: { ...around, ...counting, ...member.counting } }]
      : factsIn(member, [...path, name], { ...around, ...counting }),
  )
