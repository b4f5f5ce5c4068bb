import stringWidth from 'string-width'
import { parse } from 'yaml'
import { RefusalError } from '../words/refusals.ts'
import { foldedLines, LINE_WIDTH } from './folded-lines.ts'
import { type FoundScalar, findScalar, type Key, lineStart, type Splice, type YamlPart } from './yaml-part.ts'

export type Value = string | number | boolean

/** Characters that nobody sees, and those that end lines in some programs: only their names can be checked by a person. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u00A0\u202F]/gu

const named = (character: string) =>
  character === '\n' ? '\\n' : `\\u${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`

const inDoubleQuotes = (value: string) =>
  `"${value.replace(/[\\"]/g, (character) => `\\${character}`).replace(UNSEEN, named)}"`
const inSingleQuotes = (value: string) => `'${value.replaceAll("'", "''")}'`

/** A header such as `>-` and what stands behind it, and the lines below. */
function blockOf({ node, indent }: FoundScalar, yaml: string) {
  const source = yaml.slice(node.range[0], node.range[1])
  const [header = '', ...rest] = source.split('\n')
  const below = rest.join('\n')
  const bare = below.replace(/\s*$/, '')
  const ownIndent = /^ */.exec(bare)?.[0].length || indent
  const lines = bare.split('\n').map((line) => line.slice(ownIndent))
  // Of a block without a text the end of the header is all that follows.
  const after = bare === '' ? source.slice(header.length) : below.slice(bare.length)
  return { header, lines, indent: ownIndent, after }
}

const blockText = (header: string, lines: readonly string[], indent: number) =>
  [header, ...lines.map((line) => (line === '' ? '' : ' '.repeat(indent) + line))].join('\n')

/** Whether what would be written is read as the value again, where it will stand. */
export function readsAs(written: string, value: Value, inFlow: boolean): boolean {
  try {
    return (inFlow ? parse(`{ key: ${written} }`) : parse(`key: ${written}\n`))?.key === value
  } catch {
    return false
  }
}

/** What stands on the line of a value, after it. */
const behind = ({ node }: FoundScalar, yaml: string) => yaml.slice(node.range[1]).split('\n', 1)[0] ?? ''

/** The ways to write a value, the one nearest to how the last one was written first. */
function* waysToWrite(value: Value, found: FoundScalar, part: YamlPart, room: number): Generator<string> {
  const yaml = part.text.slice(part.start, part.end)
  if (typeof value !== 'string') {
    yield String(value)
    return
  }
  const unseen = value.replaceAll('\n', '').search(UNSEEN) >= 0
  // A comment behind a value would end up in the lines of a fold.
  const mayFold = !found.inFlow && !part.isMarkdown && !unseen && behind(found, yaml).trim() === ''
  const fold = (header: string, lines: readonly string[], indent: number) =>
    blockText(header, foldedLines(lines, value, LINE_WIDTH - indent), indent)
  const { type } = found.node
  if (type === 'BLOCK_FOLDED' && !unseen) {
    const { header, lines, indent } = blockOf(found, yaml)
    yield fold(header, lines, indent)
  }
  const isLong = stringWidth(value) > room && stringWidth(String(found.node.value)) <= room
  if (mayFold && (isLong || value.includes('\n'))) yield fold('>-', [], found.indent)
  if (type === 'PLAIN' && !unseen) yield value
  if (type === 'QUOTE_DOUBLE') yield inDoubleQuotes(value)
  if (!unseen && !value.includes('\n')) {
    if (type !== 'QUOTE_SINGLE' && value.includes("'") && !/["\\]/.test(value)) yield inDoubleQuotes(value)
    yield inSingleQuotes(value)
  }
  yield inDoubleQuotes(value)
}

/**
 * The change of a file's text by which one value is another, and nothing else is: its quotes, its folds and the lines before and
 * after what changed stay as they are, as far as the new value can be written so.
 *
 * @returns undefined where the value is what it was
 * @throws RefusalError where the path leads to no value
 */
export function scalarSplice(part: YamlPart, path: readonly Key[], value: Value): Splice | undefined {
  const found = findScalar(part, path)
  if (!found) throw new RefusalError('noValue', { path: path.join('.') })
  if (found.node.value === value) return undefined
  const yaml = part.text.slice(part.start, part.end)
  const [start, end] = found.node.range
  const isBlock = found.node.type === 'BLOCK_FOLDED' || found.node.type === 'BLOCK_LITERAL'
  const column = stringWidth(yaml.slice(lineStart(yaml, start), start))
  for (const written of waysToWrite(value, found, part, LINE_WIDTH + 2 - column)) {
    if (!readsAs(written, value, found.inFlow)) continue
    // The end of a block's last line, and empty lines after it, are part of the block.
    const after = isBlock ? blockOf(found, yaml).after : ''
    // `a:` has no value and no space around it.
    const before = start === end && /\S/.test(yaml[start - 1] ?? ' ') ? ' ' : ''
    const behindIt = start === end && behind(found, yaml).startsWith('#') ? ' ' : ''
    return { start: part.start + start, end: part.start + end, text: before + written + behindIt + after }
  }
  throw new RefusalError('unwritable', { value: String(value), path: path.join('.') })
}
