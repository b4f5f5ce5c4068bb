import { answerFinder, asksForPlan } from '../../../contract/finder/finder-answer.ts'
import type { FinderBrief } from '../../../contract/finder/finder-brief.ts'
import { openQuestion } from './open-question.ts'

/** Makes `site/sections/finder/Finder.tsx` live. */
export function openFinder(root: HTMLElement, brief: FinderBrief): void {
  openQuestion(root, {
    name: 'finder',
    isAsked: asksForPlan,
    answer: (parameters) => answerFinder(parameters, brief),
  })
}
