import { globSync, readFileSync } from 'node:fs'
import type { Collection, Field } from '@sveltia/cms'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { createCmsConfig, findFields as findFieldsIn } from './config.ts'
import { mergeYaml } from './merge.ts'

const collections = (createCmsConfig('content').collections ?? []).filter((one): one is Collection => 'name' in one)
const paths = globSync('content/**/*.{yaml,md}').sort()

const findFields = (path: string) => findFieldsIn(collections, path)

const readData = (path: string): unknown => {
  const text = readFileSync(path, 'utf8')
  return parse(path.endsWith('.md') ? (text.split(/^---$/m)[1] ?? '') : text)
}

/** Finds keys without a field, such as `hero.lead`. */
function findHiddenKeys(data: unknown, fields: readonly Field[], at = ''): string[] {
  if (Array.isArray(data)) return data.flatMap((item) => findHiddenKeys(item, fields, at))
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([key, value]) => {
    const here = at === '' ? key : `${at}.${key}`
    const field = fields.find(({ name }) => name === key)
    if (!field) return [here]
    if ('field' in field && field.field) return findHiddenKeys(value, [field.field as Field], here)
    return 'fields' in field ? findHiddenKeys(value, field.fields as Field[], here) : []
  })
}

describe('the configuration', () => {
  it.each(paths)('has a field for every key of %s', (path) => {
    const fields = findFields(path)
    const [first] = fields
    const isList = first !== undefined && 'root' in first
    const inside = isList && 'fields' in first ? (first.fields as Field[]) : fields
    expect(fields).not.toEqual([])
    expect(findHiddenKeys(readData(path), inside)).toEqual([])
  })

  it('has fields in both languages for copy, and one field for shared values', () => {
    const [question] = findFields('content/en/faq.yaml')
    const fields = question && 'fields' in question ? (question.fields as Field[]) : []
    expect(fields.map(({ name, i18n }) => [name, i18n])).toEqual([
      ['id', 'duplicate'],
      ['question', true],
      ['answer', true],
      ['open', true],
    ])
  })

  it('uses every hint', () => {
    const hints = (fields: readonly Field[]): unknown[] =>
      fields.flatMap((field) => [
        'hint' in field ? field.hint : undefined,
        ...('fields' in field ? hints(field.fields as Field[]) : []),
      ])
    const used = paths.flatMap((path) => hints(findFields(path)))
    const written = Object.values(parse(readFileSync('cms/hints.yaml', 'utf8')) as Record<string, object>)
    expect(written.flatMap((group) => Object.values(group)).filter((hint) => !used.includes(hint))).toEqual([])
  })

  it('has labels and hints in both languages, but labels of what only the content names', () => {
    const unlabelled = (fields: readonly Field[], path: string): string[] =>
      fields.flatMap((field) => [
        ...(field.label?.includes(' · ') || /facts|figure-tables|report/.test(path) ? [] : [field.name]),
        ...('hint' in field && field.hint && !field.hint.includes(' · ') ? [field.hint] : []),
        ...('fields' in field ? unlabelled(field.fields as Field[], path) : []),
      ])
    expect(paths.flatMap((path) => unlabelled(findFields(path), path))).toEqual([])
  })

  it('takes limits and hints from the schemas', () => {
    const fields = findFields('content/en/blog/a.md')
    expect(fields.find(({ name }) => name === 'excerpt')).toMatchObject({
      minlength: 90,
      maxlength: 160,
      required: true,
    })
    expect(fields.find(({ name }) => name === 'coverMotif')).toMatchObject({ widget: 'select', required: false })
    expect(fields.find(({ name }) => name === 'date')).toMatchObject({ widget: 'datetime', format: 'YYYY-MM-DD' })
  })
})

/** Finds every text in data, with the path of its keys. */
function findTexts(data: unknown, at: PropertyKey[] = []): { at: PropertyKey[]; text: string }[] {
  if (typeof data === 'string') return [{ at, text: data }]
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([key, value]) =>
    findTexts(value, [...at, Array.isArray(data) ? Number(key) : key]),
  )
}

function replaceText(data: unknown, at: readonly PropertyKey[], text: string): unknown {
  const copy = structuredClone(data)
  let node = copy as Record<PropertyKey, unknown>
  for (const key of at.slice(0, -1)) node = node[key] as Record<PropertyKey, unknown>
  node[at.at(-1) ?? ''] = text
  return copy
}

describe('a merge into a file', () => {
  const yamlPaths = paths.filter((path) => path.endsWith('.yaml'))

  it.each(yamlPaths)('does not change %s if the data is the same', (path) => {
    const text = readFileSync(path, 'utf8')
    expect(mergeYaml(text, readData(path), { fields: findFields(path) })).toBe(text)
  })

  it.each(yamlPaths)('changes one line of %s for one changed text', (path) => {
    const text = readFileSync(path, 'utf8')
    const data = readData(path)
    for (const { at } of findTexts(data).filter((_, position) => position % 25 === 0)) {
      const wanted = replaceText(data, at, 'Changed text')
      const merged = mergeYaml(text, wanted, {})
      expect(parse(merged)).toEqual(wanted)
      const lines = text.split('\n')
      const changed = merged.split('\n').filter((line, number) => line !== lines[number])
      // An item with another id is a new item.
      if (['id', 'key', 'slug', 'figure'].includes(String(at.at(-1)))) continue
      expect({ at, changed: changed.length }).toEqual({ at, changed: 1 })
    }
  })
})
