import { globSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { expect, test } from 'vitest'
import { LOCALES, type Locale } from '../../contract/locale.ts'
import { problem } from '../../site/content/problems.ts'
import { projectFolder } from '../../tools/runtime.js'
import { hintsIn } from '../app/state/hints.ts'
import { nameAt, nameInGroup } from '../app/state/names.ts'
import { openedFolder } from '../content/fixture-folder.ts'
import { jsonSchemaOf } from '../content/json-schema.ts'
import { sideOf } from '../file-names.ts'
import type { Node } from '../protocol.ts'
import { RefusalError, sayRefusal } from './refusals.ts'
import { wordsIn } from './words.ts'

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
  expect(Object.keys(keys).filter((key) => !wordsIn('th').keys[key])).toEqual([])
})

const { content, everything: read } = openedFolder(join(projectFolder, 'content'))
const { schemas } = content.checkNow()

/** What the schemas say to editors. */
function descriptions(): Set<string> {
  const described = new Set<string>()
  for (const schema of schemas.values())
    JSON.stringify(jsonSchemaOf(schema), (key, value) => {
      if (key === 'description' && typeof value === 'string') described.add(value)
      return value
    })
  return described
}

const everything = read()
const within = (nodes: readonly Node[]): Node[] =>
  nodes.flatMap((node) => [node, ...(node.kind === 'text' ? [] : within(node.nodes))])
const hints = everything.files.flatMap((file) => [file, ...within(file.nodes)].map((place) => place.hints))

const THAI = /\p{Script=Thai}/u

test('everything that editors are told at a place is said in Thai, and in English, to whoever reads it', () => {
  const told = (locale: Locale) => hints.flatMap((all) => hintsIn(all, locale, wordsIn(locale)).map(({ text }) => text))
  expect(told('th').filter((text) => !THAI.test(text))).toEqual([])
  // Thai words stand in English sentences, and never begin one.
  expect(told('en').filter((text) => /^\p{Script=Thai}/u.test(text))).toEqual([])
})

test('every key has a name in Thai, and no name is left of a key that is gone', () => {
  const paths = everything.files.flatMap((file) => within(file.nodes)).map(({ path }) => path)
  const keys = new Set([...paths.flat(), ...paths.map(nameInGroup)])
  const { keys: names } = wordsIn('th')
  expect([...new Set(paths.flat())].filter((key) => typeof key === 'string' && !names[key])).toEqual([])
  const { keys: english } = wordsIn('en')
  expect(Object.keys(names).filter((key) => !keys.has(key) && !english[key])).toEqual([])
})

test('a key that means two things has the name of what it means where it stands', () => {
  const nameOf = (...path: (string | number)[]) => nameAt(path, wordsIn('th'))
  expect(nameOf('article', 'share', 'copied')).toBe('คัดลอกลิงก์แล้ว')
  expect(nameOf('sheet', 'summary', 'results', 'copied')).toBe('ลงตามต้นฉบับ')
  expect(nameOf('groups', 0, 'slug')).not.toBe(nameOf('groups', 0, 'id'))
})

test('no Thai is left of something that nobody is told any more', () => {
  const said = new Set([...descriptions(), ...hints.flat().map(({ text }) => text)])
  for (const locale of LOCALES) expect(Object.keys(wordsIn(locale).hints).filter((text) => !said.has(text))).toEqual([])
})

test('every key that may be left out says what it is for', () => {
  const optional = everything.files
    .flatMap((file) => within(file.nodes).map((node) => ({ file: file.name, node })))
    .filter(({ node }) => node.kind === 'text' && node.part?.length === node.path.length && node.hints.length === 0)
  expect(optional.map(({ file, node }) => `${file} ${node.path.join('.')}`)).toEqual([])
})

test('what the terminal refuses is said in its language', () => {
  const { message, refusal } = new RefusalError('noValue', { path: 'a.0.b' })
  expect([message, sayRefusal(refusal, 'th')]).toEqual(['there is no value at a.0.b', 'ไม่มีค่าที่ a.0.b'])
})

test('in Thai a field is called as it is labelled', () => {
  expect(wordsIn('th').problem(problem('counting', { keys: ['by', 'on'] }))).toContain('ผู้นับ นับเมื่อ')
})

test.each([
  ['--sudo', 'ไม่มีตัวเลือก --sudo'],
  ['content', 'ไม่รับคำว่า “content”'],
  ['--content', 'ตัวเลือก --content <value> ยังขาดค่า'],
  ['--no-open=x', 'ตัวเลือก --no-open ไม่รับค่า'],
])('what Node’s parser says of %s is said in Thai', (typed, said) => {
  const refused = () =>
    parseArgs({ args: [typed], options: { content: { type: 'string' }, 'no-open': { type: 'boolean' } } })
  expect(refused).toThrow(
    expect.toSatisfy(({ message, code }) => wordsIn('th').terminal.badOption(message, code) === said),
  )
})
