import { editPdf, pdfText } from './edit-pdf.ts'

/**
 * The bookmarks of a printed document. Chromium makes them of the headings as they are drawn: a space at which a heading is broken into
 * lines is not; a list of headings read aloud would glue words together.
 */

/** An entry of the outline, as Chromium writes it: its title is a string in brackets, or UTF-16 in hexadecimal digits. */
const ENTRY = /(?<=<<\/Title )(\((?:\\.|[^\\)])*\)|<[\dA-F]*>)(?=\s*\/Dest)/gis

function textOf(written: string): string {
  if (written.startsWith('<')) return Buffer.from(written.slice(5, -1), 'hex').swap16().toString('utf16le')
  return written
    .slice(1, -1)
    .replace(/\\([0-7]{3}|.)/gs, (_, sign: string) =>
      sign.length === 3 ? String.fromCodePoint(Number.parseInt(sign, 8)) : sign,
    )
}

/** What is left of a heading where spaces do not count. */
const letters = (text: string) => text.normalize('NFKC').replace(/\s/g, '')

/** The titles of a document's bookmarks, in the order in which the file has them. */
export const bookmarksOf = (pdf: Uint8Array): string[] =>
  [...Buffer.from(pdf).toString('latin1').matchAll(ENTRY)].map(([written]) => textOf(written))

/**
 * Gives the bookmarks of a PDF as Chromium prints it the words of its headings.
 *
 * @param headings the texts of all headings of the document, in any order
 * @throws where a bookmark is none of them
 */
export function withBookmarks(pdf: Uint8Array, headings: readonly string[]): Buffer {
  const words = new Map(headings.map((heading) => [letters(heading), heading.replace(/\s+/g, ' ').trim()]))
  return editPdf(pdf, ENTRY, (written) => {
    const heading = words.get(letters(textOf(written)))
    if (heading === undefined) throw new Error(`withBookmarks: no heading reads ${textOf(written)}`)
    return pdfText(heading)
  })
}
