import { Fragment } from 'react'

/**
 * A heading whose lines break between phrases only. Thai has no spaces between words: a space there parts phrases, and
 * a browser left to its dictionary would break inside them. Other languages break where they always do.
 */
export function Phrases({ children, locale }: { children: string; locale: string }) {
  if (locale !== 'th') return children
  return children.split(' ').map((phrase, position) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the phrases of a heading never change their order.
    <Fragment key={position}>
      {position > 0 && ' '}
      <span className="phrase">{phrase}</span>
    </Fragment>
  ))
}
