import { Fragment } from 'react'
import type { Remark } from './check-draft.ts'

/** Returns the number of a remark, such as `01`. */
export const formatPosition = (position: number) => String(position + 1).padStart(2, '0')

/** A copy of the draft behind the text area. It underlines the text of remarks, and shows a caret where something is missing. */
export function MarkedCopy({ text, remarks }: { text: string; remarks: readonly Remark[] }) {
  const cuts = [...new Set([0, ...remarks.flatMap(({ start, end }) => [start, end])])].sort((one, other) => one - other)
  const numbersAt = (at: number, areCarets: boolean) =>
    remarks
      .flatMap(({ start, isCaret = false }, position) =>
        start === at && isCaret === areCarets ? [formatPosition(position)] : [],
      )
      .join(' ') || undefined
  return (
    <div className="desk-copy" aria-hidden>
      {cuts.map((cut, position) => {
        const piece = text.slice(cut, cuts[position + 1])
        const carets = numbersAt(cut, true)
        const isMarked = remarks.some(({ start, end, isCaret }) => !isCaret && start <= cut && end > cut)
        return (
          <Fragment key={cut}>
            {carets && <mark className="caret" data-numbers={carets} />}
            {isMarked ? <mark data-numbers={numbersAt(cut, false)}>{piece}</mark> : piece}
          </Fragment>
        )
      })}
      {/* The space gives an empty last line its height. */}{' '}
    </div>
  )
}
