import type { ReactNode } from 'react'
import type { SiteContent } from '../../content/load-content.ts'
import { Section } from '../../ui/Section.tsx'
import { SendingDates } from './SendingDates.tsx'
import './forms.css'

interface SignupSectionProps {
  content: SiteContent
  /** A `SignupForm` island. */
  form?: ReactNode
}

export function SignupSection({ content: { home }, form }: SignupSectionProps) {
  return (
    <Section id="signup" className="quiet" {...home.signup}>
      <SendingDates words={home.howItWorks.fromNow} />
      {form}
    </Section>
  )
}
