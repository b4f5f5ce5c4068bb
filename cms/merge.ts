import { type Document, isMap, isScalar, isSeq, type Node, parseDocument } from 'yaml'

/** Does not wrap texts, so that a changed sentence changes only its own line in a diff. */
const FORMAT = { lineWidth: 0 }

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What a form sends for an optional field that nobody filled in. */
const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0)

/** The keys by which an item of a list is recognized after others were added, removed or moved. */
const idOf = (value: unknown) => (isObject(value) ? (value.id ?? value.key ?? value.slug ?? value.figure) : undefined)

/** The item of the old list that a new one came from: by its id, or by its place where no item was added or removed. */
function findItem(old: readonly Node[], value: unknown, place: number, isSameLength: boolean): Node | undefined {
  const id = idOf(value)
  const here = old[place]
  // Two items of a list may show the same figure, so the place counts first.
  if (id !== undefined && idOf(here?.toJSON()) !== id) return old.find((node) => idOf(node.toJSON()) === id)
  if (id !== undefined || isSameLength) return here
  return old.find((node) => JSON.stringify(node.toJSON()) === JSON.stringify(value))
}

/** The part of a field's configuration that a merge needs: which fields are optional. */
interface Shape {
  name?: string
  required?: boolean | string[] | undefined
  fields?: readonly Shape[] | undefined
  field?: Shape | undefined
}

/** Writes the value into a node and returns it. Keeps comments, order and quotes of unchanged parts. */
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
    node.items = value.map((item, place) => {
      const from = findItem(old, item, place, old.length === value.length)
      const isFree = from !== undefined && unused.delete(from)
      return mergeNode(document, isFree ? from : undefined, item, inside)
    })
    return node
  }
  if (isScalar(node)) {
    // Sveltia trims texts; a space that was there on purpose stays.
    const isSame = node.value === value || (typeof node.value === 'string' && node.value.trim() === value)
    if (!isSame) node.value = value
    return node
  }
  return document.createNode(asNew(value, shape)) as Node
}

/** New data with its keys in the order of the fields, and without optional fields that nobody filled in. */
function asNew(value: unknown, shape?: Shape): unknown {
  if (Array.isArray(value)) return value.map((item) => asNew(item, shape?.field ?? shape))
  if (!isObject(value) || !shape?.fields) return value
  const entries = shape.fields.flatMap((field): [string, unknown][] => {
    const member = value[field.name ?? '']
    return isEmpty(member) && field.required === false ? [] : [[field.name ?? '', asNew(member, field)]]
  })
  return Object.fromEntries(entries)
}

/**
 * Puts data into the text of a YAML file. Only what differs changes; a key that the data leaves out stays as it is.
 *
 * @param text empty for a new file
 */
export function mergeYaml(text: string, data: unknown, shape?: Shape): string {
  const document = parseDocument(text)
  document.contents = mergeNode(document, document.contents ?? undefined, data, shape) as typeof document.contents
  return document.toString(FORMAT)
}

const FRONT_MATTER = /^---\n(?<yaml>.*?\n)---\n(?<body>.*)$/s

/** The same for Markdown with YAML at its head; `body` is the text below it. */
export function mergeMarkdown(
  text: string,
  { body, ...data }: Record<string, unknown>,
  fields: readonly Shape[],
): string {
  const { yaml = '', body: oldBody = '' } = FRONT_MATTER.exec(text)?.groups ?? {}
  const newBody = String(body ?? '').trim()
  const kept = oldBody.trim() === newBody ? oldBody : `\n${newBody}\n`
  return `---\n${mergeYaml(yaml, data, { fields })}---\n${kept}`
}
