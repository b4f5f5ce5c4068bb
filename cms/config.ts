/** The configuration of Sveltia CMS, made from the schemas that the content is checked with: nothing is described twice. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CmsConfig, Collection, CollectionFile, Field } from '@sveltia/cms'
import { parse } from 'yaml'
import { z } from 'zod'
import { LOCALES } from '../contract/locale.ts'
import { SHARED_KEYS } from '../site/content/check-languages.ts'
import { contentSchemas } from '../site/content/content-schemas.ts'

/** JSON Schema, as `z.toJSONSchema` writes it for our schemas. */
interface Schema extends z.core.JSONSchema.BaseSchema {
  properties?: Record<string, Schema>
  additionalProperties?: boolean | Schema
  items?: Schema | Schema[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  enum?: string[]
}

/** Fields that can label a collapsed list item. The first existing one is used. */
const SUMMARIES = ['question', 'title', 'name', 'heading', 'label', 'text', 'figure', 'id']

/** A text longer than this gets a field of several lines. */
const LONG_TEXT = 70

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** `learnMoreAbout` reads "Learn more about". */
function labelOf(name: string): string {
  const words = name.replace(/[-_.]/g, ' ').replace(/(?<=[a-z0-9])(?=[A-Z])/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase()
}

/** Whether a value can be of a branch of a union. Looks no deeper than the names of its keys. */
function canBe(schema: Schema, value: unknown): boolean {
  if (schema.const !== undefined) return schema.const === value
  if (schema.enum) return schema.enum.includes(value as string)
  if (schema.type === 'array') return Array.isArray(value)
  if (schema.type === 'object') {
    if (!isObject(value)) return false
    const { properties = {}, required = [], additionalProperties } = schema
    const isClosed = additionalProperties === false
    return required.every((key) => key in value) && (!isClosed || Object.keys(value).every((key) => key in properties))
  }
  if (schema.type === 'integer') return typeof value === 'number'
  return schema.type === undefined || schema.type === typeof value
}

/** True for a text that may be left empty. */
function mayBeEmpty({ type, enum: choices, pattern, minLength = 0 }: Schema): boolean {
  if (choices) return choices.includes('')
  return type === 'string' && minLength === 0 && (pattern === undefined || new RegExp(pattern).test(''))
}

/** Objects of several shapes in one list share one set of fields, of which those are required that all shapes require. */
function mergeShapes(shapes: readonly Schema[]): Schema {
  const [first = {}, ...others] = shapes
  return {
    ...first,
    properties: Object.assign({}, ...shapes.map(({ properties }) => properties)),
    required: (first.required ?? []).filter((key) => others.every(({ required }) => required?.includes(key))),
  }
}

/** Makes the fields of one file. `values` are what stands at a place in both languages and in every item of a list. */
function fieldMaker(root: Schema, isTranslated: boolean) {
  function resolve(schema: Schema, values: readonly unknown[]): Schema {
    if (schema.$ref === '#') return root
    const branches = (schema.anyOf ?? schema.oneOf)?.map((branch) => resolve(branch, values))
    if (!branches) return schema
    const used = branches.filter((branch) => values.some((value) => value !== undefined && canBe(branch, value)))
    const shapes = used.filter(({ type }) => type === 'object')
    const isText = branches.every(({ type }) => type === 'string')
    const chosen = isText
      ? { type: 'string' as const }
      : shapes.length > 1
        ? mergeShapes(shapes)
        : (used[0] ?? branches[0])
    return { ...chosen, ...(schema.description && { description: schema.description }) }
  }

  function objectFields(schema: Schema, values: readonly unknown[]): Field[] {
    const objects = values.filter(isObject)
    const { properties = {}, required = [], additionalProperties } = schema
    // A record has the keys that are there today: they are names that code and links rely on.
    const further = isObject(additionalProperties) ? objects.flatMap((value) => Object.keys(value)) : []
    const names = new Set([...Object.keys(properties), ...further])
    return [...names].map((name) => {
      const member = properties[name] ?? (additionalProperties as Schema)
      const isRequired = name in properties ? required.includes(name) : true
      return field(
        name,
        member,
        isRequired,
        objects.map((value) => value[name]),
      )
    })
  }

  function listField(common: Field, schema: Schema, values: readonly unknown[]): Field {
    const items = values.filter(Array.isArray)
    const { minItems, maxItems } = schema
    const shapes = Array.isArray(schema.items) ? schema.items : [schema.items ?? {}]
    const all = items.flat()
    const item = shapes.length > 1 && shapes[0]?.type === 'object' ? mergeShapes(shapes) : resolve(shapes[0] ?? {}, all)
    const isFixed = minItems !== undefined && minItems === maxItems
    const list = {
      ...common,
      widget: 'list',
      collapsed: true,
      ...(minItems !== undefined && { min: minItems }),
      ...(maxItems !== undefined && { max: maxItems }),
      ...(isFixed && { allow_add: false, allow_remove: false, allow_reorder: false }),
    } as const
    if (item.type === 'object') {
      const summary = SUMMARIES.find((name) => item.properties?.[name])
      return { ...list, fields: objectFields(item, all), ...(summary && { summary: `{{${summary}}}` }) } as Field
    }
    return { ...list, field: field('item', item, true, all) } as Field
  }

  function field(name: string, given: Schema, isRequired: boolean, values: readonly unknown[]): Field {
    const schema = resolve(given, values)
    const { type, description, minLength, maxLength, minimum, maximum, pattern, format } = schema
    const isShared =
      SHARED_KEYS.has(name) || schema.enum !== undefined || format === 'date' || type === 'number' || type === 'integer'
    const common = {
      name,
      label: labelOf(name),
      required: isRequired && !mayBeEmpty(schema),
      ...(description && { hint: description }),
      ...(isTranslated && { i18n: isShared || type === 'boolean' ? ('duplicate' as const) : true }),
    }
    if (schema.enum) return { ...common, widget: 'select', options: schema.enum }
    if (type === 'object') {
      return { ...common, widget: 'object', collapsed: true, fields: objectFields(schema, values) }
    }
    if (type === 'array') return listField(common, schema, values)
    if (type === 'boolean') return { ...common, widget: 'boolean' }
    if (type === 'number' || type === 'integer') {
      const limits = { ...(minimum !== undefined && { min: minimum }), ...(maximum !== undefined && { max: maximum }) }
      return { ...common, widget: 'number', value_type: type === 'integer' ? 'int' : 'float', ...limits }
    }
    if (format === 'date') return { ...common, widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' }
    const isLong = values.some((value) => typeof value === 'string' && value.length > LONG_TEXT)
    return {
      ...common,
      widget: isLong ? 'text' : 'string',
      ...(minLength !== undefined && minLength > 1 && { minlength: minLength }),
      ...(maxLength !== undefined && { maxlength: maxLength }),
      ...(pattern && { pattern: [pattern, description ?? `has to match ${pattern}`] as [string, string] }),
    }
  }
  return { field, objectFields, resolve }
}

/** The data of a YAML file, or of the front matter of Markdown. */
function readData(folder: string, path: string): unknown {
  const text = readFileSync(join(folder, path), 'utf8')
  return parse(path.endsWith('.md') ? (text.split(/^---$/m)[1] ?? '') : text)
}

/** The fields of a file, or of all files of a folder, in each language that has one. */
function fieldsOf(folder: string, schema: z.ZodType, paths: readonly string[], isTranslated: boolean): Field[] {
  const root = z.toJSONSchema(schema, { io: 'input', target: 'draft-7', unrepresentable: 'any' }) as Schema
  const { field, objectFields, resolve } = fieldMaker(root, isTranslated)
  const values = paths.map((path) => readData(folder, path))
  const resolved = resolve(root, values)
  if (resolved.type !== 'array') return objectFields(resolved, values)
  // A file that is one list as a whole.
  return [{ ...field('items', root, true, values), root: true } as Field]
}

/** Markdown is edited as source, because the rich-text editor would reformat it. */
const BODY: Field = { name: 'body', label: 'Text (Markdown)', widget: 'markdown', modes: ['raw'], i18n: true }

/** Folders of Markdown. Staff add files to the first one alone. */
const MARKDOWN = {
  '{locale}/blog/*.md': { label: 'Articles', label_singular: 'Article', create: true },
  '{locale}/legal/*.md': { label: 'Legal texts', create: false },
  '{locale}/resources/strategy-guide/*.md': { label: 'Strategy guide', create: false },
}

/** The lists of files, by their folder. */
const GROUPS = {
  '': 'Company and figures',
  '{locale}/': 'Texts',
  '{locale}/pages/': 'Pages',
  '{locale}/resources/': 'Files for download',
  '{locale}/blog/': 'Blog',
}

/** @param folder `content/` */
export function cmsConfig(folder: string): CmsConfig {
  /** The files that a path with `{locale}` and `*` means. */
  const filesOf = (path: string) => globSync(path.replace('{locale}', '{en,th}'), { cwd: folder }).sort()
  const target = (path: string) => `content/${path.replace('{locale}', '{{locale}}')}`
  const paths = Object.entries(contentSchemas)
  const fileCollections = Object.entries(GROUPS).map(([group, label]): Collection => {
    const i18n = group !== ''
    const ofGroup = paths.filter(([path]) => path.endsWith('.yaml') && path.replace(/[^/]*$/, '') === group)
    const files = ofGroup.map(([path, schema]): CollectionFile => {
      const name = path.slice(group.length, -'.yaml'.length)
      return {
        name,
        label: labelOf(name),
        file: target(path),
        i18n,
        fields: fieldsOf(folder, schema, filesOf(path), i18n),
      }
    })
    return { name: labelOf(label).toLowerCase().replaceAll(' ', '-'), label, format: 'yaml', i18n, files }
  })
  const markdown = Object.entries(MARKDOWN).map(([path, options]): Collection => {
    const schema = contentSchemas[path]
    if (!schema) throw new Error(`site/content/content-schemas.ts has no ${path}`)
    return {
      ...options,
      name: options.label.toLowerCase().replaceAll(' ', '-'),
      folder: target(path).replace('/*.md', ''),
      format: 'yaml-frontmatter',
      extension: 'md',
      i18n: true,
      delete: false,
      fields: [...fieldsOf(folder, schema, filesOf(path), true), BODY],
    }
  })
  return {
    // For staff without a checkout, docs/editing.md says how to put this on a protected address.
    backend: { name: 'github', repo: process.env.CMS_REPOSITORY ?? 'owner/repository' },
    load_config_file: false,
    app_title: 'Krajai Newswire',
    media_folder: 'content',
    show_preview_links: false,
    // The development site shows the page itself.
    editor: { preview: false },
    i18n: { structure: 'multiple_folders', locales: [...LOCALES], default_locale: 'en' },
    collections: [...fileCollections, ...markdown],
  }
}
