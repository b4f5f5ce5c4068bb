import { Fragment } from 'react'
import { isBreakable, isShort, splitPhrases, splitWords } from '../locale/thai-phrases.ts'

/**
 * Breaks the lines of a Thai heading or label between clauses first, and then between phrases. A space separates two clauses.
 * Do not use it in islands: browsers segment Thai differently than Node, so hydration would fail.
 */
export function Phrases({ children }: { children: string }) {
  if (!/\p{Script=Thai}/u.test(children)) return children
  const clauses = splitClauses(splitPhrases(children))
  return clauses.map((clause, at) => {
    const isWhole = isShort(clause.join(''))
    const text = isWhole ? clause.join('') : clause.map(keepPhrase)
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the clauses of a text never change their order.
      <Fragment key={at}>
        {at > 0 && ' '}
        {clauses.length > 1 || isWhole ? <span className={isWhole ? 'no-break' : 'phrase'}>{text}</span> : text}
      </Fragment>
    )
  })
}

const keepPhrase = (phrase: string, at: number) =>
  isBreakable(splitWords(phrase)) ? (
    <span key={at} className="no-break">
      {phrase}
    </span>
  ) : (
    phrase
  )

/** Groups phrases into clauses. A phrase that ends with a space is the last one of its clause. */
function splitClauses(parts: readonly string[]): string[][] {
  const clauses: string[][] = [[]]
  for (const part of parts) {
    clauses.at(-1)?.push(part.trimEnd())
    if (part.endsWith(' ')) clauses.push([])
  }
  return clauses.filter((clause) => clause.length > 0)
}
