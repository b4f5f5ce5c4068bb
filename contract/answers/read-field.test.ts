import { expect, it } from 'vitest'
import { readField } from './read-field.ts'

const read = (text: string) => readField(new URLSearchParams({ field: text }), 'field')

it('reads a field without the blanks around it, and nothing where there is none', () => {
  expect(read('  2026-06-15T10:00 ')).toBe('2026-06-15T10:00')
  expect(readField(new URLSearchParams(), 'field')).toBe('')
})

it('cuts off what is longer than any answer, and no sign in half', () => {
  expect(read('x'.repeat(600))).toBe('x'.repeat(500))
  expect(read(`${'x'.repeat(499)}📰📰`)).toBe('x'.repeat(499))
  expect(read(`${'x'.repeat(498)}📰📰`)).toBe(`${'x'.repeat(498)}📰`)
})
