import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { isCollection, isMap, isScalar } from 'yaml'
import { projectFolder } from '../../tools/runtime.js'
import { openedFolder } from '../content/fixture-folder.ts'
import { groupAt, type JsonSchema, jsonSchemaOf, shapesAt } from '../content/json-schema.ts'
import { keysOf } from '../content/schema-keys.ts'
import type { Value } from './scalar-splice.ts'
import { withValues } from './with-values.ts'
import { type Key, type YamlPart, yamlPart } from './yaml-part.ts'

// It adds some hundred keys to all content, and takes them out again.
vi.setConfig({ testTimeout: 300_000 })

const folder = join(projectFolder, 'content')
const { schemas } = openedFolder(folder).content.checkNow()
const files = globSync('**/*.{yaml,md}', { cwd: folder }).map((path) => path.replaceAll('\\', '/'))
const textOf = (path: string) => readFileSync(join(folder, path), 'utf8')

interface Place {
  path: Key[]
  isThere: boolean
}

/** How the group at a path is written: its keys, the kinds of their values, its lines and comments. */
function mannerOf(part: YamlPart, path: Key[]): string {
  const group = path.length === 0 ? part.document.contents : part.document.getIn(path, true)
  if (!isMap(group)) return ''
  const kindOf = (value: unknown) => (isScalar(value) ? value.type : isCollection(value) && value.flow)
  const [start = 0, , end] = group.range ?? []
  const written = part.text.slice(part.start + start, end && part.start + end).trim()
  return JSON.stringify([
    ...[group.flow, written.includes('#'), written.includes('\n')],
    group.items.map(({ key, value }) => [String(key), kindOf(value)]),
  ])
}

/** Of the places for the same key in groups that are written in the same manner the first and the last. */
function unlike(part: YamlPart, places: readonly Place[]): Place[] {
  const alike = Map.groupBy(places, ({ path }) => `${path.at(-1)} ${mannerOf(part, path.slice(0, -1))}`)
  return [...alike.values()].flatMap((same) => same.filter((_, index) => index === 0 || index === same.length - 1))
}

/** Every key of a file that its schema lets be left out, whether it is there or not. */
function optionalKeys(root: JsonSchema, data: unknown): Place[] {
  const within = (value: unknown, path: Key[]): Place[] => {
    if (Array.isArray(value)) return value.flatMap((entry, index) => within(entry, [...path, index]))
    if (typeof value !== 'object' || value === null) return []
    const { properties = {}, required = [] } = groupAt(root, path, data) ?? {}
    const own = Object.keys(properties)
      .filter((key) => !required.includes(key))
      .map((key) => ({ path: [...path, key], isThere: key in value }))
    return [...own, ...Object.entries(value).flatMap(([key, inner]) => within(inner, [...path, key]))]
  }
  return within(data, [])
}

/** Something that can be entered for a key: for each of the shapes that it may have, the values of its parts. */
function samplesAt(root: JsonSchema, path: Key[], data: unknown): { path: Key[]; value: Value }[][] {
  return shapesAt(root, path, data).map((shape) => {
    if (shape.type === 'object')
      return Object.keys(shape.properties ?? {}).flatMap((key) => samplesAt(root, [...path, key], data)[0] ?? [])
    if (shape.type === 'array') throw new Error(`no list can be entered at ${path.join('.')}`)
    const [first] = shape.enum ?? (shape.const === undefined ? [] : [shape.const])
    const samples: Record<string, Value> = { integer: 3, number: 3, boolean: true }
    return [
      { path, value: first ?? samples[shape.type ?? ''] ?? "It’s: said, at length, in 'words' #1 ".repeat(5).trim() },
    ]
  })
}

function linesOnlyIn(one: string, other: string): string[] {
  const lines = new Set(other.split('\n'))
  return one.split('\n').filter((line) => !lines.has(line))
}

describe.each(files)('%s', (path) => {
  const schema = schemas.get(path)
  const root = schema ? jsonSchemaOf(schema) : {}
  const text = textOf(path)
  const part = yamlPart(path, text)
  const data = part.document.toJS()
  const keys = keysOf(root, data)
  const places = unlike(part, optionalKeys(root, data))
  const out = (values: { path: Key[]; value: Value }[]) => values.map(({ path: at }) => ({ path: at, value: null }))

  test('each key that may be there and is not can be put in and taken out again, and nothing is left of it', () => {
    for (const place of places.filter(({ isThere }) => !isThere))
      for (const values of samplesAt(root, place.path, data)) {
        const longer = withValues(path, text, values, keys)
        expect(linesOnlyIn(text, longer).length, place.path.join('.')).toBeLessThanOrEqual(1)
        expect(withValues(path, longer, out(values), keys), place.path.join('.')).toBe(text)
      }
  })

  test('each key that is there and need not be can be taken out and put in again, and says what it said', () => {
    for (const { path: at } of places.filter(({ isThere }) => isThere)) {
      const values: { path: Key[]; value: Value }[] = []
      const collect = (value: unknown, inner: Key[]): void => {
        if (typeof value === 'object' && value !== null)
          for (const [key, below] of Object.entries(value)) collect(below, [...inner, key])
        else values.push({ path: inner, value: value as Value })
      }
      collect(
        at.reduce((around, key) => around[key], data),
        at,
      )
      const shorter = withValues(path, text, out(values), keys)
      const restored = withValues(path, shorter, values, keys)
      expect(yamlPart(path, restored).document.toJS()).toEqual(data)
    }
  })
})
