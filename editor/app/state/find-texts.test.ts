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
const figures = { 'general.countries': { en: '150', th: '150' } }
const foundIn = (files: ContentFile[], asked: string) =>
  findTexts({ files, figures }, asked).map((one) => one.text?.path.join('.') ?? 'body')
const found = (asked: string) => foundIn([file], asked)

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

const article: ContentFile = {
  name: 'blog/costs.md',
  sides: ['en', 'th'],
  hints: [],
  nodes: [text(['release', 'cost'], 'What it does.', 'ทำอะไร')],
  body: { en: { value: `What you get. ${'A long text. '.repeat(20)}It does cost a release.`, read: '' } },
}
const questions: ContentFile = {
  name: 'faq.yaml',
  sides: ['en', 'th'],
  hints: [],
  nodes: [
    text(['0', 'answer'], `A release? What does it cost? ${'It depends. '.repeat(20)}`, 'ราคา'),
    text(['1', 'answer'], `People ask what\n  does a release cost. ${'It depends. '.repeat(20)}`, 'ราคา'),
    text(['2', 'question'], 'What does a release cost?', 'ส่ง¦ข่าวครั้งละเท่าไร'),
    text(['3', 'question'], 'Does a release cost what it is worth?', 'คุ้มไหม'),
  ],
}

test('the very words come first, then words near each other, then any, each from the shortest text on', () => {
  expect(foundIn([article, questions], 'What  does a release COST')).toEqual([
    '2.question',
    '1.answer',
    '3.question',
    '0.answer',
    'body',
  ])
})

test('what is said comes before what only the name of its key has, unless a key is asked for', () => {
  const keys: ContentFile = {
    ...file,
    nodes: [
      text(['cost', 'a'], 'Nothing', 'ไม่มี'),
      text(['lead'], `${'Long. '.repeat(20)}It names {cost.a} and the cost.`, 'ราคา'),
    ],
  }
  expect(foundIn([keys], 'cost')).toEqual(['lead', 'cost.a'])
  expect(foundIn([keys], 'cost.a')).toEqual(['cost.a', 'lead'])
})

test('a figure is found by its name, before long texts that have the word', () => {
  const facts: ContentFile = {
    ...file,
    nodes: [
      text(['note'], `${'Long. '.repeat(20)}Which price?`, 'ราคา'),
      text(['basic', 'price', 'value'], '299', '299'),
    ],
  }
  expect(foundIn([facts], 'price')).toEqual(['basic.price.value', 'note'])
  expect(foundIn([facts], 'basic.price')).toEqual(['basic.price.value'])
})
