import type { ReactNode } from 'react'
import {
  answerId,
  PART_ATTRIBUTE,
  QUESTION_ATTRIBUTE,
  type QuestionName,
  UNANSWERED_ATTRIBUTE,
} from '../../../contract/answers/answer.ts'
import type { Locale } from '../../../contract/locale.ts'
import { instrumentWordsPath } from '../../instruments/instrument-names.ts'
import { Button } from '../../ui/Button.tsx'
import { StateMark } from '../../ui/StateMark.tsx'
import '../../ui/field/field.css'
import '../../ui/release-sheet.css'
import '../../ui/sheet.css'
import './question-desk.css'

export interface QuestionDeskProps {
  question: QuestionName
  locale: Locale
  /** The path of the page, to which the form leads back. */
  path: string
  words: {
    /** Names the form. */
    label: string
    /** Where nothing answers: neither script nor our server. */
    unanswered: string
    /** Something in the form is missing or wrong. */
    mistaken: string
    /** Which fields have to be filled in. */
    needed: string
    submit: string
  }
  /** Of the answer. */
  heading: ReactNode
  /** The parameter without which an address asks nothing. */
  askedBy: string
  /** With places for what is said. */
  answer: ReactNode
  /** The form. */
  children: ReactNode
}

/** What names a part of the page that answers show. */
export const part = (name: string) => ({ [PART_ATTRIBUTE]: name, hidden: true })

/**
 * A form that asks by its address, and above it what is said to it: by the server, which writes it into this page, or by
 * `site/instruments/questions/`, whichever comes first.
 */
export function QuestionDesk({ question, locale, path, words, askedBy, heading, answer, children }: QuestionDeskProps) {
  const headingId = `${answerId(question)}-heading`
  return (
    <div
      className="question-desk"
      {...{ [QUESTION_ATTRIBUTE]: question }}
      data-instrument={question}
      data-words={instrumentWordsPath(question, locale)}
      data-asked-by={askedBy}
    >
      <div id={answerId(question)} className="question-answer">
        <p className="question-unanswered" {...{ [UNANSWERED_ATTRIBUTE]: '' }}>
          <StateMark state="failed" />
          {words.unanswered}
        </p>
        <p className="field-error" role="alert" {...part('mistaken')}>
          {words.mistaken}
        </p>
        <section className="sheet release" aria-labelledby={headingId} {...part('answer')}>
          <h3 id={headingId} tabIndex={-1}>
            {heading}
          </h3>
          {answer}
        </section>
      </div>
      <form className="question-form" action={`${path}#${answerId(question)}`} aria-label={words.label} noValidate>
        <p className="field-hint wide">{words.needed}</p>
        {children}
        <Button type="submit">{words.submit}</Button>
      </form>
    </div>
  )
}
