/** A mistake in a file of `content/`. */
export interface Mistake {
  /** From the project's folder: `content/th/home.yaml`. */
  file: string
  /** Lines and columns are counted from 1, as editors do. */
  line: number
  column: number
  /** The path of keys, joined by dots. Empty for the whole file. */
  key: string
  /** What is wrong and what to write instead. */
  problem: string
}

/** `content/th/home.yaml:12:5 hero.lead: is missing`. Editors and terminals turn the start into a link. */
export function mistakeLine({ file, line, column, key, problem }: Mistake): string {
  return `${file}:${line}:${column} ${key === '' ? '' : `${key}: `}${problem}`
}

/** The content cannot be shown; the message has a line for each mistake. */
export class ContentError extends Error {
  override readonly name = 'ContentError'
  readonly mistakes: readonly Mistake[]
  /** The place of the first mistake, for the error overlay of `npm run dev`. */
  readonly loc: Mistake | undefined

  constructor(mistakes: readonly Mistake[]) {
    super(`${mistakes.length} to mend in content/\n${mistakes.map(mistakeLine).join('\n')}`)
    this.mistakes = mistakes
    this.loc = mistakes[0]
  }
}

export type KeyPath = readonly PropertyKey[]

/** A problem at a key of a file. */
export interface Finding {
  path: KeyPath
  problem: string
}

export function keyOf(path: KeyPath): string {
  return path.map(String).join('.')
}
