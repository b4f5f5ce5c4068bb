import { HeadedSection } from '../../ui/HeadedSection.tsx'
import { QuestionAccordion } from '../page/QuestionAccordion.tsx'
import './faq.css'

interface QuestionCategoryProps {
  /** The category's anchor. */
  id: string
  title: string
  /** The ids of its questions, in their order. */
  ids: readonly string[]
  /** Every question of the page. */
  questions: readonly { id: string; question: string; answer: string; open?: string | undefined }[]
  /** Said of what is not settled yet. */
  open: string
  linkToQuestion: string
  /** Where some questions lead on to, by their ids. */
  onward?: Readonly<Record<string, { href: string; text: string }>>
}

/** The questions of one subject. */
export function QuestionCategory(props: QuestionCategoryProps) {
  const { id, title, ids, questions, open, linkToQuestion, onward = {} } = props
  const own = ids.map((questionId) => {
    const question = questions.find((candidate) => candidate.id === questionId)
    if (!question) throw new Error(`pages/faq.yaml: there is no question ${questionId}`)
    return question
  })
  return (
    <HeadedSection id={id} name={id} className="section split question-category" heading={title}>
      <QuestionAccordion
        questions={own}
        linkToQuestion={linkToQuestion}
        after={(item) => (
          <>
            {item.open && <p>{`${item.open}: ${open}`}</p>}
            {onward[item.id] && (
              <p>
                <a className="text-link" href={onward[item.id]?.href}>
                  {onward[item.id]?.text}
                </a>
              </p>
            )}
          </>
        )}
      />
    </HeadedSection>
  )
}
