import stringWidth from 'string-width'
import { isCollection, isMap, isPair, isScalar, type Node, type Pair, type Scalar, type YAMLMap } from 'yaml'
import { RefusalError } from '../words/refusals.ts'
import { LINE_WIDTH } from './folded-lines.ts'
import { readsAs, scalarSplice, type Value } from './scalar-splice.ts'
import { columnOf, type Key, lineStart, type Splice, spliced, type YamlPart, yamlPart } from './yaml-part.ts'

/** What is written under a new key: a value, or a group of values. */
export type Written = Value | { readonly [key: string]: Written }

/** The keys that a map may have, in the order in which its schema says them. */
export type OrderOf = (map: readonly Key[]) => readonly string[]

const isGroup = (written: Written): written is { readonly [key: string]: Written } => typeof written === 'object'

type Entry = Pair<Scalar.Parsed, Node | null>

interface Found {
  map: YAMLMap.Parsed
  entries: Entry[]
  startOf: (entry: Entry) => number
  /** Where the value ends; a comment behind it is still to come. */
  endOf: (entry: Entry) => number
  /** Whether it stands within `{…}` or `[…]`, where there are no lines. */
  inFlow: boolean
}

function findMap(part: YamlPart, path: readonly Key[]): Found | undefined {
  const map = part.document.getIn(path, true)
  if (!isMap(map)) return undefined
  const inFlow = path.some((_, depth) => {
    const around = part.document.getIn(path.slice(0, depth), true)
    return isCollection(around) && around.flow === true
  })
  return {
    inFlow,
    map: map as YAMLMap.Parsed,
    entries: map.items.filter(isPair) as Entry[],
    startOf: ({ key }) => part.start + key.range[0],
    endOf: ({ key, value }) => {
      const end = part.start + (value?.range?.[1] ?? key.range[1] + 1)
      return part.text.slice(0, end).trimEnd().length
    },
  }
}

const nextLine = (text: string, offset: number) => {
  const end = text.indexOf('\n', offset)
  return end < 0 ? text.length : end + 1
}

/** Where the lines of an entry end: what is said below it, further in, is about it. */
function linesEnd({ text }: YamlPart, { endOf }: Found, entry: Entry, indent: number): number {
  let end = nextLine(text, endOf(entry))
  while (new RegExp(`^ {${indent + 1},}#`).test(text.slice(end, nextLine(text, end)))) end = nextLine(text, end)
  return end
}

/** Without the last entry of a map, the map is written as an empty one, which no block can be. */
function emptied(part: YamlPart, path: readonly Key[], { entries, startOf, endOf }: Found): Splice {
  const [only] = entries as [Entry]
  const last = path.at(-1)
  let start = startOf(only)
  if (typeof last === 'string') {
    const around = findMap(part, path.slice(0, -1))
    const own = around?.entries.find(({ key }) => key.value === last)
    if (own) start = part.text.indexOf(':', part.start + own.key.range[1]) + 1
  }
  const piece = part.text.slice(start, startOf(only))
  if (piece.includes('#')) throw new RefusalError('commentLost', { path: path.join('.') })
  return { start, end: endOf(only), text: typeof last === 'string' ? ' {}' : '{}' }
}

function removal(part: YamlPart, path: readonly Key[]): Splice {
  const around = path.slice(0, -1)
  const found = findMap(part, around)
  const at = found?.entries.findIndex(({ key }) => key.value === path.at(-1)) ?? -1
  if (!found || at < 0) throw new RefusalError('noValue', { path: path.join('.') })
  const { map, entries, startOf, endOf } = found
  const { text } = part
  const [before, own, after] = [entries[at - 1], entries[at] as Entry, entries[at + 1]]
  if (map.flow) {
    if (before) return { start: endOf(before), end: endOf(own), text: '' }
    if (after) return { start: startOf(own), end: startOf(after), text: '' }
    return { start: part.start + map.range[0], end: part.start + map.range[1], text: '{}' }
  }
  if (!before && !after) return emptied(part, around, found)
  const indent = columnOf(text, startOf(own))
  const end = linesEnd(part, found, own, indent)
  let start = lineStart(text, startOf(own))
  // Behind the dash of an entry: what comes next takes its place there.
  if (text.slice(start, startOf(own)).trim() !== '') return { start: startOf(own), end: end + indent, text: '' }
  // What stands above the first one is about all of them.
  const comment = new RegExp(`^ {${indent}}#`)
  while (before && comment.test(text.slice(lineStart(text, start - 1)))) start = lineStart(text, start - 1)
  // The last line of a file may lack its end.
  if (end === text.length && !text.endsWith('\n') && start > 0) start -= 1
  return { start, end, text: '' }
}

/** The text without a key and what stands under it; of the comments, the one above that is about this key alone goes with it. */
export const withoutKey = (part: YamlPart, path: readonly Key[]): string => spliced(part.text, [removal(part, path)])

/** Stands where a text will, until it is written in the quotes that it needs. */
const PLACEHOLDER = 'bare'

/** The quotes in which somebody put all texts beside it, though none needs them: a habit. */
function habitOf({ map, entries }: Found): string {
  const quotes = entries.flatMap(({ value }) => {
    if (!isScalar(value) || typeof value.value !== 'string') return []
    const quote = { QUOTE_SINGLE: "'", QUOTE_DOUBLE: '"' }[String(value.type)] ?? ''
    return quote === '' || readsAs(value.value, value.value, map.flow === true) ? [quote] : []
  })
  const [first = ''] = quotes
  return quotes.every((quote) => quote === first) ? first : ''
}

