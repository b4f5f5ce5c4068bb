import { describe, expect, test } from 'vitest'
import { examine } from './examine.ts'
import { MAX_CHARACTERS } from './limits.ts'

/** The words that the remarks of a rule point at. */
const marked = (rule: string, text: string) =>
  examine(text)
    .remarks.filter((remark) => remark.rule === rule)
    .map(({ start, end }) => text.slice(start, end))

const headline = 'Chiang Mai maker of solar pumps opens a plant in Ho Chi Minh City'
const lead =
  'CHIANG MAI, March 9, 2027 — Namjai Pumps, a maker of pumps for small farms, opened a plant in Vietnam to cut the wait for parts.'
const story = (...paragraphs: string[]) => [headline, lead, ...paragraphs].join('\n\n')

test('the words of English and of Thai are counted, and how long they take to read', () => {
  expect(examine('Chiang Mai maker of solar pumps opens a plant')).toMatchObject({
    language: 'en',
    words: 9,
    seconds: 2,
  })
  expect(examine('บริษัทเปิดโรงงาน')).toMatchObject({ language: 'th', words: 3 })
})

test('a Thai text with Latin names in it is Thai', () => {
  expect(examine('บริษัท Solar Pump Works เปิดโรงงานแห่งแรกในต่างประเทศ').language).toBe('th')
})

test('of nothing nothing is said', () => {
  expect(examine(' \n\n ')).toEqual({ language: 'en', words: 0, seconds: 0, cut: false, remarks: [], count: 0 })
})

describe('the headline', () => {
  test('is missed where a paragraph stands in its place', () => {
    expect(marked('headline-missing', `${lead}\n\nMore text follows here.`)).toEqual([lead])
    expect(marked('headline-missing', story())).toEqual([])
  })

  test('is found below a label and a date', () => {
    expect(marked('headline-shouting', `PRESS RELEASE\n9 March 2027\n\nPUMP MAKER OPENS PLANT\n\n${lead}`)).toEqual([
      'PUMP MAKER OPENS PLANT',
    ])
  })

  test('of Thai is measured without the marks above and below its letters', () => {
    expect(marked('headline-letters', 'ที่'.repeat(80))).toEqual([])
    expect(marked('headline-letters', 'ท'.repeat(81))).toHaveLength(1)
  })
})

describe('the lead', () => {
  const questions = (text: string) =>
    examine(`${headline}\n\n${text}`)
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
      examine(
        `9 March 2027\n${headline}\n\n${bare}\n\nFarmers waited too long, because parts came by sea.`,
      ).remarks.filter(({ rule }) => /^lead-w/.test(rule)),
    ).toEqual([])
  })
})

describe('a quote', () => {
  test('that nothing closes is pointed at', () => {
    expect(marked('quote-open', story('“Nobody will wait six weeks again, said Kanda Wongsakul.'))).toEqual(['“'])
  })

  test('of two paragraphs opens twice and closes once', () => {
    const text = story(
      '“Nobody will wait for six weeks,” said Kanda. “The parts are here.',
      '“And so are we, every day.”',
    )
    expect(marked('quote-open', text)).toEqual([])
  })

  test('has its speaker in the paragraph, or in the one before or after', () => {
    const quote = '“Nobody will wait for six weeks again in this country.”'
    expect(marked('quote-speaker', story(quote, 'A plant costs more.'))).toHaveLength(1)
    expect(marked('quote-speaker', story(quote, 'Kanda Wongsakul said it was the only way.'))).toEqual([])
    expect(marked('quote-speaker', story('Kanda Wongsakul explained:', quote))).toEqual([])
  })

  test('is too long where nobody could say it in one breath', () => {
    const words = 'and this is why '.repeat(16)
    expect(marked('quote-long', story(`“${words}”, said Kanda Wongsakul.`))).toEqual([words])
  })

  test('may say what the writer may not', () => {
    const text = story('“We open soon,” said Kanda Wongsakul, “and our friends in the delta know it.”')
    expect(examine(text).remarks.map(({ rule }) => rule)).not.toContain('first-person')
    expect(marked('date-relative', text)).toEqual([])
  })
})

test('lines of equal width are one paragraph', () => {
  const broken = Array.from({ length: 12 }, () => 'This line was broken by a mail program that counts to seventy and')
  expect(marked('paragraph-long', story(`${broken.join('\n')}\nends here.`))).toHaveLength(1)
})

test('a long sentence is marked from its first word to its last', () => {
  const long = `The plant ${'and the shop '.repeat(16)}open`
  expect(marked('sentence-long', story(`It is new. ${long}. It is small.`))).toEqual([long])
})

test('a release that goes on and on is told so', () => {
  expect(
    marked('length-long', story(...Array.from({ length: 60 }, () => 'The plant has ten rooms on each floor.'))),
  ).toHaveLength(1)
})

describe('names', () => {
  test('written in one word and in two are two names', () => {
    expect(marked('name-two-ways', story('The people of Nam Jai came.', 'Namjai is a family business.'))).toContain(
      'Nam Jai',
    )
  })

  test('of one thing are not told apart: plurals, countries and their people, compass points', () => {
    expect(
      marked('name-two-ways', story('In Northern Laos and Southern Laos, Vietnamese and Laotian buyers met.')),
    ).toEqual([])
  })
})

test('a date beside today makes it readable tomorrow', () => {
  expect(marked('date-relative', story('It opens today, March 9, and closes soon.'))).toEqual(['soon'])
})

test('what lies behind the limit is not read, and that is told', () => {
  const most = 'word '.repeat(MAX_CHARACTERS / 5)
  expect(examine(most)).toMatchObject({ words: MAX_CHARACTERS / 5, cut: false })
  expect(examine(`${most}and more`)).toMatchObject({ words: MAX_CHARACTERS / 5, cut: true })
})
