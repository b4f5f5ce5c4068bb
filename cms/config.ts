/** Creates the configuration of Sveltia CMS from the schemas of the content. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CmsConfig, Collection, CollectionFile, Field } from '@sveltia/cms'
import { parse } from 'yaml'
import { z } from 'zod'
import { LOCALES } from '../contract/locale.ts'
import { SHARED_KEYS } from '../site/content/check/check-languages.ts'
import { contentSchemas } from '../site/content/content-schemas.ts'
import { splitFrontMatter } from '../site/content/source/source-file.ts'
import { isObject } from './merge.ts'

/** The parts of JSON Schema that `z.toJSONSchema` uses for our schemas. */
interface Schema extends z.core.JSONSchema.BaseSchema {
  properties?: Record<string, Schema>
  additionalProperties?: boolean | Schema
  items?: Schema | Schema[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  enum?: string[]
}

/** The first of these fields that exists labels a collapsed part, else its first field. */
const SUMMARIES = ['question', 'name', 'title', 'heading', 'label', 'text', 'figure', 'id']

/** `{{question}}`, or `{{name.en}} · {{name.th}}` for a text in both languages. */
function createSummary(fields: readonly Field[], path = ''): string {
  const found = SUMMARIES.map((name) => fields.find((field) => field.name === name)).find(Boolean) ?? fields[0]
  if (!found) return ''
  const inner = 'fields' in found && found.widget === 'object' ? (found.fields as Field[]) : []
  if (inner.some(({ name }) => name === 'th')) return `{{${path}${found.name}.en}} · {{${path}${found.name}.th}}`
  return inner.length > 0 ? createSummary(inner, `${path}${found.name}.`) : `{{${path}${found.name}}}`
}

/** A longer text gets a field with several lines. */
const LONG_TEXT = 70

const readOwn = (name: string) => parse(readFileSync(join(import.meta.dirname, name), 'utf8'))
const THAI_LABELS: Record<string, string> = readOwn('labels.th.yaml')
const HINTS: Record<string, Record<string, string> | undefined> = readOwn('hints.yaml')

/** The hint for the longest end of a field's path that `hints.yaml` has. */
function findHint(file: string, [first, ...rest]: readonly string[]): string | undefined {
  if (first === undefined) return undefined
  const end = [first, ...rest].join('.')
  return HINTS[file]?.[end] ?? HINTS.everywhere?.[end] ?? findHint(file, rest)
}

/** `Price · ราคา` for `price`. Names that only the content has, such as those of figures, may have no Thai label. */
function createLabel(name: string): string {
  const words = name.replace(/[-_.]/g, ' ').replace(/(?<=[a-z0-9])(?=[A-Z])/g, ' ')
  const label = words.charAt(0).toUpperCase() + words.slice(1).toLowerCase()
  return THAI_LABELS[name] ? `${label} · ${THAI_LABELS[name]}` : label
}

/** True if a value fits a branch of a union. Our unions differ in the type or in the required keys. */
function fits({ type, required = [] }: Schema, value: unknown): boolean {
  if (isObject(value)) return type === 'object' && required.every((key) => key in value)
  return type === (typeof value === 'number' ? 'integer' : typeof value)
}

/** True for a text or a list that may be empty. */
function mayBeEmpty({ type, enum: choices, pattern, minLength = 0, minItems = 0 }: Schema): boolean {
  if (choices) return choices.includes('')
  if (type === 'array') return minItems === 0
  return type === 'string' && minLength === 0 && (pattern === undefined || new RegExp(pattern).test(''))
}

/** Merges the shapes of objects into one. A field is required if all shapes require it. */
function mergeShapes(shapes: readonly Schema[]): Schema {
  const [first = {}, ...others] = shapes
  return {
    ...first,
    properties: Object.assign({}, ...shapes.map(({ properties }) => properties)),
    required: (first.required ?? []).filter((key) => others.every(({ required }) => required?.includes(key))),
  }
}

/** Creates the fields of one file. `values` are the present values of a field, in both languages and in all items of a list. */
function createFieldMaker(root: Schema, isTranslated: boolean) {
  function resolve(schema: Schema, values: readonly unknown[]): Schema {
    if (schema.$ref === '#') return root
    const branches = (schema.anyOf ?? schema.oneOf)?.map((branch) => resolve(branch, values))
    if (!branches) return schema
    const isText = branches.every(({ type }) => type === 'string')
    if (isText) return { type: 'string' }
    const used = branches.filter((branch) => values.length === 0 || values.some((value) => fits(branch, value)))
    const shapes = used.filter(({ type }) => type === 'object')
    return shapes.length > 0 ? mergeShapes(shapes) : (used[0] ?? branches[0] ?? {})
  }

  function createObjectFields(schema: Schema, values: readonly unknown[]): Field[] {
    const objects = values.filter(isObject)
    const { properties = {}, required = [], additionalProperties } = schema
    // Staff cannot add keys to a record, because code and links use them.
    const further = isObject(additionalProperties) ? objects.flatMap((value) => Object.keys(value)) : []
    const names = new Set([...Object.keys(properties), ...further])
    return [...names].map((name) => {
      const member = properties[name] ?? (additionalProperties as Schema)
      const isRequired = name in properties ? required.includes(name) : true
      return createField(
        name,
        member,
        isRequired,
        objects.map((value) => value[name]),
      )
    })
  }

  function createListField(common: Field, schema: Schema, values: readonly unknown[]): Field {
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
      const fields = createObjectFields(item, all)
      return { ...list, fields, summary: createSummary(fields) } as Field
    }
    return { ...list, field: createField('item', item, true, all) } as Field
  }

