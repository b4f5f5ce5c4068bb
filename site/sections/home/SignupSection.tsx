import type { ReactNode } from 'react'
import type { Words } from '../../content/load-content.ts'
import { SectionFrame } from '../../ui/SectionFrame.tsx'
import './forms.css'

interface SignupSectionProps {
  words: Words
  /** A `SignupForm` island. */
  form?: ReactNode
}

export function SignupSection({ words: { home }, form }: SignupSectionProps) {
  return (
    <SectionFrame id="signup" {...home.signup}>
      <div className="sheet sheet-padded">{form}</div>
    </SectionFrame>
  )
}
