import type { ReactNode } from 'react'
import { NotedHeading } from './NotedHeading.tsx'

interface HeadedSectionProps {
  /** The id of the heading is `{name}-heading`. */
  name: string
  heading: string
  /** A sign behind the heading that leads to a note. */
  reference?: ReactNode
  /** The section's own anchor, where something leads to it. */
  id?: string
  className?: string
  children: ReactNode
}

/** A section that is named by its heading. */
export function HeadedSection({ name, heading, reference, id, className, children }: HeadedSectionProps) {
  return (
    <section id={id} className={className} aria-labelledby={`${name}-heading`}>
      <NotedHeading id={`${name}-heading`} reference={reference}>
        {heading}
      </NotedHeading>
      {children}
    </section>
  )
}
