import { Fragment } from 'react'
import { isBreakable, splitPhrases } from '../locale/thai-phrases.ts'

interface PhrasesProps {
  /** A lead runs on like any text; a heading prefers to end its lines at the spaces, which part its clauses. */
  running?: boolean
  children: string
}

/**
 * A clause: what no line may end in stands in an element of its own, so that the text itself stays plain. Chromium ends no line
 * behind such an element without `<wbr>`.
 */
const keepParts = (clause: readonly string[]) =>
  clause.map((part, at) =>
    isBreakable(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the phrases of a text never change their order.
      <Fragment key={at}>
        <span className="no-break">{part.trimEnd()}</span>
        {part.endsWith(' ') ? ' ' : at < clause.length - 1 && <wbr />}
      </Fragment>
    ) : (
      part
    ),
  )

/**
 * A heading, lead or label whose lines end between Thai phrases, where a browser's dictionary would end them within one. Other
 * scripts are left alone. Not for islands: browsers find other words than Node, and hydration would fail.
 */
export function Phrases({ running = false, children }: PhrasesProps) {
  if (!/\p{Script=Thai}/u.test(children)) return children
  const parts = splitPhrases(children)
  const clauses = running ? [parts] : clausesOf(parts)
  if (clauses.length === 1) return keepParts(parts)
  return clauses.map((clause, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the clauses of a text never change their order.
    <Fragment key={at}>
      {at > 0 && ' '}
      <span className="phrase">{keepParts(clause)}</span>
    </Fragment>
  ))
}

/** Parts up to one that ends with a space. */
function clausesOf(parts: readonly string[]): string[][] {
  const clauses: string[][] = [[]]
  for (const part of parts) {
    clauses.at(-1)?.push(part.trimEnd())
    if (part.endsWith(' ')) clauses.push([])
  }
  return clauses.filter((clause) => clause.length > 0)
}
