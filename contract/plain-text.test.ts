import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

test('copy is taken elsewhere without the marks for the ends of lines', () => {
  expect(plainText('ข่าว\u200Dประชาสัมพันธ์\u200Bถึง\u00A030\u00A0แห่ง')).toBe('ข่าวประชาสัมพันธ์ถึง 30 แห่ง')
})

test('a joiner that is part of what somebody wrote stays', () => {
  expect(plainText('“ข่าว\u200D”\u200D: กรุงเทพ\u200Dฯ')).toBe('“ข่าว”: กรุงเทพฯ')
  expect(plainText('👩\u200D🌾 ක්\u200Dර')).toBe('👩\u200D🌾 ක්\u200Dර')
})
