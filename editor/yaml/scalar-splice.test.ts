import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { projectFolder } from '../../tools/runtime.js'
import { scalarSplice, type Value } from './scalar-splice.ts'
import { findScalar, type Key, scalarPaths, spliced, yamlPart } from './yaml-part.ts'

const folder = join(projectFolder, 'content')
const files = globSync('**/*.{yaml,md}', { cwd: folder }).sort()
const textOf = (file: string) => readFileSync(join(folder, file), 'utf8')

/** The text in which one value is another. */
function changed(file: string, text: string, path: readonly Key[], value: Value): string {
  const part = yamlPart(file, text)
  return spliced(text, [scalarSplice(part, path, value) ?? []].flat())
}

/** What people type, and what YAML reads differently where it stands bare. */
const hard: readonly string[] = [
  'ส่งข่าวถึงสื่อไทยภายใน 24 ชั่วโมง และรายงานว่าลงที่ไหนบ้าง',
  '# not a comment, but a beginning',
  '299',
  'one, two: [three] {general.countries} # four',
  'both \'single\' and "double" quotes \\ and a backslash',
  'ข่าวประชาสัมพันธ์\u200Bถึงสื่อไทย',
  '- a dash first, and it ends in a colon: ',
  'First paragraph of this text.\nSecond paragraph of this text.',
  `${'a long sentence that goes on and on until no line holds it any more, '.repeat(4)}and ends`,
  'ข้อความภาษาไทยที่ยาวมากจนบรรทัดเดียวไม่พอ '.repeat(6).trim(),
  '',
]

