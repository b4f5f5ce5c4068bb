import { isDeepStrictEqual } from 'node:util'
import { type Document, isCollection, isMap, isScalar, isSeq, type Node, parseDocument } from 'yaml'
import { splitFrontMatter } from '../site/content/source/source-file.ts'

/** Text is not wrapped, so that a diff shows only the changed lines. */
const FORMAT = { lineWidth: 0 }

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** True for the value of an empty optional field. */
const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0)

/** The id of a list item. It stays the same when the list changes. */
const idOf = (value: unknown) => (isObject(value) ? (value.id ?? value.key ?? value.slug ?? value.figure) : undefined)

/** Finds the old version of a list item by its id, or by its index if the list has the same length. */
function findItem(old: readonly Node[], value: unknown, index: number, isSameLength: boolean): Node | undefined {
  const id = idOf(value)
  const here = old[index]
  // Two items can have the same figure, so the item at the same index is checked first.
  if (id !== undefined && idOf(here?.toJSON()) !== id) return old.find((node) => idOf(node.toJSON()) === id)
  if (id !== undefined || isSameLength) return here
  return old.find((node) => isDeepStrictEqual(node.toJSON(), value))
}

/** The part of a field's configuration that a merge uses. */
interface Shape {
  name?: string
  widget?: string | undefined
  required?: boolean | string[] | undefined
  fields?: readonly Shape[] | undefined
  field?: Shape | undefined
  /** True if the file is a list, and this is its only field. */
  root?: boolean | undefined
}

/** Writes a value into a node and returns the node. Keeps comments, order and quotes of unchanged parts. */
function mergeNode(document: Document, node: Node | undefined, value: unknown, shape?: Shape): Node {
  if (isMap(node) && isObject(value)) {
    for (const [key, member] of Object.entries(value)) {
      const inside = shape?.fields?.find(({ name }) => name === key)
      const old = node.get(key, true) as Node | undefined
      const isLeftOut = isEmpty(member) && (old === undefined || (inside?.required === false && !isEmpty(old.toJSON())))
      if (isLeftOut) node.delete(key)
      else node.set(key, mergeNode(document, old, member, inside))
    }
    return node
  }
  if (isSeq(node) && Array.isArray(value)) {
    const old = [...(node.items as Node[])]
    const unused = new Set(old)
    const inside = shape?.field ?? (shape?.fields && { fields: shape.fields })
    node.items = value.map((item, index) => {
      const from = findItem(old, item, index, old.length === value.length)
      const isFree = from !== undefined && unused.delete(from)
      const merged = mergeNode(document, isFree ? from : undefined, item, inside)
      // A new item has the style of the first one, such as `{ month: 1, day: 1 }`.
      if (!isFree && isCollection(merged) && isCollection(old[0])) merged.flow = old[0].flow === true
      return merged
    })
    return node
  }
  if (isScalar(node)) {
    // Sveltia trims texts. A text that differs only in spaces stays as it is.
    const isSame = node.value === value || (typeof node.value === 'string' && node.value.trim() === value)
    if (!isSame) node.value = value
    return node
  }
  return document.createNode(arrangeNew(value, shape)) as Node
}

/** Prepares data that the file does not have yet: sorts its keys by the order of the fields, and drops empty optional fields. */
function arrangeNew(value: unknown, shape?: Shape): unknown {
  if (Array.isArray(value)) return value.map((item) => arrangeNew(item, shape?.field ?? shape))
  if (!isObject(value) || !shape?.fields) return value
  const entries = shape.fields.flatMap((field): [string, unknown][] => {
    // Sveltia sends no value for a switch that nobody has pressed.
    const member = value[field.name ?? ''] ?? (field.widget === 'boolean' ? false : undefined)
    return isEmpty(member) && field.required === false ? [] : [[field.name ?? '', arrangeNew(member, field)]]
  })
  return Object.fromEntries(entries)
}

/**
 * Merges data into the text of a YAML file. Unchanged lines, and keys that the data does not have, stay as they are.
 *
 * @param text empty for a new file
 */
export function mergeYaml(text: string, data: unknown, shape?: Shape): string {
  const document = parseDocument(text)
  document.contents = mergeNode(document, document.contents ?? undefined, data, shape) as typeof document.contents
  return document.toString(FORMAT)
}

/** Merges data into a Markdown file with front matter. `body` is the text below the front matter. */
function mergeMarkdown(
  path: string,
  text: string,
  { body, ...data }: Record<string, unknown>,
  fields: readonly Shape[],
): string {
  const { yaml, body: oldBody } = splitFrontMatter(path, text)
  const newBody = String(body ?? '').trim()
  const kept = oldBody.trim() === newBody ? oldBody : `\n${newBody}\n`
  return `---\n${mergeYaml(yaml, data, { fields })}---\n${kept}`
}

/** The field of a file that is a list. */
const getRootList = ([first]: readonly Shape[]) => (first?.root ? first : undefined)

type FileData = Record<string, unknown>

/** Merges data into the text of a content file. */
export function mergeFile(path: string, text: string, data: FileData, fields: readonly Shape[]): string {
  if (path.endsWith('.md')) return mergeMarkdown(path, text, data, fields)
  const list = getRootList(fields)
  return list ? mergeYaml(text, data[list.name ?? ''], list) : mergeYaml(text, data, { fields })
}

/** Reads the text of a content file as Sveltia reads it. */
export function readFileData(path: string, text: string, fields: readonly Shape[]): FileData {
  const { yaml, body } = splitFrontMatter(path, text)
  const data = parseDocument(yaml).toJS() ?? {}
  const list = getRootList(fields)
  if (list) return { [list.name ?? '']: data }
  return path.endsWith('.md') ? { ...data, body: body.trim() } : data
}
