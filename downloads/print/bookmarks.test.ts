import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bookmarksOf, withBookmarks } from './bookmarks.ts'

/** As much of a PDF as tells where its objects are. */
function pdfWith(titles: readonly string[]): Buffer {
  const objects = titles.map((title, index) => `${index + 1} 0 obj\n<</Title ${title}\n/Dest [9 0 R]>>\nendobj\n`)
  let text = '%PDF-1.4\n'
  const places = objects.map((object) => {
    const place = text.length
    text += object
    return place
  })
  const lines = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`)
  const table = `xref\n0 ${titles.length + 1}\n0000000000 65535 f \n${lines.join('')}`
  return Buffer.from(`${text}${table}trailer\n<</Size 9>>\nstartxref\n${text.length}\n%%EOF\n`, 'latin1')
}

/** What begins where the table of the file says that something begins. */
function startsIn(pdf: Buffer): string[] {
  const text = pdf.toString('latin1')
  const places = [...text.matchAll(/^(\d{10}) \d{5} n /gm), ...text.matchAll(/startxref\n(\d+)/g)]
  return places.map(([, place]) => text.slice(Number(place), Number(place) + 4))
}

const utf16 = (text: string) => `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase()}>`

test('bookmarks have the words of their headings, and all objects are where the file says', () => {
  const printed = pdfWith(['(Before itis \\(re\\)written)', utf16('ชื่อในข้อความ'), '(The end)', '(Caf\\351 and\\\\or)'])
  const pdf = withBookmarks(printed, ['The end', 'ชื่อในข้อความ', 'Before\n  it is (re)written', 'Café and\\or'])
  expect(bookmarksOf(pdf)).toEqual(['Before it is (re)written', 'ชื่อในข้อความ', 'The end', 'Café and\\or'])
  expect(startsIn(pdf)).toEqual(['1 0 ', '2 0 ', '3 0 ', '4 0 ', 'xref'])
})

test('a bookmark that is no heading is an error', () => {
  expect(() => withBookmarks(pdfWith(['(Who)']), ['What'])).toThrow('no heading reads Who')
})

test.each([
  ['strategy-guide.en.pdf', 'Before you fall in love with it'],
  ['strategy-guide.th.pdf', 'ก่อนจะหลงรักประเด็นของตัวเอง'],
  ['fact-sheet.pdf', 'Number of Thai outlets for each industry'],
  ['style-guide.pdf', 'Its room and its smallest size'],
  ['sample-report.en.pdf', 'Noodle maker stops its wastewater, and a canal runs clear'],
])('of %s no bookmark has words glued together or marks between letters', (file, heading) => {
  const bookmarks = bookmarksOf(readFileSync(join('downloads/printed', file)))
  expect(bookmarks).toContain(heading)
  expect(bookmarks.filter((title) => /[a-z][A-Z]/.test(title))).toEqual([])
})
