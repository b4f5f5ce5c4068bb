import type { ReactNode } from 'react'
import { Accordion } from '../../ui/Accordion.tsx'
import { MoreLink } from '../../ui/MoreLink.tsx'

interface QuestionAccordionProps<Question> {
  questions: readonly Question[]
  /** The label of the link to a question's own address; no link without it. */
  linkToQuestion?: string
  /** What stands below its answer. */
  after?: (question: Question) => ReactNode
}

/** Questions and answers. All that a page has are one accordion: a question opened closes the one before. */
export function QuestionAccordion<Question extends { id: string; question: string; answer: string }>({
  questions,
  linkToQuestion,
  after,
}: QuestionAccordionProps<Question>) {
  return (
    <Accordion
      name="faq"
      items={questions.map((item) => ({
        id: item.id,
        title: item.question,
        content: (
          <>
            <p>{item.answer}</p>
            {after?.(item)}
            {linkToQuestion && (
              <MoreLink href={`#${item.id}`} text={linkToQuestion} about={`${linkToQuestion}: ${item.question}`} />
            )}
          </>
        ),
      }))}
    />
  )
}
