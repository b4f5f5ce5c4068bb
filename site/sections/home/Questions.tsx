import { localizedPath } from '../../../contract/locale.ts'
import type { SiteContent } from '../../content/load-content.ts'
import { Section } from '../../ui/Section.tsx'
import { QuestionAccordion } from '../shared/QuestionAccordion.tsx'

export function Questions({ content: { home, faq, locale } }: { content: SiteContent }) {
  return (
    <Section id="faq" className="quiet" {...home.faq}>
      <QuestionAccordion questions={faq} linkToQuestion={home.faq.linkToQuestion} />
      <p className="actions">
        <a className="text-link" href={localizedPath('/faq', locale)}>
          {home.faq.more}
        </a>
      </p>
    </Section>
  )
}
