import { Fragment } from 'react'
import { printedParts } from './printed-number.ts'

/** A figure as it is printed, its words in spans of their own, so that they can be set smaller: '2.7 billion'. */
export function PrintedNumber({ children }: { readonly children: string }) {
  return printedParts(children).map(({ text, digits }, position) => (
    <Fragment key={text}>
      {position > 0 && ' '}
      {digits ? text : <span>{text}</span>}
    </Fragment>
  ))
}
