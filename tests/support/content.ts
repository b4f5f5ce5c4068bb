import { appendFileSync, cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Content, loadContent, type SiteContent } from '../../site/content/load-content.ts'
import { ContentError, formatMistake, joinKeys } from '../../site/content/source/mistakes.ts'
import { skipForAnother } from './sample.ts'

export const contentFolder = fileURLToPath(new URL('../../content', import.meta.url))

/** The real content, loaded as for a page. */
export const content = loadContent(contentFolder)

/** Copies the real content, lets `edit` change it, and returns the result of `read`. */
export function withContent<Result>(edit: (folder: EditedFolder) => void, read: (root: string) => Result): Result {
  const root = mkdtempSync(join(tmpdir(), 'krajai-content-'))
  const at = (file: string) => join(root, 'content', file)
  try {
    cpSync(contentFolder, at(''), { recursive: true })
    edit({
      change: (pattern, from, to) => {
        for (const file of globSync(pattern, { cwd: at('') })) {
          const text = readFileSync(at(file), 'utf8')
          const changed = text.replace(from, to)
          if (changed === text && file === pattern) {
            const problem = `${file} does not contain ${from}.`
            skipForAnother(problem)
            throw new Error(`${problem} Let the test change another text.`)
          }
          writeFileSync(at(file), changed)
        }
      },
      write: (file, text) => {
        mkdirSync(dirname(at(file)), { recursive: true })
        writeFileSync(at(file), text)
      },
      append: (file, text) => appendFileSync(at(file), text),
      remove: (file) => rmSync(at(file)),
      lineOf: (file, text) => {
        const [before = ''] = readFileSync(at(file), 'utf8').split(text)
        return before.split('\n').length
      },
    })
    return read(root)
  } finally {
    rmSync(root, { recursive: true })
  }
}

/** Loads a copy of the real content that `edit` has changed. */
export const contentWith = (edit: (folder: EditedFolder) => void): Content =>
  withContent(edit, (root) => loadContent(join(root, 'content')))

/** Returns the mistakes in a copy that `edit` has changed, one per line. */
export function mistakesAfter(edit: (folder: EditedFolder) => void): string[] {
  try {
    contentWith(edit)
    return []
  } catch (error) {
    if (error instanceof ContentError) return error.mistakes.map(formatMistake)
    throw error
  }
}

interface EditedFolder {
  /** Replaces a text in one file, or in all files that match a pattern. */
  change: (file: string, from: string | RegExp, to: string) => void
  write: (file: string, text: string) => void
  append: (file: string, text: string) => void
  remove: (file: string) => void
  /** The number of the line where a text starts. */
  lineOf: (file: string, text: string | RegExp) => number
}

export interface Line {
  /** File and key, such as `home.hero.lead`. */
  key: string
  /** The text with normal spaces. */
  text: string
}

/** Keys whose values are not copy: ids, paths, email addresses, dates and parts of figures. */
const notCopy =
  /^outletCounts\.|^figureTables\.(?:path$|groups\..+\.counting\.)|\.samples\.\d+\.(otherName|email|phone|line|story|informed|checked)$|\.(id|key|slug|figure|code|path|fileType|coverMotif|motif|categoryId|html)$|\.figure\.|^identity\.|\.questions\.\d+$|^holidays\.days\.\d+\.day$/

function linesOf(node: unknown, path: readonly PropertyKey[]): Line[] {
  const key = joinKeys(path)
  if (typeof node === 'string')
    return notCopy.test(key) || node === '' ? [] : [{ key, text: node.replaceAll('\u00A0', ' ') }]
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([name, value]) => linesOf(value, [...path, name]))
}

/** All texts of one language, except articles and legal texts. */
export function copyLines(content: SiteContent): Line[] {
  const {
    articles: _,
    legal: __,
    figures: ___,
    locale: ____,
    reportData: _____,
    officeHours: ______,
    ...words
  } = content
  return linesOf(words, [])
}
