import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

interface SectionProps {
  /** The anchor of the section. The id of its heading is `{id}-heading`. */
  id: string
  heading: string
  /** A section without a dateline continues the section above, so its node on the wire is small. */
  dateline?: string | undefined
  lead?: string | undefined
  /** A `SampleMark` for the section. */
  mark?: ReactNode
  className?: string | undefined
  /** Shows the section in the dark theme on every page. */
  theme?: 'dark'
  /** A part of a text or of another section has no node on the wire and no space of its own. */
  isPart?: boolean
  /** Shown to visitors without script, who cannot use the section. */
  needsScript?: string | undefined
  children: ReactNode
}

/** A section of a page. Its heading is its accessible name. */
export function Section(props: SectionProps) {
  const { id, heading, dateline, lead, mark, className, theme, isPart = false, needsScript, children } = props
  const title = (
    <h2 id={`${id}-heading`}>
      {heading} {mark}
    </h2>
  )
  const head = (dateline || lead) && (
    <header className="section-head">
      {dateline && <p className="dateline">{dateline}</p>}
      {title}
      {lead && <p className="section-lead">{lead}</p>}
    </header>
  )
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className={classNames(!isPart && 'section', className)}
      data-theme={theme}
    >
      {head || title}
      {needsScript && (
        <noscript>
          <p>{needsScript}</p>
        </noscript>
      )}
      {children}
    </section>
  )
}
