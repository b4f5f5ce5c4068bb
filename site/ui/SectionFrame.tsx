import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Dateline } from './Dateline.tsx'

interface SectionFrameProps {
  /** The anchor of the section; its heading is `{id}-heading`. */
  id: string
  dateline: string
  heading: string
  lead?: string | undefined
  className?: string
  children: ReactNode
}

/** A section that hangs on the wire: dateline, heading, lead in a narrow column, the content in a wide one. */
export function SectionFrame({ id, dateline, heading, lead, className, children }: SectionFrameProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={classNames('section', className)}>
      <header className="section-head">
        <Dateline>{dateline}</Dateline>
        <h2 id={`${id}-heading`}>{heading}</h2>
        {lead && <p className="section-lead">{lead}</p>}
      </header>
      {children}
    </section>
  )
}
