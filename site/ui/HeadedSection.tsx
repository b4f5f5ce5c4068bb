import type { ReactNode } from 'react'
import { Phrases } from './Phrases.tsx'

interface HeadedSectionProps {
  /** The id of the heading is `{name}-heading`. */
  name: string
  heading: string
  className?: string
  children: ReactNode
}

/** A section that is named by its heading. */
export function HeadedSection({ name, heading, className, children }: HeadedSectionProps) {
  return (
    <section className={className} aria-labelledby={`${name}-heading`}>
      <h2 id={`${name}-heading`}>
        <Phrases>{heading}</Phrases>
      </h2>
      {children}
    </section>
  )
}
