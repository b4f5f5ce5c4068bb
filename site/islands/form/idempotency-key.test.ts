import { expect, test } from 'vitest'
import { idempotencyKey } from './idempotency-key.ts'

test('keys are 128 bits in visible characters, and each is another', () => {
  const keys = Array.from({ length: 100 }, idempotencyKey)
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/)
  expect(new Set(keys).size).toBe(keys.length)
})
