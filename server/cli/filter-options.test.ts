import { expect, it } from 'vitest'
import { type FilterOptions, readFilter, wholeNumberIn } from './filter-options.ts'
import { wordsIn } from './words/words.ts'
import { BANGKOK, zonedTime } from './zoned-time.ts'

const words = wordsIn('en', 'leads')

it.each<[FilterOptions, object]>([
  [{}, { state: 'accepted' }],
  [{ spam: true }, { state: 'suspected_spam' }],
  [{ all: true }, {}],
  [{ state: 'dead' }, { state: 'dead' }],
  [{ open: true }, { state: 'accepted', stages: ['new', 'taken'] }],
  [
    { stage: 'closed', who: 'Nok' },
    { state: 'accepted', stages: ['closed'], handledBy: 'Nok' },
  ],
  [{ writtenIn: 'th', all: true }, { locale: 'th' }],
  [
    { all: true, since: 'yesterday', until: '2026-11-21' },
    { since: '2026-11-20T17:00:00.000Z', until: '2026-11-21T17:00:00.000Z' },
  ],
])('%j chooses %j', (options, filter) => {
  const now = new Date('2026-11-22T02:00:00.000Z')
  expect(readFilter(options, zonedTime(BANGKOK, words), now, words)).toEqual(filter)
})

it('reads a whole number in Thai digits too', () => {
  expect(wholeNumberIn(words)('๑๒')).toBe(12)
  expect(() => wholeNumberIn(words)('๐')).toThrow('"๐"')
})
