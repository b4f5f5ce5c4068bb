import { isDeepStrictEqual } from 'node:util'
import { isCollection, type Node } from 'yaml'
import { RefusalError } from '../words/refusals.ts'
import { findList, type Key, lineStart, type Splice, spliced, type YamlPart, yamlPart } from './yaml-part.ts'

interface Span {
  start: number
  end: number
}

/** A change of what a list holds. */
export type ListChange =
  | { kind: 'remove'; index: number }
  /** Swaps an entry with the one after it. */
  | { kind: 'swap'; index: number }
  /** Writes an entry once more, right after itself. */
  | { kind: 'repeat'; index: number }
  /** Gives an empty list its first entry, a text that is still to be replaced. */
  | { kind: 'begin' }

/** Where each entry of a list stands: with its dash, its whole lines, and the comment above that is about it alone. */
function blockSpans(text: string, offset: number, starts: readonly number[], nodes: readonly Node[]): Span[] {
  let previousEnd = 0
  return nodes.map((node, index) => {
    const dash = offset + (starts[index] ?? 0)
    let start = lineStart(text, dash)
    // What stands above the first entry is about the list.
    while (index > 0 && start > previousEnd) {
      const lineAbove = lineStart(text, start - 1)
      if (lineAbove < previousEnd || !text.slice(lineAbove, start).trimStart().startsWith('#')) break
      start = lineAbove
    }
    const lastOfValue = offset + (node.range?.[1] ?? 0)
    const written = text.slice(0, lastOfValue).replace(/\s*$/, '').length
    const lineEnd = text.indexOf('\n', written)
    previousEnd = lineEnd < 0 ? text.length : lineEnd + 1
    return { start, end: previousEnd }
  })
}

/** @returns where the entries stand, and what belongs between two of them */
function spansOf(part: YamlPart, path: readonly Key[]): { spans: Span[]; between: string } {
  const list = findList(part, path)
  if (!list) throw new RefusalError('noList', { path: path.join('.') })
  const nodes = list.items as unknown as Node[]
  if (isCollection(list) && list.flow) {
    const spans = nodes.map(({ range }) => ({
      start: part.start + (range?.[0] ?? 0),
      end: part.start + (range?.[1] ?? 0),
    }))
    return { spans, between: ', ' }
  }
  const token = list.srcToken
  const starts =
    token?.type === 'block-seq'
      ? token.items.flatMap(({ start }) => start.find(({ type }) => type === 'seq-item-ind')?.offset ?? [])
      : []
  const spans = blockSpans(part.text, part.start, starts, nodes)
  const [first, second] = spans
  const gap = first && second ? part.text.slice(first.end, second.start) : ''
  return { spans, between: /^\s*$/.test(gap) ? gap : '' }
}

const sliceOf = (text: string, { start, end }: Span) => text.slice(start, end)

function splicesOf(part: YamlPart, path: readonly Key[], change: ListChange): Splice[] {
  const { spans, between } = spansOf(part, path)
  if (change.kind === 'begin') {
    const [start = 0, end = 0] = findList(part, path)?.range ?? []
    if (spans.length > 0) throw new RefusalError('notEmpty', { path: path.join('.') })
    return [{ start: part.start + start, end: part.start + end, text: '[new]' }]
  }
  const { kind, index } = change
  const here = spans[index]
  const before = spans[index - 1]
  const after = spans[index + 1]
  if (!here) throw new RefusalError('noEntry', { index, path: path.join('.') })
  if (kind === 'repeat') {
    // What is said above an entry is about that one alone.
    const entry = sliceOf(part.text, here).replace(/^(?:[ \t]*#.*\n)+/, '')
    return [{ start: here.end, end: here.end, text: between + entry }]
  }
  if (kind === 'remove') {
    if (after) return [{ start: here.start, end: after.start, text: '' }]
    if (before) return [{ start: before.end, end: here.end, text: '' }]
    throw new RefusalError('lastEntry')
  }
  if (!after) throw new RefusalError('noEntry', { index: index + 1, path: path.join('.') })
  return [
    { ...here, text: sliceOf(part.text, after) },
    { ...after, text: sliceOf(part.text, here) },
  ]
}

/** The same change of the values themselves, by which the text is checked. */
function changeEntries(entries: unknown[], change: ListChange): void {
  if (change.kind === 'begin') entries.push('new')
  else if (change.kind === 'remove') entries.splice(change.index, 1)
  else if (change.kind === 'repeat') entries.splice(change.index, 0, entries[change.index])
  else entries.splice(change.index, 2, entries[change.index + 1], entries[change.index])
}

/**
 * The text of a file in which a list holds something else. Entries keep their words and their comments to the byte.
 *
 * @throws RefusalError where there is no such list or entry, or it is the only one and would be removed
 */
export function withListChanged(file: string, text: string, path: readonly Key[], change: ListChange): string {
  // Without the end of its line, the last entry would run into what comes after it.
  const part = yamlPart(file, file.endsWith('.md') || text.endsWith('\n') ? text : `${text}\n`)
  const changed = listChangedIn(part, path, change)
  const expected = part.document.toJS()
  changeEntries(
    path.reduce((value, key) => value[key], expected),
    change,
  )
  if (!isDeepStrictEqual(yamlPart(file, changed).document.toJS(), expected))
    throw new RefusalError('entriesAlike', { file, path: path.join('.') })
  return changed
}

/** The same for a file that was parsed already. */
export const listChangedIn = (part: YamlPart, path: readonly Key[], change: ListChange): string =>
  spliced(part.text, splicesOf(part, path, change))