  function createField(name: string, given: Schema, isRequired: boolean, values: readonly unknown[]): Field {
    const schema = resolve(given, values)
    const { type, minLength, maxLength, minimum, maximum, pattern, format } = schema
    const isShared =
      SHARED_KEYS.has(name) || schema.enum !== undefined || format === 'date' || type === 'number' || type === 'integer'
    const common = {
      name,
      label: createLabel(name),
      // Sveltia takes a list of languages here. With an empty list the key is always written, and its value may be empty.
      required: isRequired && mayBeEmpty(schema) ? [] : isRequired,
      ...(isTranslated && { i18n: isShared || type === 'boolean' ? ('duplicate' as const) : true }),
    }
    const options = schema.enum?.map((value) => ({ label: value || 'not decided yet · ยังไม่ได้ตัดสินใจ', value }))
    if (options) return { ...common, widget: 'select', options }
    if (type === 'object') {
      const fields = createObjectFields(schema, values)
      return { ...common, widget: 'object', collapsed: true, fields, summary: createSummary(fields) }
    }
    if (type === 'array') return createListField(common, schema, values)
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
      ...(pattern && { pattern: [pattern, `has to match ${pattern}`] as [string, string] }),
    }
  }
  return { createField, createObjectFields, resolve }
}

/** Adds the hints to fields and to the fields in them. A hint is also the message for a text that does not match the field's pattern. */
const withHints = (file: string, fields: readonly Field[], path: readonly string[] = []): Field[] =>
  fields.map((field) => {
    const here = [...path, field.name]
    const hint = findHint(file, here)
    const pattern = 'pattern' in field && field.pattern && hint ? [field.pattern[0], hint] : undefined
    return {
      ...field,
      ...(hint && { hint }),
      ...(pattern && { pattern }),
      ...('fields' in field && { fields: withHints(file, field.fields as Field[], here) }),
      ...('field' in field && { field: withHints(file, [field.field as Field], here)[0] }),
    } as Field
  })

/** Reads a YAML file, or the front matter of a Markdown file. */
function readData(folder: string, path: string): unknown {
  const text = readFileSync(join(folder, path), 'utf8')
  return parse(splitFrontMatter(path, text).yaml)
}

/** Creates the fields of a file, or of all files in a folder. `paths` has the files of both languages. */
function createFields(folder: string, schema: z.ZodType, paths: readonly string[], isTranslated: boolean): Field[] {
  const root = z.toJSONSchema(schema, { io: 'input', target: 'draft-7', unrepresentable: 'any' }) as Schema
  const { createField, createObjectFields, resolve } = createFieldMaker(root, isTranslated)
  const values = paths.map((path) => readData(folder, path))
  const resolved = resolve(root, values)
  if (resolved.type !== 'array') return createObjectFields(resolved, values)
  // The file is a list.
  return [{ ...createField('items', root, true, values), root: true } as Field]
}

/** Shows Markdown as source, because the rich-text editor would reformat it. Its buttons do not work on the source. */
const BODY: Field = {
  name: 'body',
  label: 'Text · เนื้อหา (Markdown)',
  hint: 'A picture: upload it in Assets, then write `![What it shows](/pictures/name.webp)`. · ภาพ: อัปโหลดใน Assets แล้วเขียน `![คำอธิบายภาพ](/pictures/name.webp)`',
  widget: 'text',
  i18n: true,
}

