import type { ReactNode } from 'react'
import { Accordion } from '../../ui/Accordion.tsx'
import { NotedHeading } from '../../ui/NotedHeading.tsx'
import './question-category.css'

interface QuestionCategoryProps {
  /** The category's anchor. */
  id: string
  /** The sign that leads to what its figures mean. */
  reference: ReactNode
  title: string
  questions: readonly { id: string; question: string; answer: string; open?: string | undefined }[]
  /** Said of what is not settled yet. */
  open: string
  linkToQuestion: string
  /** Where some questions lead on to, by their ids. */
  onward?: Readonly<Record<string, { href: string; text: string }>>
}

/** The questions of one subject. All subjects share one accordion: a question opened closes the one before. */
export function QuestionCategory(props: QuestionCategoryProps) {
  const { id, reference, title, questions, open, linkToQuestion, onward = {} } = props
  return (
    <section id={id} className="section question-category" aria-labelledby={`${id}-heading`}>
      <NotedHeading id={`${id}-heading`} reference={reference}>
        {title}
      </NotedHeading>
      <Accordion
        name="faq"
        headingLevel="h3"
        items={questions.map((item) => ({
          id: item.id,
          title: item.question,
          content: (
            <>
              <p>{item.answer}</p>
              {item.open && <p>{`${item.open}: ${open}`}</p>}
              {onward[item.id] && (
                <p>
                  <a className="text-link" href={onward[item.id]?.href}>
                    {onward[item.id]?.text}
                  </a>
                </p>
              )}
              <a className="text-link" href={`#${item.id}`}>
                {linkToQuestion}
                <span className="sr-only">: {item.question}</span>
              </a>
            </>
          ),
        }))}
      />
    </section>
  )
}
