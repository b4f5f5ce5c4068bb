import type { ReactNode } from 'react'
import { Section } from '../../ui/Section.tsx'

interface ToolSectionProps {
  id: string
  words: { dateline: string; heading: string; lead?: string | undefined }
  /** Shown without script. */
  needsScript: string
  /** The island, and text about its rules. */
  children: ReactNode
}

export function ToolSection({ id, words, needsScript, children }: ToolSectionProps) {
  return (
    <Section id={id} className={id} {...words}>
      <noscript>
        <p className="section-note">{needsScript}</p>
      </noscript>
      {children}
    </Section>
  )
}
