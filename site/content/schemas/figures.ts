/** Figures: their numbers, how they were counted, and the texts of the tables on `/about#figures`. */

import { z } from 'zod'
import { day, figurePath, id, inBoth, key, sectionHead, text, texts } from './pieces.ts'

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

/** How a figure was counted. `facts.yaml` says it for a group, and again for figures that differ. */
const countingPart = z.strictObject({
  table: id.optional().describe('The table on /about#figures: its title stands in ledger.yaml, under tables.'),
  over: key.optional().describe('What it was counted over: a name whose words stand in ledger.yaml, under over.'),
  rule: key
    .optional()
    .describe('By which rule it was counted: a name whose words stand in ledger.yaml, under rules; or open.'),
  by: z
    .union([z.enum(['ourselves', 'open']), inBoth])
    .optional()
    .describe('Who counted: named in both languages; ourselves, where we set it and nobody counts; or open.'),
  on: z
    .union([z.enum(['current', 'open']), day])
    .optional()
    .describe('The day of the count, as 2026-11-22; current, where it holds until we change it; or open.'),
  sample: z.boolean().optional().describe('Whether the figure belongs to made-up content.'),
})

/** For one figure or a group. */
const counting = countingPart
  .optional()
  .describe('How it came about. What is not said here holds as the group around it says.')

export type CountingPart = z.infer<typeof countingPart>

/** Required for each figure, on itself or on a group that contains it. */
export const COUNTING_FIELDS = countingPart.keyof().options

const factSchema = z.strictObject({
  value: z.number().describe('The number alone, in full: no sign, comma or unit.'),
  format: z.enum(figureFormats).describe('How it is written in each language.'),
  counts: inBoth.describe('What it counts, for the tables on /about#figures.'),
  atLeast: z.literal(true).optional().describe('It is more than this: 150+, กว่า 150.'),
  counting,
})

export type Fact = z.infer<typeof factSchema>

/** A tree of facts. A fact's name is its path, joined by dots. */
export interface FactGroup {
  readonly counting?: CountingPart | undefined
  readonly [name: string]: Fact | FactGroup | CountingPart | undefined
}

const groupSchema: z.ZodType<FactGroup> = z.lazy(() =>
  z.object({ counting }).catchall(z.union([factSchema, groupSchema])),
)

export const factsSchema = groupSchema

const isFact = (node: Fact | FactGroup): node is Fact => 'counts' in node && typeof node.value === 'number'

export interface FactAt {
  path: readonly string[]
  fact: Fact
  /** How it was counted: from the fact itself, or from the nearest group around it. */
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

const byKey = z.record(key, text)

/** `ledger.yaml`: the texts of the tables on `/about#figures`. The numbers, and how they were counted, are in `facts.yaml`. */
export const ledgerSchema = z.strictObject({
  ...sectionHead,
  /** The link to `/about#figures` below a section with figures. */
  link: text,
  /** The columns of the tables and of the CSV files, in order. */
  fields: texts('name', 'number', 'printed', 'counted', 'over', 'rule', 'by', 'on', 'sample'),
  ourselves: text,
  current: text,
  /** Texts for `over` and `rule` of facts.yaml. */
  over: byKey,
  rules: byKey,
  standing: texts('real', 'sample'),
  /** The titles of the tables, in their order. */
  tables: z.record(id, text),
  /** Where two sections show different numbers: the figures and the reason. */
  differences: z.strictObject({
    heading: text,
    items: z.array(
      z.strictObject({
        id,
        title: text,
        figures: z.array(z.strictObject({ figure: figurePath })).min(2),
        text,
        open: text
          .optional()
          .describe('What is not known yet of why they differ: named by npm run launch-check, shown nowhere.'),
      }),
    ),
  }),
  /** Numbers that are not figures of the company. */
  samples: text,
  file: text,
})

export type LedgerWords = z.infer<typeof ledgerSchema>

/** `notes.yaml`: explains figures that seem to contradict each other. Other copy includes a note by its key: `{notes.time}`. */
export const notesSchema = texts('time', 'network', 'choice', 'people', 'fields', 'continents', 'scale')

export type Notes = z.infer<typeof notesSchema>

/** The cities on the map of Thailand (`site/figures/thailand.ts`). All others are one sum. */
export const CITY_NAMES = ['bangkok', 'chiangMai', 'phuket'] as const

export type City = (typeof CITY_NAMES)[number]

/** People reached per city, each as a figure of `content/facts.yaml`. The last is the sum of the cities that are not on the map. */
export const REACH_FIGURES = [...CITY_NAMES.map((city) => `thai.reach.${city}` as const), 'thai.reach.other'] as const
