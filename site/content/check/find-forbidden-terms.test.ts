import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { contentFolder } from '../../../tests/support/content.ts'
import { glossarySchema } from '../schemas/company.ts'
import { formatMistake } from '../source/mistakes.ts'
import { readSource } from '../source/source-file.ts'
import { findForbiddenTerms, findTermsInText } from './find-forbidden-terms.ts'

const glossary = glossarySchema.parse(parse(readFileSync(join(contentFolder, 'glossary.yaml'), 'utf8')))
const foundIn = (file: string, text: string) =>
  Array.from(findForbiddenTerms(readSource(file, text), glossary), formatMistake)

test('forbidden terms are found in lists, in folded lines and in Markdown bodies', () => {
  expect(foundIn('content/holidays.yaml', 'fixed:\n  - { en: Day, th: วันยอดนิยม }\n')).toEqual([
    expect.stringMatching(/^content\/holidays\.yaml:2:16 fixed\.0\.th: do not use ยอดนิยม for /),
  ])
  expect(foundIn('content/th/a.yaml', 'text: >-\n  กรุณารอสักครู่\n  แล้วส่งใหม่\n')).toHaveLength(1)
  expect(foundIn('content/th/blog/a.md', '---\ntitle: ข่าว\n---\nส่งอีเมล์\nมาที่อีเมล์นี้\n')).toEqual([
    expect.stringMatching(/^content\/th\/blog\/a\.md:4:4 do not use อีเมล์ .+\. Use อีเมล, or change/),
    expect.stringMatching(/^content\/th\/blog\/a\.md:5:6 do not use อีเมล์ .+\. Use อีเมล, or change/),
  ])
})

test('English texts use one name for each list, except a link in the words of the specification', () => {
  const [problem] = foundIn('content/en/a.yaml', 'text: Our Thai network\n')
  expect(problem).toMatch(/^content\/en\/a\.yaml:1:1 text: Thai network: .+; write Thai list, or change/)
  expect(foundIn('content/en/home.yaml', 'international: { link: Our international network }\n')).toEqual([])
})

test('examples of bad writing may contain forbidden terms', () => {
  expect(foundIn('content/th/checker.yaml', 'sample: { text: อีเมล์ }\n')).toEqual([])
})

test('Thai texts in the code contain no forbidden terms', () => {
  const root = fileURLToPath(new URL('../../..', import.meta.url))
  // The checker's code contains wrong spellings, because the checker searches drafts for them.
  const files = globSync('{contract,server,site,downloads}/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.test\.tsx?$|fixture|site\/islands\/checker\//.test(file),
  )
  expect(files).toContain('contract/forms.ts')
  const found = files.flatMap((file) => [...findTermsInText(readFileSync(join(root, file), 'utf8'), glossary)])
  expect(found).toEqual([])
})
