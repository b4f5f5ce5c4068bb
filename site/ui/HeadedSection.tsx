import type { ReactNode } from 'react'
import { Phrases } from './Phrases.tsx'

interface HeadedSectionProps {
  /** The id of the heading is `{name}-heading`. */
  name: string
  heading: string
  /** The anchor for links to the section. */
  id?: string
  className?: string
  children: ReactNode
}

/** A section with a heading as its accessible name. */
export function HeadedSection({ name, heading, id, className, children }: HeadedSectionProps) {
  return (
    <section id={id} className={className} aria-labelledby={`${name}-heading`}>
      <h2 id={`${name}-heading`}>
        <Phrases>{heading}</Phrases>
      </h2>
      {children}
    </section>
  )
}
