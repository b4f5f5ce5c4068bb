import { isMap, isScalar, isSeq, LineCounter, parseDocument, type YAMLError } from 'yaml'
import { type KeyPath, keyOf, type Mistake, type Place, type Problem, problem } from './mistakes.ts'

/** A content file as it was read: what it holds, and where. */
export interface SourceFile {
  /** From the project's folder: `content/en/blog/a-quote.md`. */
  file: string
  /** The YAML, or the front matter of Markdown; undefined where it cannot be read. */
  data: unknown
  /** The Markdown below the front matter. */
  body: string
  /** What keeps the YAML from being read. */
  unreadable: Mistake[]
  /** Where a key stands, or the nearest one around it that does. */
  placeOf: (path: KeyPath) => Place
  /** Something that is wrong at a key. */
  mistake: (path: KeyPath, problem: Problem) => Mistake
  /** Something that is wrong below the front matter, so many characters after its beginning. */
  bodyMistakeAt: (offset: number, problem: Problem) => Mistake
}

const FRONT_MATTER = /^---\n(?<yaml>.*?\n)---\n(?<body>.*)$/s

/** The parser's words are for programmers; this says it to a person who edits texts. */
function whyUnreadable({ code, message }: YAMLError, line: string): Problem {
  if (/^ *\t/.test(line)) return problem('tab')
  if (code === 'DUPLICATE_KEY') return problem('keyTwice')
  if (code === 'BLOCK_AS_IMPLICIT_KEY') return problem('colon')
  if (code === 'MISSING_CHAR' && message.includes('closing')) return problem('unclosed')
  return problem('unreadable', { parser: message })
}

/** Reads YAML, or Markdown with YAML at its head. */
export function readSource(file: string, text: string): SourceFile {
  const markdown = file.endsWith('.md') ? FRONT_MATTER.exec(text)?.groups : undefined
  const yaml = markdown?.yaml ?? (file.endsWith('.md') ? '' : text)
  const linesBefore = markdown ? 1 : 0
  const lines = new LineCounter()
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false })

  const placeAt = (offset: number): Place => {
    const { line, col } = lines.linePos(offset)
    return { line: Math.max(1, line) + linesBefore, column: Math.max(1, col) }
  }
  const placeOf = (path: KeyPath): Place => {
    let node: unknown = document.contents
    let offset = document.contents?.range?.[0] ?? 0
    for (const part of path) {
      if (isMap(node)) {
        const pair = node.items.find(({ key }) => isScalar(key) && key.value === part)
        if (!pair) break
        offset = isScalar(pair.key) ? (pair.key.range?.[0] ?? offset) : offset
        node = pair.value
      } else if (isSeq(node) && typeof part === 'number') {
        node = node.items[part]
        offset = (node as { range?: [number] } | undefined)?.range?.[0] ?? offset
      } else break
    }
    return placeAt(offset)
  }
  const body = markdown?.body ?? ''
  return {
    file,
    data: document.errors.length > 0 ? undefined : document.toJS(),
    body,
    // The first one is what was mistyped; the rest follow from it.
    unreadable: document.errors.slice(0, 1).map((error) => {
      const place = placeAt(error.pos[0])
      return { file, key: '', problem: whyUnreadable(error, text.split('\n')[place.line - 1] ?? ''), ...place }
    }),
    placeOf,
    mistake: (path, problem) => ({ file, key: keyOf(path), problem, ...placeOf(path) }),
    bodyMistakeAt: (offset, problem) => {
      const before = text.slice(0, text.length - body.length + offset).split('\n')
      return { file, key: '', problem, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
    },
  }
}
