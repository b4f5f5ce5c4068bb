import { ANSWER_PARAMETER } from '../../contract/form-markup.ts'
import type { Personalize } from '../pages/page-front.ts'
import { localeOf } from '../pages/routing.ts'
import type { AnswerStore } from './answer-store.ts'
import { answeredPage } from './answered-page.ts'

/**
 * Shows a kept answer on the home page of its language, and the plain page for a token that is unknown or too old.
 *
 * @param report is told when an answer could not be written into the page; the visitor then gets the plain one
 */
export const keptAnswers =
  (answers: AnswerStore, report: (error: unknown) => void): Personalize =>
  (path, query, page) => {
    if (path !== '/' && path !== '/th') return
    const token = new URLSearchParams(query).get(ANSWER_PARAMETER)
    const answer = token === null ? undefined : answers.find(token)
    if (answer?.locale !== localeOf(path)) return
    try {
      return answeredPage(page.toString(), answer)
    } catch (error) {
      report(error)
      return
    }
  }
