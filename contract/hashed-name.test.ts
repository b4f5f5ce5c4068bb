import { expect, test } from 'vitest'
import { hashedName, withoutHash } from './hashed-name.ts'

const CHECKSUM = '0123456789abcdef'.repeat(4)

test.each([
  ['logos.zip', 'logos.0123456789ab.zip'],
  ['fact-sheet.th.pdf', 'fact-sheet.th.0123456789ab.pdf'],
])('%s has its hash before its ending, and is found without it', (name, hashed) => {
  expect(hashedName(name, CHECKSUM)).toBe(hashed)
  expect(withoutHash(`/downloads/${hashed}`)).toBe(`/downloads/${name}`)
})

test.each([
  'logos.zip',
  'logos.0123456789a.zip',
  'logos.0123456789abc.zip',
  'logos.0123456789AB.zip',
  'logos.0123456789ab.zip/',
])('%s has no hash', (name) => {
  expect(withoutHash(name)).toBe(name)
})
