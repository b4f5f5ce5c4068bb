import { isMap, isScalar, isSeq, type Node as YamlNode } from 'yaml'
import { SHARED_KEYS } from '../../site/content/shared-keys.ts'
import { langOf } from '../file-names.ts'
import type { ContentFile, Group, Hint, Key, List, MaybeValue, Node, Reading, Side, Text } from '../protocol.ts'
import { boundsAt, descriptionsAt, firstInputAt, groupAt, inputAt, type JsonSchema, shapesAt } from './json-schema.ts'
import type { PlaceOf } from './places.ts'
import { partAt } from './schema-keys.ts'
import { bodyOf, digestOfList, pairAt, readingAt, type Tree, treeOf } from './trees.ts'

/** A file in each of its languages, as text. */
export interface FileTexts {
  name: string
  texts: ReadonlyMap<Side, string>
  schema: JsonSchema
}

const bare = (comment: string) =>
  comment
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .trim()

const hintOf = (comment: string | null | undefined, side: Side): Hint[] =>
  comment ? [{ lang: langOf(side), text: bare(comment) }] : []

const fromEntries = <Item>(entries: readonly (readonly [Side, Item | undefined])[]) =>
  Object.fromEntries(entries.filter(([, item]) => item !== undefined)) as Partial<Record<Side, Item>>

/** The keys of a group in any language, in the order of the first file; one that it lacks comes after those before it in the schema. */
function keysIn(groups: readonly unknown[], known: readonly string[]): string[] {
  const own = groups.map((group) =>
    isMap(group) ? group.items.map((pair) => String((pair.key as { value: unknown }).value)) : [],
  )
  const keys = [...(own[0] ?? [])]
  for (const key of known.filter((key) => !keys.includes(key))) {
    const before = known.slice(0, known.indexOf(key)).findLast((one) => keys.includes(one))
    keys.splice(before === undefined ? 0 : keys.indexOf(before) + 1, 0, key)
  }
  return [...new Set([...keys, ...own.flat()])]
}

/** @param trees the first leads: lists that only another language has are a mistake, which the check tells */
function nodesOf(trees: readonly Tree[], schema: JsonSchema, name: string, placeOf: PlaceOf): Node[] {
  /** The tree that tells what stands at a path: the first that has something there. */
  const leadingAt = (path: readonly Key[]) => trees.find(({ at }) => at(path) !== undefined)
  const dataAt = (path: readonly Key[]) => (leadingAt(path) ?? leadingAt(path.slice(0, -1)) ?? trees[0])?.data

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
    const described = withDescriptions ? descriptionsAt(schema, path, dataAt(path)) : []
    const all = [...comments, ...described.map((text): Hint => ({ lang: 'en', text }))]
    return all.filter(({ text }, index) => all.findIndex((other) => other.text === text) === index)
  }

  function textAt(path: Key[], value: MaybeValue, part: Key[] | undefined): Text {
    const entered = inputAt(schema, path, { value, data: dataAt(path), isOptional: part !== undefined })
    // A name for code is known by its key, or in a list of names by what its schema lets it be.
    const isName = shapesAt(schema, path, dataAt(path)).some(({ pattern }) => pattern?.startsWith('^[a-z'))
    const isCopy = (value === null || typeof value === 'string') && !isName && !SHARED_KEYS.has(String(path.at(-1)))
    const place = placeOf(name, path)
    return {
      kind: 'text',
      path,
      ...entered,
      alike: trees.length > 1 && (!isCopy || entered.input !== 'text'),
      ...(part && { part }),
      in: fromEntries(trees.map((tree) => [tree.side, readingAt(tree, path)] as const)),
      hints: hintsAt(path, true),
      ...(place && { place }),
    }
  }

  function within(group: unknown, path: Key[]): Node[] {
    if (isSeq(group)) return group.items.map((_, index) => nodeAt([...path, index]))
    if (!isMap(group)) return []
    const known = Object.keys(groupAt(schema, path, dataAt(path))?.properties ?? {})
    const groups = trees.map(({ at }) => at(path))
    return keysIn(groups, known).flatMap((key) => {
      const below = [...path, key]
      const own = leadingAt(below)?.at(below)
      if (own === undefined) return unsetAt(below)
      return [nodeAt(below), ...(isScalar(own) ? unsetGroupsAt(below, []) : [])]
    })
  }

  /** What a key that no file has could hold; one for each way where there are several. */
  function unsetAt(path: Key[]): Node[] {
    const data = dataAt(path.slice(0, -1))
    const shapes = shapesAt(schema, path, data)
    const isValue = shapes.some(({ type }) => type !== 'object' && type !== 'array')
    return [
      ...(isValue ? [textAt(path, null, partAt(schema, path, data))] : []),
      ...unsetGroupsAt(path, isValue ? [] : hintsAt(path, true)),
    ]
  }

  /** The groups that could stand at a path, where there is nothing or a single value. */
  function unsetGroupsAt(path: Key[], hints: Hint[]): Group[] {
    const groups = shapesAt(schema, path, dataAt(path.slice(0, -1))).filter(({ type }) => type === 'object')
    return groups.map((shape) => {
      const nodes = Object.keys(shape.properties ?? {}).flatMap((key) => unsetAt([...path, key]))
      return { kind: 'group', unset: true, path, hints, nodes }
    })
  }

  function nodeAt(path: Key[]): Node {
    const tree = leadingAt(path) as Tree
    const node = tree.at(path)
    if (isScalar(node)) return textAt(path, readingAt(tree, path)?.value ?? null, partAt(schema, path, tree.data))
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
  const root = trees[0]?.at([])
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
 * @throws RefusalError where the YAML of one cannot be read
 */
export function readFile({ name, texts, schema }: FileTexts, placeOf: PlaceOf): ContentFile {
  const trees = [...texts].map(([side, text]) => treeOf(name, side, text))
  const bodies = trees.flatMap((tree) => {
    const body = bodyOf(tree)
    return body ? [[tree.side, body] as const] : []
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
  const tree = treeOf(name, side, text)
  return path === 'body' ? bodyOf(tree) : readingAt(tree, path)
}

export const listDigestIn = (name: string, text: string, side: Side, path: readonly Key[]): string | undefined =>
  digestOfList(treeOf(name, side, text), path)
