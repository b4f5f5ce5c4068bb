import type { PageWords } from '../../content/load-content.ts'
import { Section } from '../../ui/Section.tsx'
import { QuestionAccordion } from '../shared/QuestionAccordion.tsx'
import './faq.css'

interface QuestionCategoryProps {
  category: PageWords<'faq'>['categories'][number]
  /** All questions. `category` lists the ids of the questions that it contains. */
  questions: readonly { id: string; question: string; answer: string }[]
  linkToQuestion: string
  /** Links below answers. Each key is the id of a question. */
  answerLinks: Readonly<Record<string, { href: string; text: string }>>
}

export function QuestionCategory({ category, questions, linkToQuestion, answerLinks }: QuestionCategoryProps) {
  const { id, title } = category
  const own = category.questions.map((questionId) => {
    const question = questions.find((candidate) => candidate.id === questionId)
    if (!question) throw new Error(`pages/faq.yaml: there is no question ${questionId}`)
    const link = answerLinks[questionId]
    const after = link && (
      <p>
        <a className="text-link" href={link.href}>
          {link.text}
        </a>
      </p>
    )
    return { ...question, after }
  })
  return (
    <Section id={id} className="split question-category" heading={title}>
      <QuestionAccordion questions={own} linkToQuestion={linkToQuestion} />
    </Section>
  )
}
