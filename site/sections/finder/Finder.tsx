import type { PageWords, Words } from '../../content/load-content.ts'
import type { Locale } from '../../locale/paths.ts'
import { QuestionSection } from '../questions/QuestionSection.tsx'
import { Said } from '../questions/Said.tsx'
import { FinderAnswer } from './FinderAnswer.tsx'
import { FinderFields } from './FinderFields.tsx'

interface FinderProps {
  words: Words
  page: PageWords<'pricing'>
  locale: Locale
  path: string
}

/** From what a release needs to the plan that covers it and nothing dearer, with its price and the reasons. */
export function Finder({ words, page, locale, path }: FinderProps) {
  const { finder, forms } = words
  return (
    <QuestionSection
      question="finder"
      locale={locale}
      path={path}
      askedBy="market"
      words={{ ...finder, label: finder.heading }}
      ledger={words.ledger}
      heading={
        <>
          {finder.result.heading} <Said name="plan" />
        </>
      }
      answer={<FinderAnswer words={words} page={page} locale={locale} />}
    >
      <FinderFields words={finder} errorPrefix={forms.errors.pageTitlePrefix.trim()} />
    </QuestionSection>
  )
}
