import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Phrases } from './Phrases.tsx'

interface SectionFrameProps {
  /** The anchor of the section. The id of its heading is `{id}-heading`. */
  id: string
  dateline: string
  heading: string
  lead?: string | undefined
  /** A `SampleMark` for the section. */
  mark?: ReactNode
  className?: string
  /** Shows the section in the dark theme on every page. */
  theme?: 'dark'
  children: ReactNode
}

/** A section with dateline, heading and lead. */
export function SectionFrame(props: SectionFrameProps) {
  const { id, dateline, heading, lead, mark, className, theme, children } = props
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={classNames('section', className)} data-theme={theme}>
      <header className="section-head">
        <p className="dateline">{dateline}</p>
        <h2 id={`${id}-heading`}>
          <Phrases>{heading}</Phrases> {mark}
        </h2>
        {lead && (
          <p className="section-lead">
            <Phrases running>{lead}</Phrases>
          </p>
        )}
      </header>
      {children}
    </section>
  )
}
