import { createHash } from 'node:crypto'
import { isMap, isScalar, isSeq, type Pair, type Node as YamlNode } from 'yaml'
import type { Locale } from '../../contract/locale.ts'
import type { ContentFile, Group, Hint, Key, List, Node, Reading, Side, Text, Value } from '../protocol.ts'
import { bodyStart, type YamlPart, yamlPart } from '../yaml/yaml-part.ts'
import { boundsAt, descriptionsAt, firstInputAt, inputAt, type JsonSchema } from './json-schema.ts'
import type { PlaceOf } from './places.ts'

/** Keys whose value is the same in every language (site/content/check-languages.ts). */
const ALIKE = new Set(['id', 'key', 'slug', 'figure', 'code', 'coverMotif', 'motif', 'category'])

export const digestOf = (...parts: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 16)

/** A file in each of its languages, as text. */
export interface FileTexts {
  name: string
  texts: ReadonlyMap<Side, string>
  schema: JsonSchema
}

/** The language in which a side's comments are written. */
const langOf = (side: Side): Locale => (side === 'th' ? 'th' : 'en')

const bare = (comment: string) =>
  comment
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .trim()

const hintOf = (comment: string | null | undefined, side: Side): Hint[] =>
  comment ? [{ lang: langOf(side), text: bare(comment) }] : []

interface Tree {
  side: Side
  part: YamlPart
  /** For each list around a value, how many entries it has: an entry more or less is another place. */
  at: (path: readonly Key[]) => unknown
}

function pairAt(node: unknown, key: Key): Pair<YamlNode, YamlNode> | undefined {
  return isMap(node)
    ? (node.items.find((item) => isScalar(item.key) && item.key.value === key) as Pair<YamlNode, YamlNode> | undefined)
    : undefined
}

function treeOf(side: Side, part: YamlPart): Tree {
  return { side, part, at: (path) => (path.length === 0 ? part.document.contents : part.document.getIn(path, true)) }
}

/** The names of the entries around a value, so that the value of one entry is never taken for that of another. */
function whereabouts({ at }: Tree, path: readonly Key[]): unknown[] {
  return path.flatMap((key, depth) => {
    if (typeof key !== 'number') return []
    const list = at(path.slice(0, depth))
    const entry = at(path.slice(0, depth + 1))
    const name = isMap(entry) ? (entry.get('id') ?? entry.get('slug') ?? entry.get('key') ?? key) : key
    return [isSeq(list) ? list.items.length : 0, name]
  })
}

function readingAt(tree: Tree, path: readonly Key[]): Reading | undefined {
  const node = tree.at(path)
  if (!isScalar(node)) return undefined
  const value = node.value as Value
  return { value, read: digestOf(path, value, whereabouts(tree, path)) }
}

const digestOfList = (tree: Tree, path: readonly Key[]): string | undefined => {
  const list = tree.at(path)
  return isSeq(list) ? digestOf(path, list.toJSON()) : undefined
}

const fromEntries = <Item>(entries: readonly (readonly [Side, Item | undefined])[]) =>
  Object.fromEntries(entries.filter(([, item]) => item !== undefined)) as Partial<Record<Side, Item>>

