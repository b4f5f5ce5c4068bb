import { expect, test } from 'vitest'
import { readSource } from '../source/source-file.ts'
import { checkWriting } from './check-writing.ts'

/** The problems of one text at a key of a file. */
function problemsOf(file: string, key: string, text: string): string[] {
  const locale = file.includes('/th/') ? 'th' : 'en'
  const data = key.split('.').reduceRight<unknown>((inner, name) => ({ [name]: inner }), text)
  return Array.from(checkWriting(readSource(file, ''), data, '', locale), ({ problem }) => problem)
}

test.each([
  ['en/site.yaml', 'text', 'Now!', '‘!’ has an exclamation mark'],
  ['en/site.yaml', 'text', 'Now—here', '‘—’ has a dash'],
  ['en/site.yaml', 'text', 'Two  spaces', 'too many spaces'],
  ['en/site.yaml', 'text', 'Seamless delivery', '‘Seamless’ is praise'],
  ['en/site.yaml', 'text', 'ข่าว', '‘ข’ has Thai letters'],
  ['en/site.yaml', 'text', 'A <b>bold</b> word', 'contains HTML'],
  ['en/site.yaml', 'text', 'Cafe\u0301', 'type it again'],
  ['en/pages/about.yaml', 'text', 'A "quote"', 'straight quotation marks'],
  ['en/pages/about.yaml', 'meta.description', 'Short', 'must have 110 to 160 characters (has 5)'],
  ['en/pages/about.yaml', 'meta.description', 'A'.repeat(162), 'must have 110 to 160 characters (has 162)'],
  ['en/home.yaml', 'meta.title', 'A'.repeat(84), 'must have 28 to 83 characters (has 84)'],
  ['th/pages/about.yaml', 'meta.title', 'ก'.repeat(61), 'must have 20 to 60 characters (has 61)'],
  ['th/site.yaml', 'text', 'This is an English sentence', 'is an English sentence; write Thai'],
  ['th/site.yaml', 'text', 'ข่าวAB', 'needs a space between Thai and Latin'],
  ['th/site.yaml', 'text', 'ต่างๆ', 'needs a space before and after ๆ'],
  ['th/site.yaml', 'text', 'สวัสดีครับ', 'is too polite'],
  ['th/site.yaml', 'text', 'ไปที่เนื้อหา.', 'ends with a full stop'],
  ['th/site.yaml', 'text', '150+ ประเทศ', 'has a plus sign; write กว่า'],
])('%s %s: %s', (file, key, text, expected) => {
  expect(problemsOf(`content/${file}`, key, text)).toEqual([expect.stringContaining(expected)])
})

test.each([
  ['en/site.yaml', 'hero.dateline', 'BANGKOK — 1 May'],
  ['en/forms.yaml', 'signup.outcomes.success.title', 'Success!'],
  ['en/site.yaml', 'language.thai', 'ภาษาไทย'],
  ['en/samples.yaml', 'id', 'a  b'],
])('%s %s may be %s', (file, key, text) => {
  expect(problemsOf(`content/${file}`, key, text)).toEqual([])
})

test('a mistake in Markdown names its line', () => {
  const body = 'First.\n\nNow!\n'
  const source = readSource('content/en/blog/a.md', `---\ntitle: A\n---\n${body}`)
  const [mistake] = checkWriting(source, {}, body, 'en')
  expect(mistake).toMatchObject({ line: 6, problem: expect.stringContaining('exclamation mark') })
})
