import type { ReactNode } from 'react'
import type { Words } from '../../content/load-content.ts'
import type { Locale } from '../../locale/paths.ts'
import { SectionFrame } from '../../ui/SectionFrame.tsx'
import { Steps } from '../../ui/Steps.tsx'
import { PlanList } from './PlanList.tsx'
import './form-sheet.css'
import './signup.css'

interface SignupSectionProps {
  words: Words
  locale: Locale
  /** The live form. */
  form: ReactNode
}

/** The prices and, beside them, the form that asks for one. */
export function SignupSection({ words, locale, form }: SignupSectionProps) {
  const { signup } = words.home
  const { next } = words.forms.signup
  return (
    <SectionFrame id="signup" dateline={signup.dateline} heading={signup.heading} lead={signup.lead} locale={locale}>
      <div className="signup">
        <div>
          <div className="form-sheet sheet">{form}</div>
          <section className="next-steps" aria-labelledby="next-heading">
            <h3 id="next-heading">{next.title}</h3>
            <Steps steps={next.steps.map((text) => ({ text }))} down />
          </section>
        </div>
        <PlanList words={signup.plans} plans={words.plans} locale={locale} />
      </div>
    </SectionFrame>
  )
}
