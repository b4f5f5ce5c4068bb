import type { ReactNode } from 'react'
import { type Locale, localizedPath } from '../../../contract/locale.ts'
import type { Words } from '../../content/load-content.ts'
import { SectionFrame } from '../../ui/SectionFrame.tsx'
import { QuestionAccordion } from '../page/QuestionAccordion.tsx'

interface QuestionsProps {
  /** The way to what its figures mean. */
  reference: ReactNode
  words: Words['home']['faq']
  questions: Words['faq']
  locale: Locale
}

export function Questions({ reference, words, questions, locale }: QuestionsProps) {
  return (
    <SectionFrame id="faq" reference={reference} className="section-columns" {...words}>
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
