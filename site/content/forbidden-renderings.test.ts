import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { contentFolder } from '../../tests/support/content.ts'
import { forbiddenRenderings, renderingsIn } from './forbidden-renderings.ts'
import { mistakeLine } from './mistakes.ts'
import { glossarySchema } from './schemas/company.ts'
import { readSource } from './source-file.ts'

const glossary = glossarySchema.parse(parse(readFileSync(join(contentFolder, 'glossary.yaml'), 'utf8')))
const foundIn = (file: string, text: string) => forbiddenRenderings(readSource(file, text), glossary).map(mistakeLine)

test('a forbidden rendering is found in lists, in folded lines and below the front matter', () => {
  expect(foundIn('content/holidays.yaml', 'fixed:\n  - { en: Day, th: วันยอดนิยม }\n')).toEqual([
    expect.stringMatching(/^content\/holidays\.yaml:2:16 fixed\.0\.th: ยอดนิยม /),
  ])
  expect(foundIn('content/th/a.yaml', 'text: >-\n  กรุณารอสักครู่\n  แล้วส่งใหม่\n')).toHaveLength(1)
  expect(foundIn('content/th/blog/a.md', '---\ntitle: ข่าว\n---\nส่งอีเมล์\nมาที่อีเมล์นี้\n')).toEqual([
    expect.stringMatching(/^content\/th\/blog\/a\.md:4:4 อีเมล์ .+; write อีเมล$/),
    expect.stringMatching(/^content\/th\/blog\/a\.md:5:6 อีเมล์ .+; write อีเมล$/),
  ])
})

test('what nobody should write may be shown as such', () => {
  expect(foundIn('content/th/checker.yaml', 'sample: { text: อีเมล์ }\n')).toEqual([])
})

test('no message, mail or drawing that has its Thai in the code holds a forbidden rendering', () => {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  // The checker knows bad spellings in order to find them; its drafts are other people's.
  const files = globSync('{contract,server,site,downloads}/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.test\.tsx?$|fixture|site\/tools\/checker\//.test(file),
  )
  expect(files).toContain('contract/messages.ts')
  const found = files.filter((file) => renderingsIn(readFileSync(join(root, file), 'utf8'), glossary).length > 0)
  expect(found).toEqual([])
})
