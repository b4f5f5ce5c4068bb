import type { ReactNode } from 'react'

interface ReleaseSheetProps {
  /** `FOR IMMEDIATE RELEASE` */
  label: string
  /** Set as a headline, yet no heading of the page: it belongs to the release. */
  headline: ReactNode
  /** Where and when: `BANGKOK, 21 NOV 2026`. */
  dateline: string
  /** The mark that ends a release: `###`. */
  end: string
  /** What the reader must know of the sheet itself: that it is a sample. */
  note?: ReactNode
  children: ReactNode
}

/** A press release as it is set on paper. */
export function ReleaseSheet({ label, headline, dateline, end, note, children }: ReleaseSheetProps) {
  return (
    <article className="sheet release">
      <p className="release-label">
        <span className="dateline">{label}</span>
        {note}
      </p>
      <p className="release-headline">{headline}</p>
      <p>
        <strong>{`${dateline}\u00A0—`}</strong> {children}
      </p>
      <p className="release-end" aria-hidden>
        {end}
      </p>
    </article>
  )
}
