import { Fragment } from 'react'
import { isBreakable, splitPhrases } from '../locale/thai-phrases.ts'

interface PhrasesProps {
  /** True for running text, such as a lead. In other texts, lines break between clauses first. A space separates two clauses. */
  running?: boolean
  children: string
}

/** Wraps each phrase of a clause in an element without line breaks. Chromium needs `<wbr>` to break the line after the element. */
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
 * Breaks the lines of a Thai heading, lead or label between phrases, because browsers would break within them. Do not use it in
 * islands: browsers segment Thai differently than Node, so hydration would fail.
 */
export function Phrases({ running = false, children }: PhrasesProps) {
  if (!/\p{Script=Thai}/u.test(children)) return children
  const parts = splitPhrases(children)
  const clauses = running ? [parts] : splitClauses(parts)
  if (clauses.length === 1) return keepParts(parts)
  return clauses.map((clause, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the clauses of a text never change their order.
    <Fragment key={at}>
      {at > 0 && ' '}
      <span className="phrase">{keepParts(clause)}</span>
    </Fragment>
  ))
}

/** Groups phrases into clauses. A phrase that ends with a space is the last one of its clause. */
function splitClauses(parts: readonly string[]): string[][] {
  const clauses: string[][] = [[]]
  for (const part of parts) {
    clauses.at(-1)?.push(part.trimEnd())
    if (part.endsWith(' ')) clauses.push([])
  }
  return clauses.filter((clause) => clause.length > 0)
}