const inFlow = (written: Written, quote: string): string =>
  isGroup(written)
    ? `{ ${Object.entries(written)
        .map(([key, value]) => `${key}: ${inFlow(value, quote)}`)
        .join(', ')} }`
    : typeof written === 'string'
      ? quote + PLACEHOLDER + quote
      : String(written)

const inBlock = (written: Written, quote: string, indent: number): string =>
  isGroup(written)
    ? `\n${Object.entries(written)
        .map(([key, value]) => {
          const below = inBlock(value, quote, indent + 2)
          return `${' '.repeat(indent)}${key}:${below.startsWith('\n') ? '' : ' '}${below}`
        })
        .join('\n')}`
    : inFlow(written, quote)

/** Everything that is written under a key, by its path. */
function leavesOf(written: Written, path: readonly Key[]): { path: Key[]; value: Value }[] {
  if (!isGroup(written)) return [{ path: [...path], value: written }]
  return Object.entries(written).flatMap(([key, value]) => leavesOf(value, [...path, key]))
}

/** The same with its keys as their schema says them. */
function inOrder(written: Written, path: readonly Key[], order: OrderOf): Written {
  if (!isGroup(written)) return written
  const names = order(path)
  const sorted = Object.keys(written).toSorted((one, other) => names.indexOf(one) - names.indexOf(other))
  return Object.fromEntries(sorted.map((key) => [key, inOrder(written[key] as Written, [...path, key], order)]))
}

/** Where a new key belongs among those that are there: after the nearest that its schema says before it, else first. */
function entryBefore({ entries }: Found, key: string, order: readonly string[]): Entry | undefined {
  const earlier = order.includes(key) ? order.slice(0, order.indexOf(key)) : order
  for (const name of earlier.toReversed()) {
    const entry = entries.find((one) => one.key.value === name)
    if (entry) return entry
  }
  return order.includes(key) ? undefined : entries.at(-1)
}

type Layout = 'flow' | 'block'

function addition(part: YamlPart, path: readonly Key[], written: Written, order: OrderOf, layout: Layout): Splice {
  const around = path.slice(0, -1)
  const key = String(path.at(-1))
  const found = findMap(part, around)
  if (!found) throw new RefusalError('noGroup', { path: around.join('.') })
  const { map, entries, startOf, endOf } = found
  const { text } = part
  const quote = habitOf(found)
  const [first] = entries
  if (!first) {
    const [start, end] = [part.start + map.range[0], part.start + map.range[1]]
    if (layout === 'flow') return { start, end, text: `{ ${key}: ${inFlow(written, quote)} }` }
    const isBehindDash = typeof around.at(-1) === 'number'
    const column = columnOf(text, start)
    const indent = isBehindDash ? column : (/^ *(?:- )*/.exec(text.slice(start - column))?.[0].length ?? 0) + 2
    const block = `${key}: ${inBlock(written, quote, indent + 2)}`.replace(': \n', ':\n')
    return isBehindDash
      ? { start, end, text: block }
      : { start: text.slice(0, start).trimEnd().length, end, text: `\n${' '.repeat(indent)}${block}` }
  }
  const before = entryBefore(found, key, order(around))
  if (map.flow) {
    const pair = `${key}: ${inFlow(written, quote)}`
    const at = before ? endOf(before) : startOf(first)
    return { start: at, end: at, text: before ? `, ${pair}` : `${pair}, ` }
  }
  const indent = columnOf(text, startOf(first))
  const below = layout === 'flow' ? inFlow(written, quote) : inBlock(written, quote, indent + 2)
  const pair = `${key}:${below.startsWith('\n') ? '' : ' '}${below}`
  const margin = ' '.repeat(indent)
  if (!before) return { start: startOf(first), end: startOf(first), text: `${pair}\n${margin}` }
  const at = linesEnd(part, found, before, indent)
  const isEnded = text[at - 1] === '\n'
  return { start: at, end: at, text: isEnded ? `${margin}${pair}\n` : `\n${margin}${pair}` }
}

function added(part: YamlPart, path: readonly Key[], written: Written, order: OrderOf, layout: Layout): string {
  const bare = spliced(part.text, [addition(part, path, written, order, layout)])
  const begun = yamlPart(part.file, bare)
  return spliced(
    bare,
    leavesOf(written, path).flatMap((leaf) => scalarSplice(begun, leaf.path, leaf.value) ?? []),
  )
}

/**
 * The text with a key more, where a person would have put it: in the order of the schema, indented like its neighbours, on one line as
 * long as that fits.
 *
 * @throws RefusalError where there is no group for it
 */
export function withKey(part: YamlPart, path: readonly Key[], content: Written, order: OrderOf): string {
  const written = inOrder(content, path, order)
  const inOneLine = added(part, path, written, order, 'flow')
  const known = new Set(part.text.split('\n'))
  const isLong = inOneLine.split('\n').some((line) => !known.has(line) && stringWidth(line) > LINE_WIDTH + 2)
  const around = findMap(part, path.slice(0, -1))
  const isEmpty = around?.entries.length === 0
  const hasLines = around && !around.inFlow && (isEmpty || around.map.flow !== true)
  return isLong && hasLines && (isEmpty || isGroup(written)) ? added(part, path, written, order, 'block') : inOneLine
}
