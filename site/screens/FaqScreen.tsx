import type { PageWords, Words } from '../content/load-content.ts'
import { homeAnchor, type Locale, localizedPath } from '../locale/paths.ts'
import { CategoryTiles } from '../sections/faq/CategoryTiles.tsx'
import { QuestionCategory } from '../sections/faq/QuestionCategory.tsx'
import { NextStep } from '../sections/page/NextStep.tsx'
import { PageHead } from '../sections/page/PageHead.tsx'
import { trailTo } from '../sections/page/trail.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'

interface FaqScreenProps {
  words: Words
  page: PageWords<'faq'>
  locale: Locale
}

/** The questions of the home page and six more, by subject. */
export function FaqScreen({ words, page, locale }: FaqScreenProps) {
  const questions = new Map([...words.faq, ...page.questions].map((question) => [question.id, question]))
  const questionOf = (id: string) => {
    const question = questions.get(id)
    if (!question) throw new Error(`FaqScreen: there is no question ${id}`)
    return question
  }
  return (
    <div className="page-width">
      <div className="on-wire">
        <PageHead trail={trailTo(words, locale, page.breadcrumb)} {...page.hero} />
        <CategoryTiles label={page.tiles} categories={page.categories} />
        {page.categories.map((category) => (
          <QuestionCategory
            key={category.id}
            id={category.id}
            title={category.title}
            questions={category.questions.map(questionOf)}
            linkToQuestion={words.home.faq.linkToQuestion}
          />
        ))}
        <NextStep {...page.support}>
          <ButtonLink href={homeAnchor('#contact', localizedPath('/faq', locale))}>{page.support.button}</ButtonLink>
        </NextStep>
      </div>
    </div>
  )
}
