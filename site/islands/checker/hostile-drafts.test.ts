import { expect, test } from 'vitest'
import { checkDraft, MAX_CHARACTERS } from './check-draft.ts'

const fill = (text: string) => text.repeat(Math.ceil(MAX_CHARACTERS / text.length)).slice(0, MAX_CHARACTERS)

/** Inputs of maximum length that trigger catastrophic backtracking in a bad pattern, which then exceeds the test's timeout. */
const hostile = {
  'one letter': fill('a'),
  'one capital': fill('A'),
  'one Thai letter': fill('ก'),
  'a mark above nothing': fill('\u0e48'),
  spaces: `a${fill(' ')}`,
  'blanks between sentences': `A${fill('. ').slice(0, 40)}${fill(' ').slice(50)}b`,
  'a label that goes on': `embargo${fill(':').slice(10)}x`,
  'slashes in a link': `http:${fill('/').slice(10)} x`,
  'broken lines': fill('\n'),
  'opening quotes': fill('“'),
  'straight quotes': fill('"'),
  'single quotes that open': fill('‘a '),
  'single quotes that close': `‘a${fill('’ .').slice(2)}`,
  'single quotes around double ones': `‘a${fill('“').slice(2)}`,
  'a quote in single ones that nothing closes': `‘${fill('a.').slice(1)}`,
  'pointed quotes': fill('«'),
  'dashes without blanks': fill('a –'),
  labels: fill('press release – '),
  'straight single quotes that open': fill("'A "),
  brackets: fill('['),
  'brackets and letters': fill('[a'),
  'ats and dots': fill('a@a.'),
  digits: fill('0'),
  'digits apart': fill('0 '),
  'full stops': fill('. '),
  'sentences of one word': fill('Word. '),
  links: fill('http://'),
  dashes: fill('– '),
  'capital words': fill('Namjai '),
  'many names': Array.from({ length: 12_000 }, (_, at) => `N${at.toString(26).replace(/\d/g, 'x')}aaa`).join(' '),
  'Thai people': fill('นายกานดา วงศ์สกุล '),
  'many Thai people': Array.from(
    { length: 5_000 },
    (_, at) =>
      `นาย${String.fromCharCode(0x0e01 + (at % 40), 0x0e01 + (at % 37), 0x0e01 + (at % 31), 0x0e01 + (at % 29))} `,
  ).join(''),
  'Thai titles': fill('นาง'),
  'quotes that go on': fill('“a said b\n'),
  'long paragraphs': fill(`${'word '.repeat(200)}\n\n`),
  'quotes with speakers': fill('“one two three four five six seven” said\n\n'),
}

test.each(Object.entries(hostile))('%s: a draft of maximum length is checked without a timeout', (_, text) => {
  expect(checkDraft(text.slice(0, MAX_CHARACTERS)).remarks).toBeDefined()
})
