import type { Words } from '../../content/load-content.ts'
import { formatYear } from '../../locale/dates.ts'
import type { Locale } from '../../locale/paths.ts'
import { SectionFrame } from '../../ui/SectionFrame.tsx'
import { PlaceMark } from '../page/LedgerMark.tsx'
import { QuestionDesk } from '../questions/QuestionDesk.tsx'
import { WhenAnswer } from './WhenAnswer.tsx'
import { WhenFields } from './WhenFields.tsx'
import { WhenRules } from './WhenRules.tsx'

interface WhenProps {
  words: Words
  locale: Locale
  path: string
}

/** From the moment of approval to the hours between which a release is sent, and the rules by which they are counted. */
export function When({ words, locale, path }: WhenProps) {
  const { when, holidays, forms } = words
  const { dateline, heading, lead, form, zones, unanswered, mistaken, result } = when
  const lastYear = formatYear(holidays.years.at(-1) ?? 0, locale)
  return (
    <SectionFrame
      id="when"
      className="when"
      dateline={dateline}
      reference={<PlaceMark ledger={words.ledger} place="when" />}
      heading={heading}
      lead={lead}
    >
      <QuestionDesk
        question="when"
        locale={locale}
        path={path}
        askedBy="approved"
        words={{ label: heading, unanswered, mistaken, submit: form.submit }}
        heading={result.heading}
        answer={<WhenAnswer words={result} lastYear={lastYear} open={holidays.open} />}
      >
        <WhenFields words={form} zones={zones} errorPrefix={forms.errors.pageTitlePrefix.trim()} />
      </QuestionDesk>
      <WhenRules words={when} holidays={holidays} lastYear={lastYear} locale={locale} />
    </SectionFrame>
  )
}
