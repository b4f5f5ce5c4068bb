import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMap, isScalar, isSeq, LineCounter, parseDocument, type YAMLError } from 'yaml'
import type { z } from 'zod'
import { LOCALES, type Locale } from '../../contract/locale.ts'
import { checkLanguages } from './check-languages.ts'
import { checkSchema } from './check-schema.ts'
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

/** A file that fits its schema. */
export interface CheckedFile<Data> {
  source: SourceFile
  data: Data
}

export type BothLanguages<Data> = Record<Locale, CheckedFile<Data>>

/** The files of `content/`. Each is checked when it is asked for; its mistakes are added to `mistakes`. */
export function contentFiles(directory: string, mistakes: Mistake[]) {
  const sources = new Map(
    globSync('**/*.{yaml,md}', { cwd: directory })
      .sort()
      .map((path) => [path, readSource(`content/${path}`, readFileSync(join(directory, path), 'utf8'))]),
  )
  const unread = new Set(sources.keys())

  /** The checked file; undefined, after adding its mistakes, when it has any. */
  function checked<Schema extends z.ZodType>(path: string, schema: Schema): CheckedFile<z.infer<Schema>> | undefined {
    const source = sources.get(path)
    unread.delete(path)
    if (!source) {
      mistakes.push({ file: `content/${path}`, key: '', line: 1, column: 1, problem: problem('fileMissing') })
      return undefined
    }
    const { data, mistakes: found } = checkSchema(source, schema)
    mistakes.push(...found)
    return found.length === 0 ? { source, data: data as z.infer<Schema> } : undefined
  }

  /** The file in both languages, alike in shape. */
  function inBoth<Schema extends z.ZodType>(path: string, schema: Schema): BothLanguages<z.infer<Schema>> | undefined {
    const [en, th] = LOCALES.map((locale) => checked(`${locale}/${path}`, schema))
    if (!en || !th) return undefined
    mistakes.push(...checkLanguages(en.data, th.data, th.source))
    return { en, th }
  }

  return {
    checked,
    inBoth,
    /** The names of a folder's Markdown files, in whichever language they stand. */
    namesIn: (folder: string) =>
      [
        ...new Set(
          [...sources.keys()].flatMap((path) => new RegExp(`^(?:en|th)/${folder}/([^/]+)\\.md$`).exec(path)?.[1] ?? []),
        ),
      ].sort(),
    sources: [...sources.values()],
    unread,
  }
}
