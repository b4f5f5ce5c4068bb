import type { ReactNode } from 'react'
import { type Locale, localizedPath } from '../../../contract/locale.ts'
import type { Words } from '../../content/load-content.ts'
import { Accordion } from '../../ui/Accordion.tsx'
import { SectionFrame } from '../../ui/SectionFrame.tsx'

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
        <Accordion
          name="faq"
          headingLevel="h3"
          items={questions.map(({ id, question, answer }) => ({
            id,
            title: question,
            content: (
              <>
                <p>{answer}</p>
                <a className="text-link" href={`#${id}`}>
                  {words.linkToQuestion}
                  <span className="sr-only">: {question}</span>
                </a>
              </>
            ),
          }))}
        />
        <p className="actions">
          <a className="text-link" href={localizedPath('/faq', locale)}>
            {words.more}
          </a>
        </p>
      </div>
    </SectionFrame>
  )
}
