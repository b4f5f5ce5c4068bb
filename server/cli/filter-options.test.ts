import { expect, it } from 'vitest'
import { Misuse } from './command-errors.ts'
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
  // As a name is kept that is given with --by.
  [{ who: ' Rene\u0301  S. ', all: true }, { handledBy: 'Ren\u00e9 S.' }],
  [{ writtenIn: 'th', all: true }, { locale: 'th' }],
  [
    { all: true, since: 'yesterday', until: '2026-11-21' },
    { since: '2026-11-20T17:00:00.000Z', until: '2026-11-21T17:00:00.000Z' },
  ],
])('%j chooses %j', (options, filter) => {
  const now = new Date('2026-11-22T02:00:00.000Z')
  expect(readFilter(options, zonedTime(BANGKOK, words), now, words)).toEqual(filter)
})

it.each([
  ['2026-11-24', '2026-11-01'],
  ['24h', '24h'],
  ['today', 'yesterday'],
])('refuses --since %s with --until %s, between which nothing can have come', (since, until) => {
  const now = new Date('2026-11-22T02:00:00.000Z')
  const read = () => readFilter({ since, until }, zonedTime(BANGKOK, words), now, words)
  expect(read).toThrow(new Misuse(`--since ${since} has to be before --until ${until}`))
})

it('reads a whole number in Thai digits too', () => {
  expect(wholeNumberIn(words)('๑๒')).toBe(12)
  expect(() => wholeNumberIn(words)('๐')).toThrow('"๐"')
})
