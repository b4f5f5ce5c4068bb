import { z } from 'zod'
import { NAME_KEYS } from '../../site/content/shared-keys.ts'
import type { Input, Key, Value } from '../protocol.ts'
import { memberOf } from '../yaml/with-values.ts'

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
  required?: string[]
  minItems?: number
  maxItems?: number
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  $ref?: string
  definitions?: Record<string, JsonSchema>
}

const made = new WeakMap<z.ZodType, JsonSchema>()

export function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  const known = made.get(schema)
  if (known) return known
  const now = z.toJSONSchema(schema, { io: 'input', target: 'draft-7', unrepresentable: 'any' }) as JsonSchema
  made.set(schema, now)
  return now
}

const resolved = new WeakMap<JsonSchema, JsonSchema[]>()

/** A schema without references and choices: all shapes that a value may have there. */
function shapesOf(schema: JsonSchema, root: JsonSchema): JsonSchema[] {
  const known = resolved.get(schema)
  if (known) return known
  const now = resolve(schema, root)
  resolved.set(schema, now)
  return now
}

function resolve(schema: JsonSchema, root: JsonSchema): JsonSchema[] {
  if (schema.$ref !== undefined) {
    const name = schema.$ref.replace('#/definitions/', '')
    const found = schema.$ref === '#' ? root : root.definitions?.[name]
    return found ? shapesOf(found, root) : []
  }
  const choice = schema.anyOf ?? schema.oneOf
  if (choice) {
    const { description } = schema
    return choice
      .flatMap((one) => shapesOf(one, root))
      .map((shape) => (description ? { description, ...shape } : shape))
  }
  if (schema.allOf) return [Object.assign({}, ...schema.allOf.flatMap((one) => shapesOf(one, root)), schema)]
  return [schema]
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const kinds: Readonly<Record<string, (value: unknown) => boolean>> = {
  object: isGroup,
  array: Array.isArray,
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  integer: (value) => typeof value === 'number',
  boolean: (value) => typeof value === 'boolean',
}

/** Whether a value is of a shape, as far as what it is and has tells; what it lacks may be about to be written. */
function fits(shape: JsonSchema, value: unknown, root: JsonSchema, depth = 2): boolean {
  if (shape.type !== undefined && !kinds[shape.type]?.(value)) return false
  if (shape.const !== undefined && shape.const !== value) return false
  if (shape.enum && !shape.enum.includes(value as Value)) return false
  if (!isGroup(value) || depth === 0) return true
  return Object.entries(value).every(([key, own]) => {
    const inner = below(shape, key)
    if (!inner) return shape.additionalProperties !== false
    return shapesOf(inner, root).some((one) => fits(one, own, root, depth - 1))
  })
}

/** Of several shapes those that what stands there has; all, where it has none of them. */
function fitting(shapes: JsonSchema[], value: unknown, root: JsonSchema): JsonSchema[] {
  const own = value === undefined ? [] : shapes.filter((shape) => fits(shape, value, root))
  return own.length > 0 ? own : shapes
}

function below(shape: JsonSchema, key: Key): JsonSchema | undefined {
  if (typeof key === 'number') return Array.isArray(shape.items) ? shape.items[key] : shape.items
  if (shape.properties && Object.hasOwn(shape.properties, key)) return shape.properties[key]
  return typeof shape.additionalProperties === 'object' ? shape.additionalProperties : undefined
}

/** Finds something at a path of data once, and keeps it with the data, which does not change: who asks of a value asks of all around it. */
function once<Found>(find: (root: JsonSchema, path: readonly Key[], data: unknown) => Found): typeof find {
  const found = new WeakMap<object, WeakMap<JsonSchema, Map<string, Found>>>()
  return (root, path, data) => {
    if (typeof data !== 'object' || data === null) return find(root, path, data)
    const ofData = found.get(data) ?? new WeakMap<JsonSchema, Map<string, Found>>()
    const ofRoot = ofData.get(root) ?? new Map<string, Found>()
    found.set(data, ofData.set(root, ofRoot))
    const key = JSON.stringify(path)
    const known = ofRoot.get(key) ?? find(root, path, data)
    ofRoot.set(key, known)
    return known
  }
}

/** What may stand at a path around others: of several shapes those that what stands there has. */
const shapesAround = once((root, path, data): JsonSchema[] => {
  if (path.length === 0) return fitting(shapesOf(root, root), data, root)
  const value = path.reduce<unknown>(memberOf, data)
  // What has no parts does not tell which shape its parts would have.
  return fitting(shapesAt(root, path, data), isGroup(value) || Array.isArray(value) ? value : undefined, root)
})

/** What may stand at a path: one shape, or several where the schema leaves a choice. */
export function shapesAt(root: JsonSchema, path: readonly Key[], data?: unknown): JsonSchema[] {
  const key = path.at(-1)
  const around = shapesAround(root, path.slice(0, -1), data)
  if (key === undefined) return around
  return around.flatMap((shape) => below(shape, key) ?? []).flatMap((shape) => shapesOf(shape, root))
}

/**
 * The shape of the group at a path, which says what keys it may have; where it may have several, the first that has its keys, and of
 * these one that lacks none. A group of figures without a figure is still no figure: what that lacks could be groups without end.
 */
export const groupAt = once((root, path, data): JsonSchema | undefined => {
  const groups = shapesAt(root, path, data).filter(({ type }) => type === 'object')
  const group = path.reduce<unknown>(memberOf, data)
  const own = fitting(groups, group, root)
  return own.find(({ required = [] }) => required.every((key) => memberOf(group, key) !== undefined)) ?? own[0]
})

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

/** What is known of a place before it is asked how a value is entered there. */
export interface Entered {
  /** What stands there; null where its key is not in the file. */
  value: Value | null
  /** What the whole file holds: of several shapes it tells which one is meant. */
  data?: unknown
  /** It may be left out. */
  isOptional?: boolean
}

/** How a value is entered, and between what one chooses. */
export function inputAt(
  root: JsonSchema,
  path: readonly Key[],
  { value, data, isOptional = false }: Entered,
): { input: Input; choices?: Value[] } {
  // A value stands there, whatever else might: a group of figures may be called like a part of a figure.
  const shapes = shapesAt(root, path, data).filter(({ type }) => type !== 'object' && type !== 'array')
  const constants = shapes.flatMap(
    ({ const: constant, enum: names }) => names ?? (constant === undefined ? [] : [constant]),
  )
  if (!isOptional && NAME_KEYS.has(String(path.at(-1)))) return { input: 'fixed' }
  if (shapes.length > 0 && shapes.every((shape) => shape.const !== undefined || shape.enum)) {
    const choices = [...new Set(constants)]
    return choices.length > 1 || isOptional ? { input: 'choice', choices } : { input: 'fixed' }
  }
  if (path.at(-1) === 'figure') return { input: 'figure' }
  const is = (type: string) => (value ?? '') === '' && shapes.length > 0 && shapes.every((shape) => shape.type === type)
  if (typeof value === 'boolean' || is('boolean')) return { input: 'switch' }
  if (typeof value === 'number' || is('number') || is('integer')) return { input: 'number' }
  // Where a word may stand in place of a day (`open`), it is typed.
  const mayBeDay = constants.length === 0 && shapes.some(({ format }) => format === 'date')
  if (value ? /^\d{4}-\d\d-\d\d$/.test(value) : mayBeDay) return { input: 'day' }
  return { input: 'text' }
}

/** How the first entry of an empty list is entered, where it is a single value. */
export function firstInputAt(root: JsonSchema, path: readonly Key[]): Input | undefined {
  const entry = [...path, 0]
  const types = shapesAt(root, entry).flatMap(({ type }) => type ?? [])
  if (types.length === 0 || types.some((type) => type === 'object' || type === 'array')) return undefined
  return inputAt(root, entry, { value: types.includes('string') ? '' : 0 }).input
}

export const descriptionsAt = (root: JsonSchema, path: readonly Key[], data: unknown): string[] => [
  ...new Set(shapesAt(root, path, data).flatMap(({ description }) => description ?? [])),
]
