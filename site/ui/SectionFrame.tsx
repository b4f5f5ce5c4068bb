import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Phrases } from './Phrases.tsx'

interface SectionFrameProps {
  /** The anchor of the section; its heading is `{id}-heading`. */
  id: string
  dateline: string
  heading: string
  lead?: string | undefined
  /** What must be known of all that follows: that it is a sample. */
  mark?: ReactNode
  className?: string
  /** A section may be printed in another edition than the page. */
  theme?: 'dark'
  children: ReactNode
}

/** A section that hangs on the wire: dateline, heading and lead, then its content. */
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
