import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { SERVICE_INTERESTS } from '../../../contract/plans.ts'

const styles = readFileSync(new URL('lead-form.css', import.meta.url), 'utf8')

it.each(SERVICE_INTERESTS)('the note of %s is shown when it is chosen', (plan) => {
  expect(styles).toContain(`.lead-form:has([value='${plan}']:checked) [data-plan='${plan}']`)
})
