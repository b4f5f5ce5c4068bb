import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { LOCALES } from '../../contract/locale.ts'
import { projectFolder } from '../../tools/runtime.js'
import { contentFolder, sideOf } from '../content/content-folder.ts'
import { jsonSchemaOf } from '../content/json-schema.ts'
import { wordsIn } from './words.ts'

// One of these reads all content.
vi.setConfig({ testTimeout: 120_000 })

const names = globSync('**/*.{yaml,md}', { cwd: join(projectFolder, 'content') }).map(
  (path) => sideOf(path.replaceAll('\\', '/')).name,
)

test('every file has a name for people, in both languages, or a title of its own', () => {
  const untitled = names.filter((name) => !/^(?:blog|resources\/strategy-guide)\/.+\.md$/.test(name))
  for (const locale of LOCALES) expect(untitled.filter((name) => !wordsIn(locale).files[name])).toEqual([])
})

test('no name is left of a file that is gone, and both languages name the same', () => {
  const { files, keys } = wordsIn('en')
  expect(Object.keys(files).filter((name) => !names.includes(name))).toEqual([])
  expect(Object.keys(wordsIn('th').files).sort()).toEqual(Object.keys(files).sort())
  expect(Object.keys(wordsIn('th').keys).sort()).toEqual(Object.keys(keys).sort())
})

test('every description of the schemas is there in Thai', () => {
  const { schemas } = contentFolder(join(projectFolder, 'content')).checkNow()
  const described = new Set<string>()
  for (const schema of schemas.values())
    JSON.stringify(jsonSchemaOf(schema), (key, value) => {
      if (key === 'description' && typeof value === 'string') described.add(value)
      return value
    })
  const { hints } = wordsIn('th')
  expect([...described].filter((text) => !hints[text])).toEqual([])
  expect(Object.keys(hints).filter((text) => !described.has(text))).toEqual([])
})

test.each([
  ['is missing', 'ยังไม่มีข้อความนี้'],
  ['unknown placeholder {general.countrie}; did you mean general.countries?', '{general.countries}'],
  ['the figure 299 is typed as digits; write {plans.basic.price}', '{plans.basic.price}'],
  ['has 3 entries, 4 at least belong here; how many there are is laid down in site/content/schemas', 'ไม่น้อยกว่า 4'],
  ['must hold the placeholders {notes.time}, as English does', '{notes.time}'],
  ['fold is the cover of a-quote; leave coverMotif and coverAlt out in both languages, and the article', 'a-quote'],
  ["สำนักข่าว is no Thai for 'outlet': it is a news agency; write สื่อ", 'ให้เขียน สื่อ'],
  ['counting lacks by, when; say it here or in a group around it, or write open', 'by, when'],
  ['has 0 lines in content/ledger.yaml; write one', 'มี 0 บรรทัด'],
  ['this key stands here twice; keep one', 'ซ้ำกัน'],
  ['this key is not known here; did you mean lead?', 'หมายถึง lead'],
  ["holds ': ' in the middle; put the whole text into 'quotes'", ':'],
  ['cannot be read: indent it like the lines it belongs to (Unexpected scalar)', 'อ่านบรรทัดนี้ไม่ได้'],
  ['Too small: expected string to have >=3 characters', 'อย่างน้อย 3'],
  ['Too small: expected number to be >0', 'มากกว่า 0'],
  ['Too big: expected number to be <=100', 'ไม่เกิน 100'],
  ['Invalid input: expected boolean, received string', 'รูปแบบไม่ถูกต้อง'],
])('the check’s “%s” is said in Thai', (problem, part) => {
  const said = wordsIn('th').problem(problem)
  expect(said).toContain(part)
  expect(said).toMatch(/\p{Script=Thai}/u)
  expect(said).not.toMatch(/\b(?:is|has|write|must)\b/)
})
