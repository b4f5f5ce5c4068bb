import { expect, it } from 'vitest'
import { securityContactEnd } from './security-contact.ts'

it.each([
  ['Contact: mailto:a@krajai.example\nExpires: 2027-11-01T00:00:00.000Z\n', '2027-11-01T00:00:00.000Z'],
  ['Contact: mailto:a@krajai.example\r\nExpires: 2027-11-01T00:00:00Z\r\n', '2027-11-01T00:00:00.000Z'],
  ['Contact: mailto:a@krajai.example\n', undefined],
  ['Expires: next year\n', undefined],
])('%j counts until %s', (text, end) => {
  expect(securityContactEnd(text)?.toISOString()).toBe(end)
})
