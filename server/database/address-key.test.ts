import { expect, it } from 'vitest'
import { addressKey } from './address-key.ts'

it.each([
  ['Manee.Jaidee@Example.COM', 'manee.jaidee@example.com'],
  ['ÉLODIE@ÉCOLE.FR', 'élodie@école.fr'],
  ['e\u0301lodie@example.com', 'élodie@example.com'],
  ['ИВАН@ПОЧТА.РФ', 'иван@почта.рф'],
  ['ΝΊΚΟΣ@example.com', 'νίκος@example.com'],
  ['GROẞ@example.com', 'groß@example.com'],
  ['ข่าว@ตัวอย่าง.ไทย', 'ข่าว@xn--72c1a1bt4awk9o.xn--o3cw4h'],
  ['𐐀@example.com', '𐐨@example.com'],
])('%s is the same as %s', (one, other) => {
  expect(addressKey(one)).toBe(addressKey(other))
})

it.each([
  ['straße@example.com', 'strasse@example.com'],
  ['manee@example.com', 'manee@example.com.evil'],
  ['manee@example.com', 'man.ee@example.com'],
  ['elodie@example.com', 'élodie@example.com'],
])('%s is not %s', (one, other) => {
  expect(addressKey(one)).not.toBe(addressKey(other))
})

it('texts that are no addresses are handled, too', () => {
  expect(addressKey('Nobody')).toBe('nobody')
})
