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
  table: id
    .optional()
    .describe(
      'The table on /about#figures. Its title is in figure-tables.yaml, under tables. · ตารางที่แสดงใน /about#figures ชื่อตารางอยู่ที่ Texts → Ledger → Tables',
    ),
  over: key
    .optional()
    .describe(
      'The set that was counted: a name. Its text is in figure-tables.yaml, under over. · ชื่อของกลุ่มที่นับ คำอธิบายอยู่ที่ Texts → Ledger → Over',
    ),
  rule: key
    .optional()
    .describe(
      'The rule of the count: a name, or open. Its text is in figure-tables.yaml, under rules. · ชื่อหลักการนับ หรือ open ถ้ายังไม่ทราบ คำอธิบายอยู่ที่ Texts → Ledger → Rules',
    ),
  by: z
    .union([z.enum(['ourselves', 'open']), bilingual])
    .optional()
    .describe(
      'Who counted, in both languages. Write ourselves if we set the number, or open if it is not known. · ใครนับ ใส่ทั้งสองภาษา ใส่ ourselves ถ้าเรากำหนดเอง หรือ open ถ้ายังไม่ทราบ',
    ),
  on: z
    .union([z.enum(['current', 'open']), day], { error: ({ input }) => findDayMistake(input) })
    .optional()
    .describe(
      'The day of the count: 2026-11-22. Write current if it is valid until we change it, or open. · วันที่นับ เช่น 2026-11-22 ใส่ current ถ้าใช้จนกว่าจะเปลี่ยน หรือ open ถ้ายังไม่ทราบ',
    ),
  sample: z.boolean().optional().describe('Yes if the figure belongs to invented content. · เปิดถ้าเป็นตัวเลขสมมติ'),
})

const counting = countingPart
  .optional()
  .describe('How it was counted. Missing details come from the group around it. · นับอย่างไร ส่วนที่ไม่กรอกใช้ของกลุ่มที่ครอบอยู่')

export type CountingPart = z.infer<typeof countingPart>

/** Each figure must have these fields, on itself or on a group that contains it. */
export const COUNTING_FIELDS = countingPart.keyof().options

const factSchema = z.strictObject({
  value: z
    .number()
    .describe('All digits of the number, without sign, comma or unit. · ตัวเลขล้วน ไม่มีเครื่องหมาย จุลภาค หรือหน่วย'),
  format: z.enum(figureFormats).describe('The number format. · รูปแบบตัวเลข'),
  counts: bilingual.describe(
    'What the number counts, for the tables on /about#figures. · ตัวเลขนี้นับอะไร สำหรับตารางใน /about#figures',
  ),
  atLeast: z
    .literal(true)
    .optional()
    .describe('Yes if the real number is higher: 150+, กว่า 150. · เปิดถ้าจำนวนจริงมากกว่านี้'),
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
        open: text
          .optional()
          .describe(
            'What we do not know yet about the difference. Only npm run launch-check shows it. · สิ่งที่ยังไม่ทราบเรื่องความต่างนี้ หน้าเว็บไม่แสดง',
          ),
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
