import type { ReactNode } from 'react'
import { SectionFrame } from '../ui/SectionFrame.tsx'

interface ToolSectionProps {
  id: string
  words: { dateline: string; heading: string; lead?: string | undefined }
  /** Said where there is no script. */
  needsScript: string
  /** The live tool, and what it goes by. */
  children: ReactNode
}

/** The section of a tool. */
export function ToolSection({ id, words, needsScript, children }: ToolSectionProps) {
  return (
    <SectionFrame id={id} className={id} {...words}>
      <noscript>
        <p className="section-note">{needsScript}</p>
      </noscript>
      {children}
    </SectionFrame>
  )
}
