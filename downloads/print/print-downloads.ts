import { writeFileSync } from 'node:fs'
import { createElement } from 'react'
import sharp from 'sharp'
import type { Content } from '../../site/content/load-content.ts'
import { readPrinted } from '../catalog.ts'
import { artworkHtml, logoPackage, networkPackage, picturePackage } from './archives.ts'
import { PagePreview, PREVIEWS } from './artworks/previews.tsx'
import { Printer, pngOf } from './chromium.ts'
import { DOCUMENTS } from './documents.ts'

type Print = (content: Content, printer: Printer) => Promise<Uint8Array>

const documents = Object.entries(DOCUMENTS).map(([name, html]): [string, Print] => [
  name,
  (content, printer) => printer.pdf(html(content)),
])

/** Page range of the style guide's pages on the logo. */
const LOGO_PAGES = '5-8'

const logoUsage: Print = (content, printer) => printer.pdf(DOCUMENTS['style-guide.pdf']?.(content) ?? '', LOGO_PAGES)

async function preview(drawing: React.ReactElement, content: Content, printer: Printer): Promise<Uint8Array> {
  const html = artworkHtml({ title: '', locale: 'en', drawing }, content)
  return await sharp(await printer.picture(html, 'preview'))
    .webp({ quality: 82 })
    .toBuffer()
}

const archivePreviews = Object.entries(PREVIEWS).map(([id, draw]): [string, Print] => [
  `${id}-preview.webp`,
  (content, printer) => preview(draw(content), content, printer),
])

const documentPreviews = ['fact-sheet', 'style-guide'].map((id): [string, Print] => [
  `${id}-preview.webp`,
  async (content, printer) => {
    const png = await pngOf(readPrinted(`${id}.pdf`), 600, 96)
    return await preview(createElement(PagePreview, { png }), content, printer)
  },
])

/** The print function of each file. Files that contain others come last. */
const PRINTS: readonly [name: string, print: Print][] = [
  ...documents,
  ['logo-usage.pdf', logoUsage],
  ['logo-package.zip', logoPackage],
  ['picture-package.zip', picturePackage],
  ['network-maps.zip', networkPackage],
  ...archivePreviews,
  ...documentPreviews,
]

/**
 * Prints files into `downloads/printed/`, all or those whose names begin with one of the given ones.
 *
 * @param chromium the path of its program
 */
export async function printDownloads(content: Content, chromium: string, begins: readonly string[]): Promise<void> {
  const printer = await Printer.open(chromium)
  try {
    for (const [name, print] of PRINTS) {
      if (begins.length > 0 && !begins.some((begin) => name.startsWith(begin))) continue
      const bytes = await print(content, printer)
      writeFileSync(`downloads/printed/${name}`, bytes)
      console.log(`${(bytes.length / 1e6).toFixed(2).padStart(6)} MB  ${name}`)
    }
  } finally {
    await printer.close()
  }
}
