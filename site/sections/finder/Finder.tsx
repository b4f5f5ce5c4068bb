import type { Locale } from '../../../contract/locale.ts'
import type { Words } from '../../content/load-content.ts'
import { QuestionSection } from '../questions/QuestionSection.tsx'
import { Said } from '../questions/Said.tsx'
import { FinderAnswer } from './FinderAnswer.tsx'
import { FinderFields } from './FinderFields.tsx'

export interface FinderProps {
  words: Words
  locale: Locale
  /** Of the page that answers. */
  path: string
}

/** The six questions and the places for what is said to them. */
export function finderDeskProps({ words, locale, path }: FinderProps) {
  const { finder, forms } = words
  return {
    question: 'finder' as const,
    locale,
    path,
    askedBy: 'market',
    words: { ...finder, label: finder.heading, needed: forms.allRequired },
    heading: (
      <>
        {finder.result.heading} <Said name="plan" />
      </>
    ),
    answer: <FinderAnswer words={words} locale={locale} />,
    children: <FinderFields words={finder} errorPrefix={forms.errors.pageTitlePrefix.trim()} />,
  }
}

/** From what a release needs to the plan that covers it and nothing dearer, with its price and the reasons. */
export function Finder(props: FinderProps) {
  return <QuestionSection {...finderDeskProps(props)} />
}
