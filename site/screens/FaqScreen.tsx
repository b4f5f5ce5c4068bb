import { homeAnchor, type Locale, localizedPath } from '../../contract/locale.ts'
import type { PageWords, Words } from '../content/load-content.ts'
import { CategoryTiles } from '../sections/faq/CategoryTiles.tsx'
import { QuestionCategory } from '../sections/faq/QuestionCategory.tsx'
import { LineAccount } from '../sections/page/LineAccount.tsx'
import { NextStep } from '../sections/page/NextStep.tsx'
import { PageHead } from '../sections/page/PageHead.tsx'
import { trailTo } from '../sections/page/trail.ts'
import { sampleReportPath } from '../sections/service/report-link.ts'
import { When } from '../sections/when/When.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'

interface FaqScreenProps {
  words: Words
  page: PageWords<'faq'>
  locale: Locale
}

/** The questions of the home page and those of this page alone, by subject. */
export function FaqScreen({ words, page, locale }: FaqScreenProps) {
  const path = localizedPath('/faq', locale)
  const all: readonly PageWords<'faq'>['questions'][number][] = [...words.faq, ...page.questions]
  const questions = new Map(all.map((question) => [question.id, question]))
  const questionOf = (id: string) => {
    const question = questions.get(id)
    if (!question) throw new Error(`FaqScreen: there is no question ${id}`)
    return question
  }
  const onward = {
    'writing-included': { href: localizedPath('/blog#checker', locale), text: words.checker.link },
    'how-long': { href: '#when', text: words.when.link },
    'where-it-ran': { href: sampleReportPath(locale), text: words.report.link },
    // What holds of tax and payment holds for every plan.
    price: { href: localizedPath('/pricing/0#paying', locale), text: words.paying.link },
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
            open={words.identity.open}
            linkToQuestion={words.home.faq.linkToQuestion}
            onward={onward}
          />
        ))}
        <When words={words} locale={locale} path={path} />
        <NextStep {...page.support} beside={<LineAccount words={words} />}>
          <ButtonLink href={homeAnchor('#contact', path)}>{page.support.button}</ButtonLink>
        </NextStep>
      </div>
    </div>
  )
}
