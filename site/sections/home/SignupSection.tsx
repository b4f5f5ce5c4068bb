import type { ReactNode } from 'react'
import type { Locale } from '../../../contract/locale.ts'
import type { Words } from '../../content/load-content.ts'
import { PrintedNumber } from '../../figures/StatRow.tsx'
import { Phrases } from '../../ui/Phrases.tsx'
import { SectionFrame } from '../../ui/SectionFrame.tsx'
import { Steps } from '../../ui/Steps.tsx'
import { planPath } from '../plans/plan-links.ts'
import './home.css'

interface SignupSectionProps {
  words: Words
  locale: Locale
  /** The form, an island. */
  form?: ReactNode
}

/** The form that asks for an offer and, beside it, what the plans cost. */
export function SignupSection({ words: { home, forms, plans, rates }, locale, form }: SignupSectionProps) {
  const { next } = forms.signup
  return (
    <SectionFrame id="signup" {...home.signup}>
      <div className="split signup">
        <ul className="rows plan-prices" aria-label={rates.heading}>
          {plans.map(({ id, name, price }, position) => (
            <li key={id}>
              <a href={planPath(position, locale)}>{name}</a>
              <strong className="plan-price">
                <PrintedNumber>{price.figure.text}</PrintedNumber>
              </strong>
            </li>
          ))}
          <li>
            {rates.custom.name} <small>{rates.custom.price}</small>
          </li>
        </ul>
        <div className="sheet sheet-padded">{form}</div>
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
