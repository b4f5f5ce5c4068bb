import { expect, it } from 'vitest'
import { foldText } from './fold-text.ts'

it.each([
  ['sara am in one or two letters', 'น้ำใจ', 'น\u0e4d\u0e49าใจ'],
  ['sara am after the tone mark', 'น้ำใจ', 'น\u0e49\u0e4dาใจ'],
  ['a tone mark after sara am', 'น้ำใจ', 'นำ\u0e49ใจ'],
  ['lakkhangyao for sara aa', 'ฤๅษี', 'ฤาษี'],
  ['two sara e', 'แสงดาว', 'เเสงดาว'],
  ['a tone mark before its vowel', 'ที่นี่', 'ท\u0e48ีน\u0e48ี'],
  ['a tone mark before sara u', 'อยู่', 'อย\u0e48\u0e39'],
  ['Thai digits', '5000', '๕๐๐๐'],
  ['full-width digits and letters', 'ABC 50', 'ＡＢＣ　５０'],
  ['apostrophes', "O'Neil’s", "o’neil's"],
  ['quotation marks', '"a"', '“a”'],
  ['spaces', 'a b', 'a \u00a0 b'],
  ['invisible marks', 'Siam', 'Si\u200ba\u2060m\ufeff\u00ad'],
  ['capitals and accents', 'CAFÉ', 'cafe'],
  ['dashes', '2010-2026', '2010–2026'],
])('folds %s', (_, one, other) => {
  expect(foldText(other)).toBe(foldText(one))
})

it.each([
  ['ไม', 'ใม'],
  ['มา', 'ม้า'],
  ['ดี', 'ดิ'],
])('keeps %s and %s different', (one, other) => {
  expect(foldText(one)).not.toBe(foldText(other))
})
