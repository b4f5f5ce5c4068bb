import { Fragment } from 'react'

/**
 * A figure with its words in spans of their own, so that they can be set smaller: '2.7 billion'. A word before the number
 * stays on its line: 'กว่า 450'.
 */
export function PrintedNumber({ children }: { readonly children: string }) {
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
