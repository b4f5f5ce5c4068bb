import { expect, test } from 'vitest'
import type { ContentFile, Text } from '../../protocol.ts'
import { findTexts } from './find-texts.ts'

const text = (path: string[], en: string, th: string): Text => ({
  kind: 'text',
  path,
  hints: [],
  input: 'text',
  alike: false,
  in: { en: { value: en, read: '' }, th: { value: th, read: '' } },
})
const file: ContentFile = {
  name: 'home.yaml',
  sides: ['en', 'th'],
  hints: [],
  nodes: [
    text(['lead'], 'In {general.countries}+ countries.', 'ในกว่า {general.countries} ประเทศ'),
    text(['heading'], 'Press releases', 'ข่าว\u200Bประชาสัมพันธ์'),
  ],
  body: { en: { value: 'A long text about embargoes.', read: '' } },
}
const found = (asked: string) =>
  findTexts({ files: [file], figures: { 'general.countries': { en: '150', th: '150' } } }, asked).map(
    (one) => one.text?.path[0] ?? 'body',
  )

test.each([
  ['press RELEASES', ['heading']],
  ['releases press', ['heading']],
  ['ข่าวประชาสัมพันธ์', ['heading']],
  ['150+ countries', ['lead']],
  ['กว่า 150 ประเทศ', ['lead']],
  ['embargoes', ['body']],
  ['nowhere', []],
  ['  ', []],
])('%j is found as it is read on the site', (asked, expected) => {
  expect(found(asked)).toEqual(expected)
})
