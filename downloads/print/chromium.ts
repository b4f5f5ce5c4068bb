import { chromium, type Page } from '@playwright/test'
import { withBookmarks } from './bookmarks.ts'
import { editPdf, pdfText } from './edit-pdf.ts'
import { withWholeLetters } from './whole-letters.ts'

/** A day that is no day: of two printings of the same document the bytes would differ in nothing else. */
const EVERY_DAY = 'D:19800101000000'

/** Takes the moment of printing out of a PDF, in which every length has to stay. */
function withoutMoment(pdf: Buffer): Buffer {
  const text = pdf.toString('latin1').replace(/\/(CreationDate|ModDate) \(D:\d{14}/g, `/$1 (${EVERY_DAY}`)
  return Buffer.from(text, 'latin1')
}

/** Names who wrote a document in the place of the program that printed it. */
const writtenBy = (pdf: Buffer, author: string) =>
  editPdf(pdf, /\/Creator \((?:\\.|[^\\)])*\)/g, () => `/Author ${pdfText(author)}`)

/** Needs the Chromium that `CHROMIUM_PATH` names. */
async function withDocument<Result>(html: string, use: (page: Page) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '' })
  try {
    const page = await browser.newPage({ deviceScaleFactor: 1 })
    await page.setContent(html, { waitUntil: 'load' })
    await page.evaluate(() => document.fonts.ready)
    return await use(page)
  } finally {
    await browser.close()
  }
}

/** Prints a document as its style sheet says, with bookmarks of its headings, tags, language and author. */
export const printPdf = (html: string): Promise<Uint8Array> =>
  withDocument(html, async (page) => {
    const author = await page.locator('meta[name=author]').getAttribute('content')
    const headings = await page.locator('h1, h2, h3, h4, h5, h6').allInnerTexts()
    const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true })
    return withWholeLetters(withBookmarks(writtenBy(withoutMoment(pdf), author ?? ''), headings))
  })

/** A picture of the first page of a document, as wide as its style sheet makes it. */
export const pictureOfFirstPage = (html: string): Promise<Buffer> =>
  withDocument(html, (page) => page.locator('.leaf').first().screenshot())
