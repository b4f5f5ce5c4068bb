import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PLANS, SERVICE_INTERESTS } from '../../../contract/plans.ts'

const stylesOf = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')

/** What is chosen is seen by styles alone, which name each plan: without its line a plan could be chosen and nothing would show it. */
test('the styles that show a choice have a line for every plan of contract/plans.ts', () => {
  const beside = stylesOf('chosen-plan.css')
  const map = stylesOf('../../figures/plan-reach.css')
  const missing = [
    ...SERVICE_INTERESTS.filter(
      (id) => !beside.includes(`.signup:has([value='${id}']:checked) [data-plan='${id}']`),
    ).map((id) => `site/sections/plans/chosen-plan.css has no line for ${id}`),
    ...PLANS.filter(
      (id) =>
        !map.includes(`[value='${id}']:checked`) ||
        !map.includes(`/map/${id}.svg`) ||
        !map.includes(`attr(data-${id})`),
    ).map((id) => `site/figures/plan-reach.css has no lines for ${id}`),
  ]
  expect(missing).toEqual([])
})
