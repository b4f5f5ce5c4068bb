import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { checkSchema } from './check-schema.ts'
import { contentFolder, mistakesAfter } from './fixture-content.ts'
import { forbiddenRenderings, renderingsIn } from './forbidden-renderings.ts'
import { mistakeLine } from './mistakes.ts'
import { glossarySchema } from './schemas/company.ts'
import { readSource } from './source-file.ts'

const glossaryText = readFileSync(join(contentFolder, 'glossary.yaml'), 'utf8')
const glossary = glossarySchema.parse(parse(glossaryText))

const foundIn = (file: string, text: string) => forbiddenRenderings(readSource(file, text), glossary).map(mistakeLine)

test('a forbidden rendering stops the build, with its place, the reason and what to write instead', () => {
  let line = 0
  const mistakes = mistakesAfter(({ change, lineOf }) => {
    change('th/site.yaml', 'skipLink: ', 'skipLink: แก้ไขจนพอใจ ')
    line = lineOf('th/site.yaml', 'skipLink: ')
  })
  expect(mistakes).toEqual([
    `content/th/site.yaml:${line}:1 skipLink: จนพอใจ is no Thai for 'corrections': corrections end with the approval; the others promise revisions without end; write แก้ไขได้จนกว่าคุณจะอนุมัติ`,
  ])
})

test('a forbidden rendering is found below the front matter too, as often as it stands there', () => {
  expect(foundIn('content/th/blog/a.md', '---\ntitle: ข่าว\n---\nส่งอีเมล์\nมาที่อีเมล์นี้\n')).toEqual([
    expect.stringMatching(/^content\/th\/blog\/a\.md:4:4 อีเมล์ .+; write อีเมล$/),
    expect.stringMatching(/^content\/th\/blog\/a\.md:5:6 อีเมล์ .+; write อีเมล$/),
  ])
})

test('a forbidden rendering is found in lists, where both languages stand in one file, and across the lines of a folded text', () => {
  expect(foundIn('content/holidays.yaml', 'fixed:\n  - { en: Day, th: วันยอดนิยม }\n')).toEqual([
    expect.stringMatching(/^content\/holidays\.yaml:2:16 fixed\.0\.th: ยอดนิยม /),
  ])
  expect(foundIn('content/th/a.yaml', 'text: >-\n  กรุณารอสักครู่\n  แล้วส่งใหม่\n')).toEqual([
    expect.stringMatching(/^content\/th\/a\.yaml:1:1 text: รอสักครู่ แล้วส่ง /),
  ])
})

test('what nobody should write may be shown as such', () => {
  expect(foundIn('content/th/checker.yaml', 'sample: { text: อีเมล์ }\n')).toEqual([])
  expect(foundIn('content/th/checker.yaml', 'intro: อีเมล์\n')).toHaveLength(1)
})

const entry = { term: 'e-mail', thai: 'อีเมล', why: 'one spelling', never: ['อีเมล์'] }

test.each([
  ['a term without a reason', [{ ...entry, why: undefined }], '0.why: is missing'],
  ['a key of another name', [{ ...entry, note: 'x' }], '0.note: this key is not known here'],
  ['a term that forbids nothing', [{ ...entry, never: [] }], '0.never: has 0 entries, 1 at least'],
  ['a rendering that it forbids itself', [{ ...entry, thai: 'อีเมล์' }], '0.thai: holds what this entry says must'],
  ['a term that stands twice', [entry, { ...entry, never: ['อี-เมล'] }], 'has a term twice'],
  ['a rendering forbidden twice', [entry, { ...entry, term: 'mail' }], 'forbids a rendering twice'],
])('the glossary itself is checked: %s', (_, data, problem) => {
  const { mistakes } = checkSchema(readSource('content/glossary.yaml', stringify(data)), glossarySchema)
  expect(mistakes.map(mistakeLine)).toEqual([expect.stringContaining(problem)])
  expect(mistakes[0]?.line).toBeGreaterThan(0)
})

test('what the glossary says to write is itself never forbidden', () => {
  const forbidden = glossary.flatMap(({ thai }) => renderingsIn(thai, glossary).map(({ problem }) => problem))
  expect(forbidden).toEqual([])
})

test('no message, mail or drawing that has its Thai in the code holds a forbidden rendering', () => {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  // The checker knows bad spellings in order to find them; its drafts are other people's.
  const files = globSync('{contract,server,site,downloads}/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.test\.tsx?$|fixture|site\/tools\/checker\//.test(file),
  )
  const thai = files.filter((file) => /\p{Script=Thai}/u.test(readFileSync(join(root, file), 'utf8')))
  expect(thai).toContain('contract/messages.ts')
  const forbidden = thai.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => renderingsIn(line, glossary).map(({ problem }) => `${file}:${index + 1} ${problem}`)),
  )
  expect(forbidden).toEqual([])
})
