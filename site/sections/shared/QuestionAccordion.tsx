import type { ReactNode } from 'react'
import { Accordion } from '../../ui/Accordion.tsx'
import { MoreLink } from '../../ui/MoreLink.tsx'

interface QuestionAccordionProps {
  /** `after` is shown below the answer. */
  questions: readonly { id: string; question: string; answer: string; after?: ReactNode }[]
  /** Label of a link to the question's own URL. Without a label there is no link. */
  linkToQuestion?: string
}

/** All questions of a page are one group: opening a question closes the one that was open. */
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
