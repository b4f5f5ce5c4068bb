import type { Locale } from '../../../contract/locale.ts'
import type { Words } from '../../content/load-content.ts'
import { formatYear } from '../../locale/dates.ts'
import { QuestionSection } from '../questions/QuestionSection.tsx'
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
  const { form, zones, result } = when
  const lastYear = formatYear(holidays.years.at(-1) ?? 0, locale)
  const firstYear = formatYear(holidays.years[0] ?? 0, locale)
  const years = firstYear === lastYear ? lastYear : `${firstYear}–${lastYear}`
  return (
    <QuestionSection
      question="when"
      locale={locale}
      path={path}
      askedBy="approved"
      words={{ ...when, label: when.heading, needed: form.needed, submit: form.submit }}
      heading={result.heading}
      answer={<WhenAnswer words={result} years={years} open={holidays.open} />}
      rules={<WhenRules words={when} holidays={holidays} lastYear={lastYear} locale={locale} />}
    >
      <WhenFields words={form} zones={zones} errorPrefix={forms.errors.pageTitlePrefix.trim()} />
    </QuestionSection>
  )
}
