import { expect, it } from 'vitest'
import { ProblemError } from '../problems.ts'
import { readIdempotencyKey } from './idempotency-key.ts'

it('a key is what the header says, as it is written', () => {
  expect(readIdempotencyKey('"8e03978e-40d5"')).toEqual({ key: '"8e03978e-40d5"' })
  expect(readIdempotencyKey('!~')).toEqual({ key: '!~' })
  expect(readIdempotencyKey('k'.repeat(128))).toEqual({ key: 'k'.repeat(128) })
  expect(readIdempotencyKey(undefined)).toBe('nothing')
})

it.each([[''], ['k'.repeat(129)], ['a b'], ['a\u007f'], ['คีย์'], [['a', 'b']]])(
  '%j is no key, and the answer says why',
  (header) => {
    const refused = new ProblemError(400, { detail: 'Idempotency-Key has to be 1 to 128 visible ASCII characters.' })
    expect(() => readIdempotencyKey(header)).toThrow(refused)
  },
)
