import { Fragment } from 'react'

/**
 * Wraps the words of a figure in `<span>`, so that CSS can make them smaller: `2.7 billion`.
 * A line does not break before a number: `กว่า 450`.
 */
export function NumberWithUnit({ children }: { readonly children: string }) {
  const parts = children.split(/\s+/).filter((text) => text !== '')
  return parts.map((text, position) => {
    const isNumber = /\d/.test(text)
    return (
      <Fragment key={text}>
        {position > 0 && (isNumber ? '\u00A0' : ' ')}
        {isNumber ? text : <span>{text}</span>}
      </Fragment>
    )
  })
}
