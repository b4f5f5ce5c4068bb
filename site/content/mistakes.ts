import { type Problem, sayProblem } from './problems.ts'

/** A place in a content file; lines and columns are counted from 1, as editors do. */
export interface Place {
  line: number
  column: number
}

/** Something in a file under `content/` that no page could show. */
export interface Mistake extends Place {
  /** From the project's folder: `content/th/home.yaml`. */
  file: string
  /** The keys that lead there, joined by dots; empty where the whole file is meant. */
  key: string
  /** What is wrong and what to write instead. */
  problem: Problem
}

/** `content/th/home.yaml:12:5 hero.lead: is missing`: editors and terminals make a link of its beginning. */
export function mistakeLine({ file, line, column, key, problem }: Mistake): string {
  return `${file}:${line}:${column} ${key === '' ? '' : `${key}: `}${sayProblem(problem)}`
}

/** The content cannot be shown; the message has a line for each mistake. */
export class ContentError extends Error {
  override readonly name = 'ContentError'
  readonly mistakes: readonly Mistake[]
  /** Where the first one stands, for the overlay of `npm run dev`. */
  readonly loc: { file: string; line: number; column: number } | undefined

  constructor(mistakes: readonly Mistake[]) {
    super(`${mistakes.length} to mend in content/\n${mistakes.map(mistakeLine).join('\n')}`)
    this.mistakes = mistakes
    this.loc = mistakes[0]
  }
}

export type KeyPath = readonly PropertyKey[]

export function keyOf(path: KeyPath): string {
  return path.map(String).join('.')
}
