import { ANSWER_PARAMETER } from '../../contract/form-markup.ts'
import type { Personalize } from '../pages/page-front.ts'
import { localeOf } from '../pages/routing.ts'
import type { AnswerStore } from './answer-store.ts'
import { answeredPage } from './answered-page.ts'

/** Shows a kept answer on the home page of its language, and the plain page for a token that is unknown or too old. */
export const keptAnswers =
  (answers: AnswerStore): Personalize =>
  (path, query, page) => {
    if (path !== '/' && path !== '/th') return
    const token = new URLSearchParams(query).get(ANSWER_PARAMETER)
    const answer = token === null ? undefined : answers.find(token)
    return answer?.locale === localeOf(path) ? answeredPage(page.toString(), answer) : undefined
  }
