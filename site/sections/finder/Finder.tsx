import type { PageWords, Words } from '../../content/load-content.ts'
import type { Locale } from '../../locale/paths.ts'
import { SectionFrame } from '../../ui/SectionFrame.tsx'
import { PlaceMark } from '../page/LedgerMark.tsx'
import { QuestionDesk } from '../questions/QuestionDesk.tsx'
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
  const { dateline, heading, lead, unanswered, mistaken, submit, result } = finder
  return (
    <SectionFrame
      id="finder"
      className="finder"
      dateline={dateline}
      reference={<PlaceMark ledger={words.ledger} place="finder" />}
      heading={heading}
      lead={lead}
    >
      <QuestionDesk
        question="finder"
        locale={locale}
        path={path}
        askedBy="market"
        words={{ label: heading, unanswered, mistaken, submit }}
        heading={
          <>
            {result.heading} <Said name="plan" />
          </>
        }
        answer={<FinderAnswer words={words} page={page} locale={locale} />}
      >
        <FinderFields words={finder} errorPrefix={forms.errors.pageTitlePrefix.trim()} />
      </QuestionDesk>
    </SectionFrame>
  )
}
