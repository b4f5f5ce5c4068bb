import { type Locale, localizedPath } from '../../../contract/locale.ts'
import type { Words } from '../../content/load-content.ts'
import { SectionFrame } from '../../ui/SectionFrame.tsx'
import { QuestionAccordion } from '../page/QuestionAccordion.tsx'

interface QuestionsProps {
  words: Words['home']['faq']
  questions: Words['faq']
  locale: Locale
}

export function Questions({ words, questions, locale }: QuestionsProps) {
  return (
    <SectionFrame id="faq" className="split" {...words}>
      <div>
        <QuestionAccordion questions={questions} linkToQuestion={words.linkToQuestion} />
        <p className="actions">
          <a className="text-link" href={localizedPath('/faq', locale)}>
            {words.more}
          </a>
        </p>
      </div>
    </SectionFrame>
  )
}
