import { execFileSync } from 'node:child_process'
import { mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page, type Browser as Printer } from '@playwright/test'
import sharp from 'sharp'
import { escapeMarkup } from '../../contract/escape-markup.ts'

export type { Printer }

/** Starts Chromium. Hinting is off, because it moves letters to whole pixels. */
export const openPrinter = (executablePath: string): Promise<Printer> =>
  chromium.launch({ executablePath, args: ['--font-render-hinting=none'] })

async function showPage(printer: Printer, html: string): Promise<Page> {
  const page = await printer.newPage()
  await page.setContent(html, { waitUntil: 'load' })
  await page.evaluate(() => document.fonts.ready)
  return page
}

/**
 * A PDF with pages as large as the document's `@page`, with tags and bookmarks.
 *
 * @param pageRanges the pages to print, such as `5-8`; prints all pages if empty
 */
export async function printDocument(printer: Printer, html: string, pageRanges = ''): Promise<Buffer> {
  await using page = await showPage(printer, html)
  return await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true, pageRanges })
}

/** A PDF of one page, as large as the document's only element. */
export async function printArtwork(printer: Printer, html: string): Promise<Buffer> {
  await using page = await showPage(printer, html)
  const box = await page.locator('body > *').boundingBox()
  if (!box) throw new Error('The artwork has no size')
  const [width, height] = [`${Math.ceil(box.width)}px`, `${Math.ceil(box.height)}px`]
  return await page.pdf({ width, height, printBackground: true, tagged: true })
}

/** Converts a PDF with poppler's `pdftocairo`. The result needs no fonts. */
function convertPdf(pdf: Uint8Array, ending: 'svg' | 'png', options: readonly string[]): Buffer {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'artwork-'))
  const [source, target] = [join(folder.path, 'artwork.pdf'), join(folder.path, 'artwork')]
  writeFileSync(source, pdf)
  execFileSync('pdftocairo', [...options, source, ending === 'svg' ? `${target}.svg` : target])
  return readFileSync(`${target}.${ending}`)
}

/** Converts an artwork's PDF to SVG. Its texts become outlines, so a title says what the picture shows. */
export function svgOf(pdf: Uint8Array, { title, locale }: { title: string; locale: string }): string {
  const named = `<svg lang="${locale}" role="img" aria-labelledby="title" $1><title id="title">${escapeMarkup(title)}</title>`
  return convertPdf(pdf, 'svg', ['-svg'])
    .toString('utf8')
    .replace(/<svg ([^>]*)>/, named)
    .replace(/\d+\.\d{3,}/g, (number) => String(Math.round(Number(number) * 100) / 100))
}

/** Converts an artwork's PDF to PNG with a transparent background. */
export async function pngOf(pdf: Uint8Array, pixels: number, dotsPerInch: number): Promise<Buffer> {
  const size = ['-scale-to-x', String(pixels), '-scale-to-y', '-1']
  const drawn = convertPdf(pdf, 'png', ['-png', '-transp', '-singlefile', ...size])
  return await sharp(drawn).withMetadata({ density: dotsPerInch }).png({ compressionLevel: 9 }).toBuffer()
}
