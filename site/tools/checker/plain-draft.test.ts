import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { examine } from './examine.ts'

const folder = join(import.meta.dirname, 'releases')
const releases = globSync('*/*.txt', { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'))

/** What a reader is shown of the remarks: each with the words it points at. */
const seen = (text: string) => {
  const { remarks, words } = examine(text)
  return { words, remarks: remarks.map((remark) => ({ ...remark, at: text.slice(remark.start, remark.end) })) }
}

const NOTHING = {
  'zero-width spaces': '\u200b',
  'word joiners': '\u2060',
  'marks of byte order': '\ufeff',
  'soft hyphens': '\u00ad',
  'non-joiners': '\u200c',
  joiners: '\u200d',
  'marks of direction': '\u200e',
}

describe.each(Object.entries(NOTHING))('%s', (_, nothing) => {
  test('between all letters change no remark, and each points at the same letters', () => {
    for (const release of releases) {
      const said = seen(release)
      const { words, remarks } = seen(nothing + [...release].join(nothing) + nothing)
      expect(words).toBe(said.words)
      for (const { at } of remarks) expect(at.startsWith(nothing) || at.endsWith(nothing)).toBe(false)
      // Of two characters the second is the release's.
      const same = remarks.map(({ at, start, end, ...rest }) => ({
        ...rest,
        start: Math.floor(start / 2),
        end: end / 2,
        at: at.replaceAll(nothing, ''),
      }))
      expect(same).toEqual(said.remarks)
    }
  })
})

const SPACES = {
  'no-break spaces': '\u00a0',
  'narrow ones': '\u202f',
  'those of figures': '\u2007',
  'thin ones': '\u2009',
}

test.each(Object.entries(SPACES))('%s are spaces', (_, space) => {
  for (const release of releases) {
    const same = ({ at, ...rest }: { at: string }) => ({ ...rest, at: at.replaceAll(space, ' ') })
    const { words, remarks } = seen(release.replaceAll(' ', space))
    expect({ words, remarks: remarks.map(same) }).toEqual(seen(release))
  }
})

test.each(['\u2028', '\u2029', '\u0085', '\r'])('a line ends in %j, too', (end) => {
  for (const release of releases) {
    const { remarks } = examine(release)
    expect(examine(release.replaceAll('\n', end)).remarks).toEqual(remarks)
  }
})

test('lines may end in two characters', () => {
  for (const release of releases) {
    const rules = (text: string) => examine(text).remarks.map(({ rule }) => rule)
    expect(rules(release.replaceAll('\n', '\r\n'))).toEqual(rules(release))
  }
})

test('Thai digits are digits, and are quoted as they stand', () => {
  const thai = (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(0x0e50 + Number(digit)))
  for (const release of releases) {
    const same = ({ name, title, ...rest }: ReturnType<typeof examine>['remarks'][number]) => ({
      ...rest,
      ...(name !== undefined && { name: thai(name) }),
      ...(title !== undefined && { title: thai(title) }),
    })
    // An address has no Thai digits.
    expect(examine(thai(release)).remarks.map(same)).toEqual(examine(release).remarks.map(same))
  }
})

test('a picture of several characters moves no place', () => {
  const text = '👩\u200d👩\u200d👧 ❤\ufe0f A world-class plant'
  expect(seen(text).remarks.filter(({ rule }) => rule === 'hype')).toMatchObject([{ at: 'world-class' }])
})

test('hyphens that keep a line together are hyphens', () => {
  const [remark] = examine('A state\u2011of\u2011the\u2011art plant').remarks.filter(({ rule }) => rule === 'hype')
  expect(remark).toMatchObject({ start: 2, end: 18, name: 'state-of-the-art' })
})
