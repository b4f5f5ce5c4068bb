export interface Mistake {
  /** Relative to the project folder: `content/th/home.yaml`. */
  file: string
  /** Line and column start at 1. */
  line: number
  column: number
  /** The path of keys, joined by dots. Empty for the whole file. */
  key: string
  /** What is wrong and what to write instead. */
  problem: string
}

/** Returns `content/th/home.yaml:12:5 hero.lead: is missing`. Code editors and terminals make the start a link. */
export function formatMistake({ file, line, column, key, problem }: Mistake): string {
  return `${file}:${line}:${column} ${key === '' ? '' : `${key}: `}${problem}`
}

/** Thrown when the content has mistakes. The message has a line for each. */
export class ContentError extends Error {
  override readonly name = 'ContentError'
  readonly mistakes: readonly Mistake[]
  /** The location of the first mistake. Vite's error overlay reads it. */
  readonly loc: Mistake | undefined

  constructor(mistakes: readonly Mistake[]) {
    super(
      `${mistakes.length} ${mistakes.length === 1 ? 'mistake' : 'mistakes'} in content/\n${mistakes.map(formatMistake).join('\n')}`,
    )
    this.mistakes = mistakes
    this.loc = mistakes[0]
  }
}

export type KeyPath = readonly PropertyKey[]

export interface Finding {
  path: KeyPath
  problem: string
}

export const joinKeys = (path: KeyPath) => path.map(String).join('.')

/** Lists every string in a file's data, with its path. Skips figures, which contain no text for readers. */
export function listStrings(node: unknown, path: KeyPath = []): { text: string; path: KeyPath }[] {
  if (typeof node === 'string') return [{ text: node, path }]
  if (typeof node !== 'object' || node === null || ('fullText' in node && path.at(-1) === 'figure')) return []
  return Object.entries(node).flatMap(([key, value]) => listStrings(value, [...path, key]))
}
