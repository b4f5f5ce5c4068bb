import type { RuleName } from './rule-names.ts'

/** A stretch of the draft. */
export interface Place {
  start: number
  end: number
}

/** What an editor would write beside a place of the draft. */
export interface Remark extends Place {
  rule: RuleName
  /** Something is not there: the mark is a caret where it belongs, not a line below what stands there. */
  missing?: true
  /** What the sentence says of the place: how many, of at most or at least how many, which words, which others. */
  n?: number
  total?: number
  name?: string
  title?: string
}

/** A remark with its number in the list. */
export type Numbered = Remark & { number: number }

export interface Found extends Place {
  text: string
}

/** Where a pattern matches in a stretch of the draft. */
export function findAll({ text, start }: Found, pattern: RegExp): Found[] {
  return [...text.matchAll(pattern)].map(({ 0: match, index }) => ({
    text: match,
    start: start + index,
    end: start + index + match.length,
  }))
}

/** The first of each, however often it stands there: what is said once need not be said again. */
export function firstOfEach(found: readonly Found[]): Found[] {
  const seen = new Set<string>()
  return found.filter(({ text }) => {
    const key = text.toLowerCase()
    return !seen.has(key) && seen.add(key)
  })
}
