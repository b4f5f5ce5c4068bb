import type { ReactNode } from 'react'
import { Accordion } from '../../ui/Accordion.tsx'
import { MoreLink } from '../../ui/MoreLink.tsx'

interface QuestionAccordionProps {
  /** `after` stands below the answer. */
  questions: readonly { id: string; question: string; answer: string; after?: ReactNode }[]
  /** The label of the link to a question's own address; no link without it. */
  linkToQuestion?: string
}

/** Questions and answers. All that a page has are one accordion: a question opened closes the one before. */
export function QuestionAccordion({ questions, linkToQuestion }: QuestionAccordionProps) {
  return (
    <Accordion
      group="faq"
      items={questions.map(({ id, question, answer, after }) => ({
        id,
        title: question,
        content: (
          <>
            <p>{answer}</p>
            {after}
            {linkToQuestion && (
              <MoreLink href={`#${id}`} text={linkToQuestion} about={`${linkToQuestion}: ${question}`} />
            )}
          </>
        ),
      }))}
    />
  )
}
