import { beforeEach, expect, test } from 'vitest'
import type { CheckerWords } from './checker-words.ts'
import { offerToKeep } from './keep-choice.ts'

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

/** The desk of a page that was loaded just now. */
function desk() {
  const [choice, draft] = [document.createElement('input'), document.createElement('textarea')]
  choice.type = 'checkbox'
  const offer = () => offerToKeep(choice, document.createElement('p'), draft, {} as CheckerWords)
  return { choice, draft, offer }
}

test('a page that is loaded anew by itself carries the draft over, once, and nothing is kept', () => {
  const before = desk()
  before.offer()
  before.draft.value = 'A headline'
  dispatchEvent(new Event('renewal'))
  const after = desk()
  after.offer()
  expect(after.draft.value).toBe('A headline')
  expect(after.choice.checked).toBe(false)
  expect({ ...sessionStorage, ...localStorage }).toEqual({})
})
