import type { Words } from '../../content/load-content.ts'
import type { Locale } from '../../locale/paths.ts'
import { RuledItems } from '../../ui/RuledItems.tsx'
import { SectionFrame } from '../../ui/SectionFrame.tsx'
import './reasons.css'

interface WhyUsProps {
  words: Words['home']['whyUs']
  locale: Locale
}

/** What a client can hold the company to, as two columns of a newspaper page. */
export function WhyUs({ words, locale }: WhyUsProps) {
  return (
    <SectionFrame
      id="why-us"
      className="section-columns"
      dateline={words.dateline}
      heading={words.heading}
      lead={words.lead}
      locale={locale}
    >
      <RuledItems className="reasons" items={words.items} locale={locale} />
    </SectionFrame>
  )
}
