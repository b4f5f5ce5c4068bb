import { describe, expect, test } from 'vitest'
import { checkDraft, MAX_CHARACTERS } from './check-draft.ts'
import { getMarkedText, headline, lead, story } from './fixture-draft.ts'

test('English and Thai words are counted, with the reading time', () => {
  expect(checkDraft('Chiang Mai maker of solar pumps opens a plant')).toMatchObject({
    language: 'en',
    words: 9,
    minutes: 1,
  })
  expect(checkDraft('บริษัทเปิดโรงงาน')).toMatchObject({ language: 'th', words: 3 })
})

test('a Thai text with Latin names in it is Thai', () => {
  expect(checkDraft('บริษัท Solar Pump Works เปิดโรงงานแห่งแรกในต่างประเทศ').language).toBe('th')
})

test('an empty draft has no remarks', () => {
  expect(checkDraft(' \n\n ')).toEqual({ language: 'en', words: 0, minutes: 1, isFull: false, remarks: [] })
})

describe('the lead', () => {
  const questions = (text: string) =>
    checkDraft(`${headline}\n\n${text}`)
      .remarks.map(({ rule }) => rule)
      .filter((rule) => /^lead-w/.test(rule))

  test('answers the five questions, or is asked them', () => {
    expect(questions(lead)).toEqual([])
    expect(
      questions(
        'Innovation at the highest level, and comfort without compromise, for everybody who loves the good life.',
      ),
    ).toEqual(['lead-who', 'lead-what', 'lead-when', 'lead-where', 'lead-why'])
  })

  test('may have its date above it and its reason below it', () => {
    const bare = 'Namjai Pumps opened a plant in Vietnam that has 42 places and holds parts for all four of its models.'
    expect(questions(bare)).toEqual(['lead-when', 'lead-why'])
    expect(
      checkDraft(
        `9 March 2027\n${headline}\n\n${bare}\n\nFarmers waited too long, because parts came by sea.`,
      ).remarks.filter(({ rule }) => /^lead-w/.test(rule)),
    ).toEqual([])
  })
})

test('lines of equal width are one paragraph', () => {
  const broken = Array.from({ length: 12 }, () => 'This line was broken by a mail program that counts to seventy and')
  expect(getMarkedText('paragraph-long', story(`${broken.join('\n')}\nends here.`))).toHaveLength(1)
})

test('a long sentence is getMarkedText from its first word to its last', () => {
  const long = `The plant ${'and the shop '.repeat(16)}open`
  expect(getMarkedText('sentence-long', story(`It is new. ${long}. It is small.`))).toEqual([long])
})

test('a release that is too long gets a remark', () => {
  expect(
    getMarkedText('length-long', story(...Array.from({ length: 60 }, () => 'The plant has ten rooms on each floor.'))),
  ).toHaveLength(1)
})

describe('names', () => {
  test('written in one word and in two are two names', () => {
    expect(
      getMarkedText('name-two-ways', story('The people of Nam Jai came.', 'Namjai is a family business.')),
    ).toContain('Nam Jai')
  })

  test('of one thing are not told apart: plurals, countries and their people, compass points', () => {
    expect(
      getMarkedText('name-two-ways', story('In Northern Laos and Southern Laos, Vietnamese and Laotian buyers met.')),
    ).toEqual([])
  })
})

test.each([
  '+66 2 000 0000',
  '02 000 0000',
  '๐๒ ๐๐๐ ๐๐๐๐',
  '(02) 000 0000',
  '(212) 555-0100',
  '212-555-0100',
  '212.555.0100',
])('a reporter can call %s', (phone) => {
  expect(getMarkedText('contact-phone', story(`Contact: press@namjai.example, ${phone}`))).toEqual([])
})

test.each(['ISBN 978-616-0000-00-0', '3,100 pumps', '100 200 300', '2025-2027'])(
  '%s is not a phone number',
  (number) => {
    expect(getMarkedText('contact-phone', story(`Contact: press@namjai.example, ${number}`))).toHaveLength(1)
  },
)

test.each([
  'Smoke is the leading cause of illness here.',
  'It takes the leading role in a film.',
  'The elevated road ends here.',
  'Pumps stand on elevated beds.',
])('a plain word is no praise: %s', (sentence) => {
  expect(getMarkedText('hype', story(sentence))).toEqual([])
})

test.each([
  ['It is the leading maker of pumps.', 'the leading'],
  ['It elevates farming.', 'elevates'],
  ['It has elevated the experience of farming.', 'elevated'],
])('praise is praise: %s', (sentence, praise) => {
  expect(getMarkedText('hype', story(sentence))).toEqual([praise])
})

test('the exclamation mark of a name is allowed', () => {
  expect(getMarkedText('exclamation', story('The shop joined Yahoo! in May. It is open.'))).toEqual([])
  expect(getMarkedText('exclamation', story('The shop joined Yahoo! in May. It is open!'))).toEqual(['!'])
})

test('a relative day with a date is allowed', () => {
  expect(getMarkedText('date-relative', story('It opens today, March 9, and closes soon.'))).toEqual(['soon'])
})

test('a draft that fills the text area is reported as full', () => {
  const full = 'word '.repeat(MAX_CHARACTERS / 5)
  expect(checkDraft(full.slice(1)).isFull).toBe(false)
  expect(checkDraft(full).isFull).toBe(true)
})
