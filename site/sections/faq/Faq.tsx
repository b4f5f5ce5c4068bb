import type { PageWords } from '../../content/load-content.ts'
import { HeadedSection } from '../../ui/HeadedSection.tsx'
import { QuestionAccordion } from '../page/QuestionAccordion.tsx'
import './faq.css'

type FaqWords = PageWords<'faq'>

/** The six subjects, each a link to its questions. */
export function CategoryTiles({ tiles, categories }: Pick<FaqWords, 'tiles' | 'categories'>) {
  return (
    <nav className="category-tiles" aria-label={tiles}>
      <ol className="rows rows-numbered grid">
        {categories.map(({ id, title, text }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <strong>{title}</strong> <span>{text}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

interface QuestionCategoryProps {
  category: Pick<FaqWords['categories'][number], 'id' | 'title' | 'questions'>
  /** Every question of the page. */
  questions: readonly { id: string; question: string; answer: string }[]
  linkToQuestion: string
  /** Where some answers lead on to, by the ids of their questions. */
  onward?: Readonly<Record<string, { href: string; text: string }>>
}

/** The questions of one subject. */
export function QuestionCategory({ category, questions, linkToQuestion, onward = {} }: QuestionCategoryProps) {
  const own = category.questions.map((id) => {
    const question = questions.find((candidate) => candidate.id === id)
    if (!question) throw new Error(`pages/faq.yaml: there is no question ${id}`)
    const further = onward[id]
    const after = further && (
      <p>
        <a className="text-link" href={further.href}>
          {further.text}
        </a>
      </p>
    )
    return { ...question, after }
  })
  const { id, title } = category
  return (
    <HeadedSection id={id} name={id} className="section split question-category" heading={title}>
      <QuestionAccordion questions={own} linkToQuestion={linkToQuestion} />
    </HeadedSection>
  )
}
