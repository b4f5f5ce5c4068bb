import { Fragment } from 'react'

/**
 * A heading whose lines break between phrases only. Thai has no spaces between words: a space there parts phrases, and
 * a browser left to its dictionary would break inside them. Where Thai writes no space, the copy marks the end of a
 * phrase with a space of no width (U+200B). A single phrase is the heading itself, which no box has to keep together. Text in
 * other scripts breaks where it always does.
 */
export function Phrases({ children }: { children: string }) {
  if (!/\p{Script=Thai}/u.test(children) || !/[ \u200B]/.test(children)) return children
  // Every second part is what stands between two phrases.
  return children.split(/([ \u200B])/).map((part, position) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the phrases of a heading never change their order.
    <Fragment key={position}>
      {part === '\u200B' ? <wbr /> : part === ' ' ? ' ' : <span className="phrase">{part}</span>}
    </Fragment>
  ))
}
