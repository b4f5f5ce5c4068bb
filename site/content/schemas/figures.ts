/** Figures: their numbers, how they were counted, and the texts of the tables on `/about#figures`. */

import { z } from 'zod'
import { CITY_NAMES } from '../../../contract/figures.ts'
import { bilingual, day, figurePath, findDayMistake, id, key, sectionHead } from './pieces.ts'
import { text, textFields, texts } from './texts.ts'

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

/** How a figure was counted. In `facts.yaml`, a group has these fields. A figure has them only if it differs from its group. */
const countingPart = z.strictObject({
  table: id.optional(),
  over: key.optional(),
  rule: key.optional(),
  by: z.union([z.enum(['ourselves', 'open']), bilingual]).optional(),
  on: z.union([z.enum(['current', 'open']), day], { error: ({ input }) => findDayMistake(input) }).optional(),
  sample: z.boolean().optional(),
})

const counting = countingPart.optional()

export type CountingPart = z.infer<typeof countingPart>

/** Each figure must have these fields, on itself or on a group that contains it. */
export const COUNTING_FIELDS = countingPart.keyof().options

const factSchema = z.strictObject({
  value: z.number(),
  format: z.enum(figureFormats),
  counts: bilingual,
  atLeast: z.literal(true).optional(),
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
  /** Merged from the fact and the groups that contain it. */
  counting: CountingPart
}

/** Lists every fact, in the order of the file. */
export const listFacts = (
  { counting, ...members }: FactGroup,
  path: readonly string[] = [],
  around: CountingPart = {},
): FactAt[] =>
  Object.entries(members as Record<string, Fact | FactGroup>).flatMap(([name, member]) =>
    isFact(member)
      ? [{ path: [...path, name], fact: member, counting: { ...around, ...counting, ...member.counting } }]
      : listFacts(member, [...path, name], { ...around, ...counting }),
  )

const byKey = z.record(key, text)

/** `figure-tables.yaml`: the texts of the tables on `/about#figures`. The numbers, and how they were counted, are in `facts.yaml`. */
export const figureTablesSchema = z.strictObject({
  ...sectionHead,
  /** The text of links to `/about#figures`. */
  link: text,
  /** The columns of the tables and of the CSV files, in order. */
  fields: texts('name', 'number', 'printed', 'counted', 'over', 'rule', 'by', 'on', 'sample'),
  ...textFields('ourselves', 'current'),
  /** Texts for `over` and `rule` of facts.yaml. */
  over: byKey,
  rules: byKey,
  /** The titles of the tables, in the order shown. */
  tables: z.record(id, text),
  /** Explains why two sections show different numbers. */
  differences: z.strictObject({
    heading: text,
    items: z.array(
      z.strictObject({
        id,
        title: text,
        figures: z.array(z.strictObject({ figure: figurePath })).min(2),
        text,
        open: text.optional(),
      }),
    ),
  }),
  /** A note about numbers that are not figures of the company. */
  ...textFields('samples', 'file'),
})

export type FigureTablesText = z.infer<typeof figureTablesSchema>

/** `figure-notes.yaml`: explains figures that seem to contradict each other. Copy includes a note by its key: `{notes.time}`. */
export const figureNotesSchema = texts('time', 'network', 'choice', 'people', 'fields', 'continents', 'scale')

export type Notes = z.infer<typeof figureNotesSchema>

/** Figures of people reached per city. The last figure is the sum for all cities that are not on the map. */
export const REACH_FIGURES = [...CITY_NAMES.map((city) => `thai.reach.${city}` as const), 'thai.reach.other'] as const
