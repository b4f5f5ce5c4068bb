import type { ReactNode } from 'react'
import './edited-text.css'

interface EditedTextProps {
  /** See `parseEdits`. */
  parts: readonly { text?: string; cut?: string; added?: string; noted?: boolean }[]
  /** What screen readers say before an edit: `cut:`, `added:`. */
  spoken: { cut: string; added: string }
  /** Shown after the part that has `noted`. */
  note?: ReactNode
}

/** Shows an editor's edits: cut text is struck out, added text is red. */
export function EditedText({ parts, spoken, note }: EditedTextProps) {
  return parts.map(({ text, cut, added, noted }, position) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change their order.
    <span key={position}>
      {text}
      {cut !== undefined && (
        <del>
          <Spoken>{`(${spoken.cut} `}</Spoken>
          {cut}
          <Spoken>)</Spoken>
        </del>
      )}
      {/* In an element, so that it disappears where the cut text is hidden. */}
      {cut !== undefined && added !== undefined && <span> </span>}
      {added !== undefined && (
        <ins>
          <Spoken>{`(${spoken.added} `}</Spoken>
          {added}
          <Spoken>)</Spoken>
        </ins>
      )}
      {noted && note}
    </span>
  ))
}

const Spoken = ({ children }: { children: string }) => <span className="sr-only">{children}</span>
