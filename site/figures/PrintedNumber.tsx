import { Fragment } from 'react'
import { printedParts } from './printed-number.ts'

/**
 * A figure as it is printed, its words in spans of their own, so that they can be set smaller: '2.7 billion'. The word
 * before a number stays on its line: 'กว่า 450'.
 */
export function PrintedNumber({ children }: { readonly children: string }) {
  return printedParts(children).map(({ text, digits }, position) => (
    <Fragment key={text}>
      {position > 0 && (digits ? '\u00A0' : ' ')}
      {digits ? text : <span>{text}</span>}
    </Fragment>
  ))
}
