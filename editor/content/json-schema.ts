import { z } from 'zod'
import type { Input, Key, Value } from '../protocol.ts'

/** As much of JSON Schema as the schemas of the content come to. */
export interface JsonSchema {
  type?: string
  description?: string
  const?: Value
  enum?: Value[]
  format?: string
  pattern?: string
  properties?: Record<string, JsonSchema>
  additionalProperties?: JsonSchema | boolean
  items?: JsonSchema | JsonSchema[]
  minItems?: number
  maxItems?: number
  anyOf?: JsonSchema[]
  allOf?: JsonSchema[]
  $ref?: string
  definitions?: Record<string, JsonSchema>
}

export const jsonSchemaOf = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, { io: 'input', target: 'draft-7', unrepresentable: 'any' }) as JsonSchema

/** A schema without references and choices: all shapes that a value may have there. */
function shapesOf(schema: JsonSchema, root: JsonSchema): JsonSchema[] {
  if (schema.$ref !== undefined) {
    const name = schema.$ref.replace('#/definitions/', '')
    const found = schema.$ref === '#' ? root : root.definitions?.[name]
    return found ? shapesOf(found, root) : []
  }
  if (schema.anyOf) {
    const { description } = schema
    return schema.anyOf
      .flatMap((one) => shapesOf(one, root))
      .map((shape) => (description ? { description, ...shape } : shape))
  }
  if (schema.allOf) return [Object.assign({}, ...schema.allOf.flatMap((one) => shapesOf(one, root)), schema)]
  return [schema]
}

function below(shape: JsonSchema, key: Key): JsonSchema | undefined {
  if (typeof key === 'number') return Array.isArray(shape.items) ? shape.items[key] : shape.items
  const own = shape.properties?.[key]
  if (own) return own
  return typeof shape.additionalProperties === 'object' ? shape.additionalProperties : undefined
}

/** What may stand at a path: one shape, or several where the schema leaves a choice. */
export function shapesAt(root: JsonSchema, path: readonly Key[]): JsonSchema[] {
  let shapes = shapesOf(root, root)
  for (const key of path)
    shapes = shapes.flatMap((shape) => below(shape, key) ?? []).flatMap((shape) => shapesOf(shape, root))
  return shapes
}

/** How many entries a list may have. One that is laid down entry by entry has no choice. */
export function boundsAt(root: JsonSchema, path: readonly Key[], count: number): { least: number; most: number } {
  const lists = shapesAt(root, path).filter(({ type }) => type === 'array')
  if (lists.length === 0 || lists.every(({ items }) => Array.isArray(items))) return { least: count, most: count }
  return {
    // No list is left without an entry, whose shape the next one has.
    least: Math.max(1, Math.min(...lists.map(({ minItems = 0 }) => minItems))),
    most: Math.max(...lists.map(({ maxItems = 1000 }) => maxItems)),
  }
}

/** Keys by which code, links and the other language find an entry. */
const NAMES = new Set(['id', 'key', 'slug'])

/** How a value is entered, and between what one chooses. */
export function inputAt(root: JsonSchema, path: readonly Key[], value: Value): { input: Input; choices?: Value[] } {
  // A value stands there, whatever else might: a group of figures may be called like a part of a figure.
  const shapes = shapesAt(root, path).filter(({ type }) => type !== 'object' && type !== 'array')
  const constants = shapes.flatMap(
    ({ const: constant, enum: names }) => names ?? (constant === undefined ? [] : [constant]),
  )
  if (NAMES.has(String(path.at(-1)))) return { input: 'fixed' }
  if (shapes.length > 0 && shapes.every((shape) => shape.const !== undefined || shape.enum)) {
    return constants.length > 1 ? { input: 'choice', choices: constants } : { input: 'fixed' }
  }
  if (path.at(-1) === 'figure') return { input: 'figure' }
  if (typeof value === 'boolean') return { input: 'switch' }
  if (typeof value === 'number') return { input: 'number' }
  // Where a word may stand in place of a day (`open`), it is typed.
  const isDay = value === '' ? shapes.some(({ format }) => format === 'date') : /^\d{4}-\d\d-\d\d$/.test(value)
  if (isDay) return { input: 'day' }
  return { input: 'text' }
}

/** How the first entry of an empty list is entered, where it is a single value. */
export function firstInputAt(root: JsonSchema, path: readonly Key[]): Input | undefined {
  const entry = [...path, 0]
  const types = shapesAt(root, entry).flatMap(({ type }) => type ?? [])
  if (types.length === 0 || types.some((type) => type === 'object' || type === 'array')) return undefined
  return inputAt(root, entry, types.includes('string') ? '' : 0).input
}

export const descriptionsAt = (root: JsonSchema, path: readonly Key[]): string[] => [
  ...new Set(shapesAt(root, path).flatMap(({ description }) => description ?? [])),
]
