import type { PageWords } from '../../content/load-content.ts'
import { HeadedSection } from '../../ui/HeadedSection.tsx'
import { QuestionAccordion } from '../page/QuestionAccordion.tsx'
import './faq.css'

interface QuestionCategoryProps {
  category: PageWords<'faq'>['categories'][number]
  /** Every question of the page. */
  questions: readonly { id: string; question: string; answer: string }[]
  linkToQuestion: string
  /** Where some answers lead on to, by the ids of their questions. */
  onward: Readonly<Record<string, { href: string; text: string }>>
}

/** The questions of one subject. */
export function QuestionCategory({ category, questions, linkToQuestion, onward }: QuestionCategoryProps) {
  const { id, title } = category
  const own = category.questions.map((questionId) => {
    const question = questions.find((candidate) => candidate.id === questionId)
    if (!question) throw new Error(`pages/faq.yaml: there is no question ${questionId}`)
    const further = onward[questionId]
    const after = further && (
      <p>
        <a className="text-link" href={further.href}>
          {further.text}
        </a>
      </p>
    )
    return { ...question, after }
  })
  return (
    <HeadedSection id={id} name={id} className="section split question-category" heading={title}>
      <QuestionAccordion questions={own} linkToQuestion={linkToQuestion} />
    </HeadedSection>
  )
}
