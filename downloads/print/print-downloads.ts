import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContext, chromium } from '@playwright/test'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import type { Content } from '../../site/content/load-content.ts'
import { readTokenColour } from '../../site/styles/token-colours.ts'
import { createArchive, newestDay } from '../archive.ts'
import { readPrinted } from '../catalog.ts'
import type { ArchivePlan, Artwork } from './archive-plan.ts'
import { pngOf, printArtwork, printDocument, servePages, svgOf } from './printer.ts'

/** Drawings that are printed at the same time. */
const AT_ONCE = 3

/** Page range of the style guide's pages on the logo. */
const LOGO_PAGES = '5-8'

const DOCUMENTS = [
  ...['fact-sheet', 'style-guide', 'strategy-guide.en', 'strategy-guide.th', 'sample-report.en', 'sample-report.th'],
]

/** Prints an artwork into each of its files. */
async function printFiles(
  context: BrowserContext,
  artwork: Artwork,
  day: string,
): Promise<[string, Uint8Array | string][]> {
  const pdf = await printArtwork(context, artwork.page, day)
  return await Promise.all(
    Object.entries(artwork.files).map(async ([path, size]) => {
      if (size) return [path, await pngOf(pdf, size)] as [string, Uint8Array]
      return [path, path.endsWith('.svg') ? await svgOf(pdf, artwork) : pdf] as [string, Uint8Array | string]
    }),
  )
}

async function printArchive(context: BrowserContext, { name, texts, artworks }: ArchivePlan, day: string) {
  const files = new Map<string, Uint8Array | string>(Object.entries(texts))
  if (name === 'logo-package.zip') files.set('logo-usage.pdf', readPrinted('logo-usage.pdf'))
  const queue = artworks.values()
  const work = async () => {
    for (const artwork of queue)
      for (const [path, bytes] of await printFiles(context, artwork, day)) files.set(path, bytes)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return createArchive(files, day)
}

/** Draws pictures as cards on a gray background: one picture without its lower part, or four pictures. */
async function previewOf(pictures: readonly Uint8Array[]): Promise<Uint8Array> {
  const [width, height, margin] = [720, 480, 24]
  const perRow = Math.sqrt(pictures.length)
  const cell = { width: width / perRow, height: height / perRow }
  const cards = pictures.map(async (picture, index) => {
    const fit = perRow === 1 ? 'cover' : 'inside'
    const size = { width: cell.width - 2 * margin, height: cell.height - 2 * margin }
    const { data, info } = await sharp(picture)
      .resize({ ...size, fit, position: 'top' })
      .toBuffer({ resolveWithObject: true })
    return {
      input: data,
      left: Math.round((index % perRow) * cell.width + (cell.width - info.width) / 2),
      top: Math.round(Math.floor(index / perRow) * cell.height + (cell.height - info.height) / 2),
    }
  })
  return await sharp({ create: { width, height, channels: 3, background: readTokenColour('rule') } })
    .composite(await Promise.all(cards))
    .webp({ quality: 82 })
    .toBuffer()
}

const previewOfPdf = async (name: string) =>
  previewOf([await pngOf(readPrinted(name), { pixels: 1440, dotsPerInch: 96 })])

function previewOfArchive({ name, shown }: ArchivePlan): Promise<Uint8Array> {
  const files = unzipSync(readPrinted(name))
  return previewOf(shown.map((path) => files[path] ?? new Uint8Array()))
}

/**
 * Prints files into `downloads/printed/`.
 *
 * @param pages the folder of the built pages
 * @param executablePath the path of Chromium
 * @param begins prints only files whose names start with one of these; prints all files if empty
 */
export async function printDownloads(
  content: Content,
  pages: string,
  executablePath: string,
  begins: readonly string[],
) {
  // Hinting is off, because it moves letters to whole pixels.
  await using browser = await chromium.launch({ executablePath, args: ['--font-render-hinting=none'] })
  const context = await browser.newContext()
  await servePages(context, pages)
  const day = newestDay(content)
  const archives = JSON.parse(readFileSync(join(pages, 'archives.json'), 'utf8')) as ArchivePlan[]

  /** What makes each file. Files that use other files come after them. */
  const prints: [name: string, print: () => Promise<Uint8Array>][] = [
    ...DOCUMENTS.map((name): [string, () => Promise<Uint8Array>] => [
      `${name}.pdf`,
      () => printDocument(context, name, day),
    ]),
    ['logo-usage.pdf', () => printDocument(context, 'style-guide', day, LOGO_PAGES)],
    ...archives.map((archive): [string, () => Promise<Uint8Array>] => [
      archive.name,
      () => printArchive(context, archive, day),
    ]),
    ['fact-sheet-preview.webp', () => previewOfPdf('fact-sheet.pdf')],
    ['style-guide-preview.webp', () => previewOfPdf('style-guide.pdf')],
    ...archives.map((archive): [string, () => Promise<Uint8Array>] => [
      archive.preview,
      () => previewOfArchive(archive),
    ]),
  ]
  for (const [name, print] of prints) {
    if (begins.length > 0 && !begins.some((begin) => name.startsWith(begin))) continue
    const bytes = await print()
    writeFileSync(`downloads/printed/${name}`, bytes)
    console.log(`${(bytes.length / 1e6).toFixed(2).padStart(6)} MB  ${name}`)
  }
}
