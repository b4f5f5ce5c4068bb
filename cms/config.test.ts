import { globSync, readFileSync } from 'node:fs'
import type { Collection, Field } from '@sveltia/cms'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { cmsConfig } from './config.ts'
import { mergeYaml } from './merge.ts'

const collections = (cmsConfig('content').collections ?? []).filter((one): one is Collection => 'name' in one)
const paths = globSync('content/**/*.{yaml,md}').sort()

/** The fields of a content file. */
function fieldsOf(path: string): Field[] {
  const pattern = path.replace(/\/(?:en|th)\//, '/{{locale}}/')
  for (const collection of collections) {
    if ('files' in collection) {
      const file = collection.files.find(({ file }) => file === pattern)
      if (file) return file.fields
    } else if (path.endsWith('.md') && pattern.startsWith(`${collection.folder}/`)) return collection.fields
  }
  return []
}

const dataOf = (path: string): unknown => {
  const text = readFileSync(path, 'utf8')
  return parse(path.endsWith('.md') ? (text.split(/^---$/m)[1] ?? '') : text)
}

/** The keys of data for which there is no field, as `hero.lead`. */
function hiddenKeys(data: unknown, fields: readonly Field[], at = ''): string[] {
  if (Array.isArray(data)) return data.flatMap((item) => hiddenKeys(item, fields, at))
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([key, value]) => {
    const here = at === '' ? key : `${at}.${key}`
    const field = fields.find(({ name }) => name === key)
    if (!field) return [here]
    if ('field' in field && field.field) return hiddenKeys(value, [field.field as Field], here)
    return 'fields' in field ? hiddenKeys(value, field.fields as Field[], here) : []
  })
}

describe('the configuration', () => {
  it.each(paths)('shows every key of %s', (path) => {
    const fields = fieldsOf(path)
    const [first] = fields
    const isList = first !== undefined && 'root' in first
    const inside = isList && 'fields' in first ? (first.fields as Field[]) : fields
    expect(fields).not.toEqual([])
    expect(hiddenKeys(dataOf(path), inside)).toEqual([])
  })

  it('asks for both languages of copy, and once for what is the same in both', () => {
    const [question] = fieldsOf('content/en/faq.yaml')
    const fields = question && 'fields' in question ? (question.fields as Field[]) : []
    expect(fields.map(({ name, i18n }) => [name, i18n])).toEqual([
      ['id', 'duplicate'],
      ['question', true],
      ['answer', true],
    ])
  })

  it('takes limits and hints from the schemas', () => {
    const fields = fieldsOf('content/en/blog/a.md')
    expect(fields.find(({ name }) => name === 'excerpt')).toMatchObject({
      minlength: 90,
      maxlength: 160,
      required: true,
    })
    expect(fields.find(({ name }) => name === 'coverMotif')).toMatchObject({ widget: 'select', required: false })
    expect(fields.find(({ name }) => name === 'date')).toMatchObject({ widget: 'datetime', format: 'YYYY-MM-DD' })
  })
})

/** Every text in data, by the keys that lead there. */
function textsIn(data: unknown, at: PropertyKey[] = []): { at: PropertyKey[]; text: string }[] {
  if (typeof data === 'string') return [{ at, text: data }]
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([key, value]) =>
    textsIn(value, [...at, Array.isArray(data) ? Number(key) : key]),
  )
}

function withText(data: unknown, at: readonly PropertyKey[], text: string): unknown {
  const copy = structuredClone(data)
  let node = copy as Record<PropertyKey, unknown>
  for (const key of at.slice(0, -1)) node = node[key] as Record<PropertyKey, unknown>
  node[at.at(-1) ?? ''] = text
  return copy
}

describe('a merge into a file', () => {
  const yamlPaths = paths.filter((path) => path.endsWith('.yaml'))

  it.each(yamlPaths)('changes nothing of %s when nothing was changed', (path) => {
    const text = readFileSync(path, 'utf8')
    expect(mergeYaml(text, dataOf(path), { fields: fieldsOf(path) })).toBe(text)
  })

  it.each(yamlPaths)('changes one line of %s for each changed text', (path) => {
    const text = readFileSync(path, 'utf8')
    const data = dataOf(path)
    for (const { at } of textsIn(data).filter((_, position) => position % 25 === 0)) {
      const wanted = withText(data, at, 'Changed text')
      const merged = mergeYaml(text, wanted, {})
      expect(parse(merged)).toEqual(wanted)
      const lines = text.split('\n')
      const changed = merged.split('\n').filter((line, number) => line !== lines[number])
      // An id is how an item is recognized: with another one it is a new item.
      if (['id', 'key', 'slug', 'figure'].includes(String(at.at(-1)))) continue
      expect({ at, changed: changed.length }).toEqual({ at, changed: 1 })
    }
  })
})