const commentsOf = (text: string) =>
  (text.match(/^ *#.*/gm) ?? []).filter((line) => !hard.some((value) => value.includes(line.trim())))

describe('every value of every file', () => {
  it('written as it is changes no byte', () => {
    let count = 0
    const touched: string[] = []
    for (const file of files) {
      const text = textOf(file)
      const part = yamlPart(file, text)
      for (const path of scalarPaths(part)) {
        const value = findScalar(part, path)?.node.value as Value
        if (scalarSplice(part, path, value) !== undefined) touched.push(`${file} ${path.join('.')}`)
        count += 1
      }
    }
    expect(touched).toEqual([])
    expect(count).toBeGreaterThan(5000)
  })

  it('changed to what is hard to write, each to something else, reads back, and only its lines change', () => {
    let count = 0
    const turns = new Map<string, number>()
    for (const file of files) {
      const text = textOf(file)
      const part = yamlPart(file, text)
      const paths = scalarPaths(part)
      // In turn for each way in which values are written, so that each way meets all of them.
      const values = paths.map((path) => {
        const { type = '' } = findScalar(part, path)?.node ?? {}
        const turn = turns.get(type) ?? 0
        turns.set(type, turn + 1)
        return hard[turn % hard.length] ?? ''
      })
      count += paths.length
      const splices = paths.flatMap((path, index) => scalarSplice(part, path, values[index] ?? '') ?? [])
      // The end of the line, comments behind it and the empty lines below are not touched.
      const olds = splices.map(({ start, end }) => text.slice(start, end))
      expect(
        olds.filter((old) => old.trimEnd() !== old && !old.includes('\n')),
        file,
      ).toEqual([])
      // All changes at once: they are made one by one, and none reaches into the lines of another.
      const now = yamlPart(file, spliced(text, splices))
      expect(scalarPaths(now)).toEqual(paths)
      const read = paths.map((path) => findScalar(now, path)?.node.value)
      expect(
        paths.filter((_, index) => read[index] !== values[index]).map((path) => `${file} ${path.join('.')}`),
      ).toEqual([])
      expect(now.text.slice(now.end)).toBe(text.slice(part.end))
      expect(commentsOf(now.text)).toEqual(commentsOf(text))
    }
    expect(count).toBeGreaterThan(5000)
    expect([...turns].filter(([, times]) => times < hard.length)).toEqual([])
  })

  it('with one word more, and without it again, is the file to the byte', () => {
    const different: string[] = []
    for (const file of files) {
      const text = textOf(file)
      const part = yamlPart(file, text)
      for (const path of scalarPaths(part).filter((_, index) => index % 12 === 0)) {
        const value = findScalar(part, path)?.node.value as Value
        if (typeof value !== 'string' || value === '') continue
        const longer = changed(file, text, path, `${value} x`)
        expect(longer.split('\n').length - text.split('\n').length).toBeLessThanOrEqual(2)
        if (changed(file, longer, path, value) !== text) different.push(`${file} ${path.join('.')}`)
      }
    }
    // A line that was full to its end, and was folded for the word.
    expect(different.length).toBeLessThan(10)
  })
})

describe('a folded text', () => {
  const text = [
    'lead: >-',
    '  The first line of a text that somebody broke by hand,',
    '  the second line of it, which is the one to change,',
    '  and a third line.',
    '',
    '# about what comes next',
    'next: x',
    '',
  ].join('\n')
  const lead =
    'The first line of a text that somebody broke by hand, the second line of it, which is the one to change, and a third line.'

  test('keeps the lines before and after the changed one', () => {
    const now = changed('a.yaml', text, ['lead'], lead.replace('the one', 'a line'))
    expect(now).toBe(text.replace('the one', 'a line'))
  })

  test('loses the line whose words are gone', () => {
    const now = changed('a.yaml', text, ['lead'], lead.replace(' and a third line.', ''))
    expect(now).toBe(text.replace('\n  and a third line.', ''))
  })

  test('takes an empty line for a line break', () => {
    const now = changed('a.yaml', text, ['lead'], `${lead}\nA paragraph more.`)
    expect(now).toBe(text.replace('third line.\n', 'third line.\n\n  A paragraph more.\n'))
  })
})

describe('a plain text', () => {
  test.each([
    ['a: x\n', 'It is: so', "a: 'It is: so'\n"],
    ['a: x\n', "It's: so", 'a: "It\'s: so"\n'],
    ['a: x # why\n', 'y', 'a: y # why\n'],
    ['a: x # why\n', 'one\ntwo', 'a: "one\\ntwo" # why\n'],
    ['a: x # why\n', 'word '.repeat(40).trim(), `a: ${'word '.repeat(40).trim()} # why\n`],
    ["a: 'x' # why\n", 'one\ntwo', 'a: "one\\ntwo" # why\n'],
    ['a:\n', 'new', 'a: new\n'],
    ['a: # why\n', 'new', 'a: new # why\n'],
    ['a:\nb: x\n', 'one\ntwo', 'a: >-\n  one\n\n  two\nb: x\n'],
    ["a: 'x: y'\n", "it's", "a: 'it''s'\n"],
    ['- { label: x, figure: a.b }\n', 'one, two', "- { label: 'one, two', figure: a.b }\n"],
    ['a: "x\\u200By"\n', 'x\u200Bz', 'a: "x\\u200Bz"\n'],
    ['a: x\n', 'x\u00A0y', 'a: "x\\u00A0y"\n'],
    ['a: 299\n', 309, 'a: 309\n'],
    ['a: true\n', false, 'a: false\n'],
    ['a: x\n', 'one\ntwo', 'a: >-\n  one\n\n  two\n'],
    // A fold whose text was taken out before.
    ['a: >-\nb: x\n', 'one', 'a: >-\n  one\nb: x\n'],
    ['a: >-\n\nb: x\n', 'one', 'a: >-\n  one\n\nb: x\n'],
  ] as const)('%j changed to %j', (text, value, expected) => {
    const isList = text.startsWith('-')
    expect(changed('a.yaml', text, isList ? [0, 'label'] : ['a'], value)).toBe(expected)
  })

  test('is folded where its line gets too long, and not in front matter', () => {
    const value = 'word '.repeat(40).trim()
    expect(changed('a.yaml', 'a: word\n', ['a'], value)).toMatch(/^a: >-\n( {2}word[^\n]+\n)+$/)
    expect(changed('a.md', '---\na: word\n---\nBody\n', ['a'], value)).toBe(`---\na: ${value}\n---\nBody\n`)
  })
})
