import type { ReactNode } from 'react'
import './sheet.css'

interface ReleaseSheetProps {
  /** `FOR IMMEDIATE RELEASE` */
  label: string
  headline: string
  /** Where and when: `BANGKOK, 21 NOV 2026`. */
  dateline: string
  /** The mark that ends a release: `###`. */
  end: string
  children: ReactNode
}

/** A press release as it is set on paper. */
export function ReleaseSheet({ label, headline, dateline, end, children }: ReleaseSheetProps) {
  return (
    <article className="sheet release">
      <p className="dateline">{label}</p>
      <h2>{headline}</h2>
      <p>
        <strong>{dateline} —</strong> {children}
      </p>
      <p className="release-end" aria-hidden>
        {end}
      </p>
    </article>
  )
}
