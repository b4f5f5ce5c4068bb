import { createHash } from 'node:crypto'
import { isMap, isScalar, isSeq, type Pair, type Node as YamlNode } from 'yaml'
import type { Key, Reading, Side, Value } from '../protocol.ts'
import { bodyStart, type YamlPart, yamlPart } from '../yaml/yaml-part.ts'

export const digestOf = (...parts: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 16)

/** The YAML of a file in one language. */
export interface Tree {
  side: Side
  part: YamlPart
  /** The node that a path leads to; undefined where there is none. */
  at: (path: readonly Key[]) => unknown
  /** What the file holds. */
  data: unknown
}

export function pairAt(node: unknown, key: Key): Pair<YamlNode, YamlNode> | undefined {
  return isMap(node)
    ? (node.items.find((item) => isScalar(item.key) && item.key.value === key) as Pair<YamlNode, YamlNode> | undefined)
    : undefined
}

/** @throws RefusalError where the YAML cannot be read */
export function treeOf(name: string, side: Side, text: string): Tree {
  const part = yamlPart(name, text)
  const at: Tree['at'] = (path) =>
    path.length === 0 ? part.document.contents : (part.document.getIn(path, true) ?? undefined)
  return { side, part, at, data: part.document.toJS() }
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

/** Whether nothing stands at a path, and something could: what is there of the way is groups, entries of lists, or a value instead. */
function isFree({ at }: Tree, path: readonly Key[]): boolean {
  if (at(path) !== undefined) return false
  const around = path.slice(0, -1)
  const group = at(around)
  if (isMap(group)) return true
  return typeof path.at(-1) === 'string' && (isScalar(group) || (group === undefined && isFree({ at } as Tree, around)))
}

/** A value as it is, or that its key is not there; undefined where something else stands, or nothing can. */
export function readingAt(tree: Tree, path: readonly Key[]): Reading | undefined {
  const node = tree.at(path)
  if (!isScalar(node) && !isFree(tree, path)) return undefined
  const value = isScalar(node) ? (node.value as Value) : null
  // A value that a group would take the place of has to be the one that was seen.
  const instead = path.map((_, depth) => tree.at(path.slice(0, depth))).filter((around) => isScalar(around))
  return { value, read: digestOf(path, value, whereabouts(tree, path), ...instead.map((one) => one.value)) }
}

export function digestOfList(tree: Tree, path: readonly Key[]): string | undefined {
  const list = tree.at(path)
  return isSeq(list) ? digestOf(path, list.toJSON()) : undefined
}

/** The text below the front matter. */
export function bodyOf({ part }: Tree): Reading | undefined {
  const start = bodyStart(part)
  if (start === undefined) return undefined
  const value = part.text.slice(start)
  return { value, read: digestOf('body', value) }
}
