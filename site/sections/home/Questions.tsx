import { type Locale, localizedPath } from '../../../contract/locale.ts'
import type { SiteContent } from '../../content/load-content.ts'
import { SectionFrame } from '../../ui/SectionFrame.tsx'
import { QuestionAccordion } from '../page/QuestionAccordion.tsx'

export function Questions({ content: { home, faq }, locale }: { content: SiteContent; locale: Locale }) {
  return (
    <SectionFrame id="faq" className="split" {...home.faq}>
      <div>
        <QuestionAccordion questions={faq} linkToQuestion={home.faq.linkToQuestion} />
        <p className="actions">
          <a className="text-link" href={localizedPath('/faq', locale)}>
            {home.faq.more}
          </a>
        </p>
      </div>
    </SectionFrame>
  )
}
