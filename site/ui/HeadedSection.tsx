import type { ReactNode } from 'react'
import { Phrases } from './Phrases.tsx'

interface HeadedSectionProps {
  /** The id of the heading is `{name}-heading`. */
  name: string
  heading: string
  /** The section's own anchor, where something leads to it. */
  id?: string
  className?: string
  children: ReactNode
}

/** A section that is named by its heading. */
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
