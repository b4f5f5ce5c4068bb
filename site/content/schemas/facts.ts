import { z } from 'zod'

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

const factSchema = z.strictObject({
  value: z.number(),
  format: z.enum(figureFormats),
  atLeast: z.literal(true).optional(),
})

export type Fact = z.infer<typeof factSchema>

/** A tree of named facts; the path of a fact, joined by dots, is its name. */
export interface FactGroup {
  readonly [name: string]: Fact | FactGroup
}

const nameSchema = z.string().regex(/^[a-z][A-Za-z]*$/, 'a name is written in camelCase, without digits')

const groupSchema: z.ZodType<FactGroup> = z.lazy(() => z.record(nameSchema, z.union([factSchema, groupSchema])))

export const factsSchema = groupSchema

export function isFact(node: Fact | FactGroup): node is Fact {
  return typeof node.value === 'number' && typeof node.format === 'string'
}