/** @param trees the first leads: what only another language has is a mistake, which the check tells */
function nodesOf(trees: readonly Tree[], schema: JsonSchema, name: string, placeOf: PlaceOf): Node[] {
  const [leading] = trees
  if (!leading) return []

  function hintsAt(path: readonly Key[], withDescriptions: boolean): Hint[] {
    const parent = path.slice(0, -1)
    const key = path.at(-1) as Key
    const comments = trees.flatMap((tree) => {
      const around = tree.at(parent)
      const pair = pairAt(around, key)
      const own = tree.at(path) as YamlNode | undefined
      const first = isSeq(own) ? (own.items[0] as YamlNode | undefined)?.commentBefore : undefined
      const ofPair = pair && ((pair.key as YamlNode).commentBefore ?? first)
      // What stands above the first entry is about the list, and at the top of a file about the file.
      const isFirst = key === 0 || (path.length === 1 && isMap(around) && around.items[0]?.key === pair?.key)
      const above = isFirst ? pair && first : (ofPair ?? own?.commentBefore)
      return [...hintOf(above, tree.side), ...hintOf(isScalar(own) ? own.comment : undefined, tree.side)]
    })
    const described = withDescriptions ? descriptionsAt(schema, path) : []
    const all = [...comments, ...described.map((text): Hint => ({ lang: 'en', text }))]
    return all.filter(({ text }, index) => all.findIndex((other) => other.text === text) === index)
  }

  function textAt(path: Key[], value: Value): Text {
    const both = fromEntries(trees.map((tree) => [tree.side, readingAt(tree, path)] as const))
    const alike = trees.length > 1 && (typeof value !== 'string' || ALIKE.has(String(path.at(-1))))
    const entered = inputAt(schema, path, value)
    const place = placeOf(name, path)
    return {
      kind: 'text',
      path,
      ...entered,
      alike: alike || (trees.length > 1 && entered.input !== 'text'),
      in: both,
      hints: hintsAt(path, true),
      ...(place && { place }),
    }
  }

  function within(node: unknown, path: Key[]): Node[] {
    if (isMap(node)) return node.items.map((pair) => nodeAt([...path, String((pair.key as { value: unknown }).value)]))
    if (isSeq(node)) return node.items.map((_, index) => nodeAt([...path, index]))
    return []
  }

  function nodeAt(path: Key[]): Node {
    const node = leading?.at(path)
    if (isScalar(node)) return textAt(path, node.value as Value)
    const nodes = within(node, path)
    const hints = hintsAt(path, false)
    if (!isSeq(node)) return { kind: 'group', path, hints, nodes } satisfies Group
    const first = node.items.length === 0 ? firstInputAt(schema, path) : undefined
    return {
      kind: 'list',
      path,
      hints,
      nodes,
      ...boundsAt(schema, path, node.items.length),
      ...(first && { first }),
      in: fromEntries(trees.map((tree) => [tree.side, digestOfList(tree, path)] as const)),
    } satisfies List
  }
  const root = leading.at([])
  return isSeq(root) ? [nodeAt([])] : within(root, [])
}

/** What stands above everything: it is about the whole file. */
function headOf({ part, side }: Tree): Hint[] {
  const { document } = part
  const { contents } = document
  const first = (isMap(contents) ? contents.items[0]?.key : isSeq(contents) ? contents.items[0] : undefined) as
    | YamlNode
    | undefined
  return hintOf([document, contents, first].flatMap((node) => node?.commentBefore ?? []).join('\n'), side)
}

/**
 * A file as the editor shows it: a tree of its values, each in all its languages.
 * @throws SyntaxError where the YAML of one cannot be read
 */
export function readFile({ name, texts, schema }: FileTexts, placeOf: PlaceOf): ContentFile {
  const trees = [...texts].map(([side, text]) => treeOf(side, yamlPart(name, text)))
  const bodies = trees.flatMap(({ side, part }) => {
    const start = bodyStart(part)
    if (start === undefined) return []
    const value = part.text.slice(start)
    return [[side, { value, read: digestOf('body', value) }] as const]
  })
  const place = placeOf(name, [])
  return {
    name,
    sides: [...texts.keys()],
    hints: trees.flatMap(headOf),
    nodes: nodesOf(trees, schema, name, placeOf),
    ...(bodies.length > 0 && { body: fromEntries(bodies) }),
    ...(place && { place }),
  }
}

/** What is at a path of a side now, as `readFile` gives it. */
export function readingIn(name: string, text: string, side: Side, path: readonly Key[] | 'body'): Reading | undefined {
  const part = yamlPart(name, text)
  if (path !== 'body') return readingAt(treeOf(side, part), path)
  const start = bodyStart(part)
  if (start === undefined) return undefined
  const value = text.slice(start)
  return { value, read: digestOf('body', value) }
}

export const listDigestIn = (name: string, text: string, side: Side, path: readonly Key[]): string | undefined =>
  digestOfList(treeOf(side, yamlPart(name, text)), path)
