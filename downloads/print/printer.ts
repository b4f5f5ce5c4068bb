import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { BrowserContext, Page } from '@playwright/test'
import sharp from 'sharp'
import { escapeMarkup } from '../../contract/escape-markup.ts'
import type { Artwork, PictureSize } from './archives.tsx'

/** Lets Chromium show the built pages without a server. */
export const servePages = (context: BrowserContext, folder: string) =>
  context.route('**', (route) =>
    route.fulfill({ path: join(folder, decodeURI(new URL(route.request().url()).pathname)) }),
  )

export async function openPage(context: BrowserContext, name: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`http://prints/${name}.html`)
  await page.evaluate(() => document.fonts.ready)
  return page
}

/** Replaces the time of printing by a day, so that the same page gives the same bytes. */
const dated = (pdf: Buffer, day: string) =>
  Buffer.from(
    pdf.toString('latin1').replace(/(?<=\/(?:CreationDate|ModDate) \(D:)\d{14}/g, `${day.replaceAll('-', '')}000000`),
    'latin1',
  )

/**
 * A PDF with pages as large as the document's `@page`, with tags and bookmarks.
 *
 * @param pageRanges the pages to print, such as `5-8`; prints all pages if empty
 */
export async function printDocument(context: BrowserContext, name: string, day: string, pageRanges = '') {
  await using page = await openPage(context, name)
  const options = { preferCSSPageSize: true, printBackground: true, tagged: true, outline: true, pageRanges }
  return dated(await page.pdf(options), day)
}

/** A PDF of one page, as large as the document's only element. */
export async function printArtwork(context: BrowserContext, name: string, day: string): Promise<Buffer> {
  await using page = await openPage(context, name)
  const artwork = page.locator('body > *')
  const box = await artwork.boundingBox()
  if (!box) throw new Error(`${name} has no size`)
  // Chromium rounds the size of a page, unless it is a multiple of 8 pixels. The artwork fills it, or its background would end too early.
  const [width = '', height = ''] = [box.width, box.height].map((pixels) => `${Math.ceil(pixels / 8) * 8}px`)
  await artwork.evaluate((element, size) => Object.assign(element.style, size), { minWidth: width, minHeight: height })
  return dated(await page.pdf({ width, height, pageRanges: '1', printBackground: true, tagged: true }), day)
}

/** Converts a PDF with poppler's `pdftocairo`. The result needs no fonts. */
async function convertPdf(pdf: Uint8Array, ...options: string[]): Promise<Buffer> {
  const converted = promisify(execFile)('pdftocairo', [...options, '-', '-'], { encoding: 'buffer', maxBuffer: 64e6 })
  converted.child.stdin?.end(pdf)
  return (await converted).stdout
}

/** Converts an artwork's PDF to SVG. Its texts become outlines, so a title says what the picture shows. */
export async function svgOf(pdf: Uint8Array, { title, locale }: Pick<Artwork, 'title' | 'locale'>): Promise<string> {
  const named = `<svg lang="${locale}" role="img" aria-labelledby="title" $1><title id="title">${escapeMarkup(title)}</title>`
  return (await convertPdf(pdf, '-svg'))
    .toString('utf8')
    .replace(/<svg ([^>]*)>/, named)
    .replace(/\d+\.\d{3,}/g, (number) => String(Math.round(Number(number) * 100) / 100))
}

const xmpOf = (words: readonly string[]) =>
  `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:description><rdf:Alt><rdf:li xml:lang="x-default">${escapeMarkup(words.join(' '))}</rdf:li></rdf:Alt></dc:description></rdf:Description></rdf:RDF></x:xmpmeta>`

/** Converts a PDF to PNG with a transparent background. Carries the words of the picture, as picture desks do (XMP). */
export async function pngOf(pdf: Uint8Array, { pixels, dotsPerInch }: PictureSize, words: readonly string[] = []) {
  const drawn = await convertPdf(
    pdf,
    '-png',
    '-transp',
    '-singlefile',
    '-scale-to-x',
    String(pixels),
    '-scale-to-y',
    '-1',
  )
  const picture = sharp(drawn).withMetadata({ density: dotsPerInch })
  return await picture.withXmp(xmpOf(words)).png({ compressionLevel: 9 }).toBuffer()
}

/** Draws the only element of a page in few colors. Text that is wider than its line is set smaller. */
export async function drawPicture(context: BrowserContext, name: string): Promise<Buffer> {
  await using page = await openPage(context, name)
  await page.locator('.fitted').evaluateAll((lines) => {
    for (const line of lines) {
      const size = Number.parseFloat(getComputedStyle(line).fontSize)
      line.style.fontSize = `${size * Math.min(1, line.clientWidth / line.scrollWidth)}px`
    }
  })
  const drawn = await page.locator('body > *').screenshot({ animations: 'disabled' })
  return await sharp(drawn).removeAlpha().png({ palette: true, colors: 16, dither: 0 }).toBuffer()
}
