import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { checkDraft } from './check-draft.ts'
import { countWords } from './draft-text.ts'

const folder = join(import.meta.dirname, 'releases')
const releases = globSync('*/*.txt', { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'))

/** What a reader is shown of the remarks: each with the words it points at. */
const seen = (text: string) => {
  const { remarks, words } = checkDraft(text)
  return { words, remarks: remarks.map((remark) => ({ ...remark, at: text.slice(remark.start, remark.end) })) }
}

test.each(['\u200b', '\u2060', '\u00ad', '\u200d'])('%j between all letters changes no remark', (nothing) => {
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

test.each(['\u00a0', '\u202f', '\u2009'])('%j counts as a space', (space) => {
  for (const release of releases) {
    const same = ({ at, ...rest }: { at: string }) => ({ ...rest, at: at.replaceAll(space, ' ') })
    const { words, remarks } = seen(release.replaceAll(' ', space))
    expect({ words, remarks: remarks.map(same) }).toEqual(seen(release))
  }
})

test.each(['\u2028', '\u2029', '\u0085', '\r'])('a line ends in %j, too', (end) => {
  for (const release of releases) {
    const { remarks } = checkDraft(release)
    expect(checkDraft(release.replaceAll('\n', end)).remarks).toEqual(remarks)
  }
})

test('Thai digits are digits', () => {
  const thai = (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(0x0e50 + Number(digit)))
  for (const release of releases) expect(checkDraft(thai(release)).remarks).toEqual(checkDraft(release).remarks)
})

test('no-break hyphens count as hyphens', () => {
  const [remark] = checkDraft('A state\u2011of\u2011the\u2011art plant').remarks.filter(({ rule }) => rule === 'hype')
  expect(remark).toMatchObject({ start: 2, end: 18, name: 'state-of-the-art' })
})

afterEach(() => {
  vi.restoreAllMocks()
})

test('numbers count as words, also in Safari', () => {
  const text = 'In 1992 a hotel of ๖๔ rooms opened for 8,900 baht – with a sea view.'
  const count = countWords(text, 'en')
  expect(count).toBe(15)
  const { segment } = Intl.Segmenter.prototype
  vi.spyOn(Intl.Segmenter.prototype, 'segment').mockImplementation(function (this: Intl.Segmenter, input) {
    const segments = segment.call(this, input)
    const called = [...segments].map((one) => ({ ...one, isWordLike: one.isWordLike && !/\d|๖/.test(one.segment) }))
    return Object.assign(Object.create(segments), { [Symbol.iterator]: () => called.values() })
  })
  expect(countWords(text, 'en')).toBe(count)
})