/** Folders of Markdown files. Staff can add files only to the articles. */
const MARKDOWN_FOLDERS = {
  '{locale}/blog/*.md': { label: 'Articles · บทความ', label_singular: 'Article · บทความ', create: true },
  '{locale}/legal/*.md': { label: 'Legal texts · ข้อกฎหมาย', create: false },
  '{locale}/resources/strategy-guide/*.md': { label: 'Strategy guide · คู่มือกลยุทธ์', create: false },
}

/** YAML files by folder, with the label of each group. */
const YAML_FOLDERS = {
  '': 'Company and figures · บริษัทและตัวเลข',
  '{locale}/': 'Texts · ข้อความ',
  '{locale}/pages/': 'Pages · หน้า',
  '{locale}/resources/': 'Files for download · ไฟล์ดาวน์โหลด',
  '{locale}/blog/': 'Blog · หมวดบทความ',
}

/** `legal-texts` for `Legal texts · ข้อกฎหมาย` */
const createName = (label: string) => label.replace(/ · .*/, '').toLowerCase().replaceAll(' ', '-')

/** @param folder `content/` */
export function createCmsConfig(folder: string): CmsConfig {
  /** The files that match a path with `{locale}` and `*`. */
  const filesOf = (path: string) => globSync(path.replace('{locale}', '{en,th}'), { cwd: folder }).sort()
  const target = (path: string) => `content/${path.replace('{locale}', '{{locale}}')}`
  const paths = Object.entries(contentSchemas)
  const fileCollections = Object.entries(YAML_FOLDERS).map(([group, label]): Collection => {
    const i18n = group !== ''
    const ofGroup = paths.filter(([path]) => path.endsWith('.yaml') && path.replace(/[^/]*$/, '') === group)
    const files = ofGroup.map(([path, schema]): CollectionFile => {
      const name = path.slice(group.length, -'.yaml'.length)
      return {
        name,
        label: createLabel(name),
        file: target(path),
        i18n,
        fields: withHints(name, createFields(folder, schema, filesOf(path), i18n)),
      }
    })
    return { name: createName(label), label, format: 'yaml', i18n, files }
  })
  const markdown = Object.entries(MARKDOWN_FOLDERS).map(([path, options]): Collection => {
    const schema = contentSchemas[path]
    if (!schema) throw new Error(`site/content/content-schemas.ts has no ${path}. Correct the path in cms/config.ts.`)
    const name = createName(options.label)
    return {
      ...options,
      name,
      folder: target(path).replace('/*.md', ''),
      format: 'yaml-frontmatter',
      extension: 'md',
      i18n: true,
      delete: false,
      slug: { editable: false },
      fields: [...withHints(name, createFields(folder, schema, filesOf(path), true)), BODY],
    }
  })
  return {
    // Sveltia requires a backend. `hosted.ts` sets the real one.
    backend: { name: 'github', repo: 'owner/repository' },
    load_config_file: false,
    app_title: 'Krajai Newswire',
    media_folder: 'content/pictures',
    public_folder: '/pictures',
    // Photos from a camera or a phone become small enough for a page.
    media_libraries: {
      default: {
        config: {
          slugify_filename: true,
          transformations: { raster_image: { format: 'webp', quality: 80, width: 1600, height: 1600 } },
        },
      },
    },
    // An article's address and a picture's name have English letters only, and an address never changes.
    slug: { encoding: 'ascii', clean_accents: true },
    show_preview_links: false,
    // The editor needs no preview, because the development site shows the page.
    editor: { preview: false },
    i18n: { structure: 'multiple_folders', locales: [...LOCALES], default_locale: 'en' },
    collections: [...fileCollections, ...markdown],
  }
}

/** Finds the fields of a content file, such as `content/en/home.yaml`. Returns none for a file that the editor does not show. */
export function findFields(collections: readonly Collection[], path: string): readonly Field[] {
  const pattern = path.replace(/(?<=^content\/)(?:en|th)(?=\/)/, '{{locale}}')
  for (const collection of collections) {
    if ('files' in collection) {
      const file = collection.files.find((one) => one.file === pattern)
      if (file) return file.fields
    } else if ('folder' in collection && path.endsWith('.md') && pattern.startsWith(`${collection.folder}/`))
      return collection.fields
  }
  return []
}
