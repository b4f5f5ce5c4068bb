import type { HTMLAttributes, ReactNode } from 'react'
import { Phrases } from './Phrases.tsx'
import './noted-heading.css'

interface NotedHeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  level?: 'h2' | 'h3'
  /** A sign behind the heading that leads to a note. It is no part of the heading, nor of what the heading names. */
  reference?: ReactNode
  children: string
}

/** A heading with the sign of a note behind its last word. */
export function NotedHeading({ level: Heading = 'h2', reference, children, ...heading }: NotedHeadingProps) {
  const words = (
    <Heading {...heading}>
      <Phrases>{children}</Phrases>
    </Heading>
  )
  if (!reference) return words
  return (
    <div className="noted-heading">
      {words}
      {reference}
    </div>
  )
}
