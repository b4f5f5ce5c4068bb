/**
 * A question that a visitor asks by an address, as `/faq?approved=2026-11-21T14:00`, and what the page says to it. The page is
 * built with places for the answer; the server fills them in where there is no script, the browser where there is, both by this.
 */
export interface Answer {
  /** What was asked, by the names of the fields. */
  values: Readonly<Record<string, string>>
  /** What is wrong with it, by the names of the fields. With any of them nothing else is said. */
  errors: Readonly<Record<string, string>>
  /** What is said, by place. */
  texts: Readonly<Record<string, string>>
  /** Where links lead, by place. */
  links: Readonly<Record<string, string>>
  /** The parts that are shown; all others are not. */
  parts: readonly string[]
}

/** A form that asks by its address. Its fields and their errors are named by it. */
export type QuestionName = 'when' | 'finder' | 'outlets'

/** The attribute that names the question of an element in which everything about it stands. */
export const QUESTION_ATTRIBUTE = 'data-question'

/** The attribute of an element whose text is said. */
export const TEXT_ATTRIBUTE = 'data-answer-text'

/** The attribute of a link that leads to where the answer says. */
export const LINK_ATTRIBUTE = 'data-answer-link'

/** The attribute of an element that is shown with the answers that name it, and is `hidden` until then. */
export const PART_ATTRIBUTE = 'data-answer-part'

/** The attribute of the same kind for what stands there as long as there is no answer at all. */
export const UNANSWERED_ATTRIBUTE = 'data-unanswered'

/** Where a question's form leads: to the answer, in the page of the form. `when-answer`. The outlets are their own answer. */
export const answerId = (question: QuestionName) => (question === 'outlets' ? question : `${question}-answer`)

/** What is said to a question that cannot be read: `mistaken`. */
export const invalidAnswer = (values: Answer['values'], errors: Answer['errors']): Answer => ({
  values,
  errors,
  texts: {},
  links: {},
  parts: ['mistaken'],
})
