import { isMap, isScalar, isSeq, parseDocument, visit, type YAMLError } from 'yaml'
import { joinKeys, type KeyPath, type Mistake } from './mistakes.ts'

/** A parsed content file. It can report mistakes with their line and column. */
export interface SourceFile {
  /** Relative to the project folder: `content/en/blog/a-quote.md`. */
  file: string
  /** The YAML, or the front matter of Markdown. Undefined if it cannot be parsed. */
  data: unknown
  /** The Markdown below the front matter. */
  body: string
  syntaxError: Mistake | undefined
  /** Creates a mistake at a key, or at the nearest parent key that exists. */
  mistake: (path: KeyPath, problem: string) => Mistake
  /** Creates a mistake at an offset in the body. */
  bodyMistake: (offset: number, problem: string) => Mistake
}

/** Removes what Windows programs add: a byte order mark and CR before each line end. */
export const normalizeText = (text: string) => text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')

const FRONT_MATTER = /^---\n(?<yaml>.*?\n)---\n(?<body>.*)$/s

/** Splits a Markdown file into its front matter and its body. The text of a YAML file has no body. */
export function splitFrontMatter(file: string, text: string): { yaml: string; body: string } {
  const { yaml = '', body = '' } = file.endsWith('.md') ? (FRONT_MATTER.exec(text)?.groups ?? {}) : { yaml: text }
  return { yaml, body }
}

/** Returns a message for editors. The parser's messages are for programmers. */
function describeYamlError({ code, message }: YAMLError, line: string): string {
  if (/^ *\t/.test(line)) return 'starts with a tab; indent with spaces'
  if (code === 'DUPLICATE_KEY') return 'this key appears twice; remove one'
  if (code === 'BLOCK_AS_IMPLICIT_KEY') return "contains ': '; put the whole text in 'quotes'"
  if (code === 'MISSING_CHAR' && message.includes('closing')) return 'a quotation mark or bracket is not closed'
  return `cannot be read: indent it like the lines around it, and put a text with special characters in 'quotes' (${message})`
}

/** Parses a YAML file, or a Markdown file with front matter. */
export function readSource(file: string, text: string): SourceFile {
  const { yaml, body } = splitFrontMatter(file, text)
  const document = parseDocument(yaml, { prettyErrors: false })
  const yamlStart = text.indexOf(yaml)

  function mistakeAt(offset: number, problem: string, key = ''): Mistake {
    const before = text.slice(0, offset).split('\n')
    return { file, line: before.length, column: (before.at(-1)?.length ?? 0) + 1, key, problem }
  }

  function offsetOf(path: KeyPath): number {
    let node: unknown = document.contents
    let offset = document.contents?.range?.[0] ?? 0
    for (const part of path) {
      if (isMap(node)) {
        const pair = node.items.find(({ key }) => isScalar(key) && key.value === part)
        if (!pair) break
        offset = isScalar(pair.key) ? (pair.key.range?.[0] ?? offset) : offset
        node = pair.value
      } else if (isSeq(node)) {
        node = node.items[Number(part)]
        offset = (node as { range?: [number] } | undefined)?.range?.[0] ?? offset
      } else break
    }
    return yamlStart + offset
  }

  /** What is not closed ends with the file, so its start is named. */
  function findStart({ message, pos: [start] }: YAMLError): number {
    if (!message.startsWith('Missing closing')) return start
    let last = start
    visit(document, {
      Scalar: (_, { range }) => {
        last = range?.[0] ?? last
      },
    })
    return last
  }

  function findSyntaxError(): Mistake | undefined {
    const conflict = /^<{7} /m.exec(text)
    if (conflict)
      return mistakeAt(
        conflict.index,
        'git has left two versions here; keep one, and remove the lines of <<<, === and >>>',
      )
    if (file.endsWith('.md') && !FRONT_MATTER.test(text))
      return mistakeAt(0, 'the front matter must be between two lines of ---')
    // The other errors are usually consequences of the first.
    const [error] = document.errors
    if (!error) return undefined
    const mistake = mistakeAt(yamlStart + findStart(error), '')
    return { ...mistake, problem: describeYamlError(error, text.split('\n')[mistake.line - 1] ?? '') }
  }

  return {
    file,
    data: document.errors.length > 0 ? undefined : document.toJS(),
    body,
    syntaxError: findSyntaxError(),
    mistake: (path, problem) => mistakeAt(offsetOf(path), problem, joinKeys(path)),
    bodyMistake: (offset, problem) => mistakeAt(text.length - body.length + offset, problem),
  }
}
