import type { ReactNode } from 'react'
import { Phrases } from './Phrases.tsx'
import './edited-text.css'

interface EditedTextProps {
  /** Pieces of the text: unchanged, cut, put in, or one in place of the other. `noted` has a note behind it. */
  parts: readonly { text?: string; cut?: string; added?: string; noted?: boolean }[]
  /** What a screen reader says before a correction: 'cut:', 'put in:'. */
  spoken: { cut: string; added: string }
  /** Stands behind the piece that is noted. */
  note?: ReactNode
  /** Ends lines between Thai phrases. */
  isHeadline?: boolean
}

/** A text as an editor corrects it: what was cut struck out, what was put in in red. */
export function EditedText({ parts, spoken, note, isHeadline = false }: EditedTextProps) {
  const set = (text: string) => (isHeadline ? <Phrases>{text}</Phrases> : text)
  return parts.map(({ text, cut, added, noted }, position) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change their order.
    <span key={position}>
      {text}
      {cut !== undefined && (
        <del>
          <Spoken>{`(${spoken.cut} `}</Spoken>
          {set(cut)}
          <Spoken>)</Spoken>
          {/* The space is cut with the words, so that none is left where the release is shown as it was sent. */}
          {added !== undefined && ' '}
        </del>
      )}
      {added !== undefined && (
        <ins>
          <Spoken>{`(${spoken.added} `}</Spoken>
          {set(added)}
          <Spoken>)</Spoken>
        </ins>
      )}
      {noted && note}
    </span>
  ))
}

const Spoken = ({ children }: { children: string }) => <span className="sr-only">{children}</span>
