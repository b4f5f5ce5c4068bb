import {
  type Document,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  type Scalar,
  type YAMLSeq,
} from 'yaml'
import { RefusalError } from '../words/refusals.ts'

/** A step into a file: the name of a key, or the number of an entry. */
export type Key = string | number

/** What every object has of its own accord: written into a file's data, it would reach the whole process. */
const INHERITED: readonly Key[] = ['__proto__', 'constructor', 'prototype']

export const isKey = (step: unknown): step is Key =>
  (typeof step === 'string' || typeof step === 'number') && !INHERITED.includes(step)

/** A piece of text that takes the place of another. */
export interface Splice {
  start: number
  end: number
  text: string
}

/** The YAML of a file: all of it, or what stands at the head of Markdown. */
export interface YamlPart {
  /** What the file is called. */
  file: string
  /** The whole file. */
  text: string
  /** Where the YAML begins and ends. */
  start: number
  end: number
  document: Document.Parsed
  isMarkdown: boolean
}

const FRONT_MATTER = /^---\n(?<yaml>.*?\n)---\n/s

const MAX_KEPT = 8

/** What was parsed last, the newest first: a change reads the same text several times, to see what it came to. */
const parsed: YamlPart[] = []

/**
 * Reads a file's YAML. What it returns is shared, and not to be changed.
 * @throws RefusalError where the YAML cannot be read
 */
export function yamlPart(file: string, text: string): YamlPart {
  const known = parsed.findIndex((part) => part.text === text && part.file === file)
  const part = parsed.splice(known, known === -1 ? 0 : 1)[0] ?? parsePart(file, text)
  parsed.unshift(part)
  parsed.splice(MAX_KEPT)
  return part
}

function parsePart(file: string, text: string): YamlPart {
  const isMarkdown = file.endsWith('.md')
  const yaml = isMarkdown ? (FRONT_MATTER.exec(text)?.groups?.yaml ?? '') : text
  const start = isMarkdown && yaml !== '' ? '---\n'.length : 0
  const document = parseDocument(yaml, { keepSourceTokens: true, prettyErrors: false })
  const [error] = document.errors
  if (error) throw new RefusalError('unreadable', { file, parser: error.message })
  return { file, text, start, end: start + yaml.length, document, isMarkdown }
}

/** Where the text below the front matter begins; undefined for a file of YAML alone. */
export const bodyStart = ({ isMarkdown, end }: YamlPart): number | undefined =>
  isMarkdown ? end + (end > 0 ? '---\n'.length : 0) : undefined

/** A value, and what has to be known of its surroundings to write another one in its place. */
export interface FoundScalar {
  node: Scalar.Parsed
  /** Whether it stands within `{…}` or `[…]`. */
  inFlow: boolean
  /** How far the lines of a block below it are indented. */
  indent: number
}

export const lineStart = (text: string, offset: number) => text.lastIndexOf('\n', offset - 1) + 1
export const columnOf = (text: string, offset: number) => offset - lineStart(text, offset)

/** The value that a path leads to; undefined where there is none. */
export function findScalar(part: YamlPart, path: readonly Key[]): FoundScalar | undefined {
  const yaml = part.text.slice(part.start, part.end)
  let node: unknown = part.document.contents
  let inFlow = false
  let indent = 0
  for (const key of path) {
    if (isCollection(node)) inFlow ||= node.flow === true
    if (isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && item.key.value === key)
      if (!pair) return undefined
      indent = columnOf(yaml, (pair.key as Scalar.Parsed).range[0]) + 2
      node = pair.value
    } else if (isSeq(node)) {
      indent = columnOf(yaml, node.range?.[0] ?? 0) + 2
      node = node.items[Number(key)]
    } else return undefined
  }
  return isScalar(node) && node.range ? { node: node as Scalar.Parsed, inFlow, indent } : undefined
}

/** The list that a path leads to. */
export function findList(part: YamlPart, path: readonly Key[]): YAMLSeq.Parsed | undefined {
  const node = part.document.getIn(path, true)
  return isSeq(node) ? (node as YAMLSeq.Parsed) : undefined
}

/** Every path that leads to a value, in the order of the file. */
export function scalarPaths(part: YamlPart): Key[][] {
  const within = (node: Node | null | undefined, path: Key[]): Key[][] => {
    if (isMap(node))
      return node.items.flatMap(({ key, value }) => within(value as Node, [...path, String((key as Scalar).value)]))
    if (isSeq(node)) return node.items.flatMap((item, index) => within(item as Node, [...path, index]))
    return isScalar(node) ? [path] : []
  }
  return within(part.document.contents, [])
}

/** @param splices none of which overlaps another; in any order */
export const spliced = (text: string, splices: readonly Splice[]): string =>
  splices
    .toSorted((one, other) => other.start - one.start)
    .reduce((now, { start, end, text: piece }) => now.slice(0, start) + piece + now.slice(end), text)
