import type { ReactNode } from 'react'
import type { Locale } from '../../../contract/locale.ts'
import type { Words } from '../../content/load-content.ts'
import { Phrases } from '../../ui/Phrases.tsx'
import { SectionFrame } from '../../ui/SectionFrame.tsx'
import { Steps } from '../../ui/Steps.tsx'
import { PlanPrices } from '../plans/PlanPrices.tsx'
import './home.css'

interface SignupSectionProps {
  words: Words
  locale: Locale
  /** The form, an island. */
  form?: ReactNode
}

/** The form that asks for an offer and, beside it, what the plans cost. */
export function SignupSection({ words, locale, form }: SignupSectionProps) {
  const { signup } = words.home
  const { next } = words.forms.signup
  return (
    <SectionFrame id="signup" {...signup}>
      <div className="split signup">
        <PlanPrices words={words.rates} plans={words.plans} locale={locale} />
        <div className="form-sheet sheet">{form}</div>
        <section aria-labelledby="next-heading">
          <h3 id="next-heading">
            <Phrases>{next.title}</Phrases>
          </h3>
          <Steps steps={next.steps.map((text) => ({ text }))} down />
        </section>
      </div>
    </SectionFrame>
  )
}
