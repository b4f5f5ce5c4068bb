import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type BrowserContext, chromium } from '@playwright/test'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { escapeMarkup } from '../../contract/escape-markup.ts'
import type { Content } from '../../site/content/load-content.ts'
import { readTokenColour } from '../../site/styles/token-colours.ts'
import { createArchive, newestDay } from '../archive.ts'
import { readPrinted } from '../catalog.ts'
import { type ArchivePlan, type Artwork, LOGO_PAGES, readArchives } from './archive-plan.ts'
import { readTexts } from './page-text.ts'
import { drawPicture, pngOf, printArtwork, printDocument, servePages, svgOf } from './printer.ts'

/** Drawings that are printed at the same time. */
const AT_ONCE = 3

/** What every print needs: Chromium, the folder of the built pages, and the day that the files carry. */
interface Shop {
  context: BrowserContext
  pages: string
  day: string
}

/** Prints an artwork into each of its files. */
async function printFiles(shop: Shop, artwork: Artwork): Promise<(readonly [string, Uint8Array | string])[]> {
  const pdf = await printArtwork(shop.context, artwork.page, shop.day)
  const words = readTexts(shop.pages, artwork.page)
  return await Promise.all(
    Object.entries(artwork.files).map(async ([path, size]) => {
      if (size) return [path, await pngOf(pdf, size, [artwork.title, ...words])] as const
      return [path, path.endsWith('.svg') ? await svgOf(pdf, artwork) : pdf] as const
    }),
  )
}

async function printArchive(shop: Shop, { name, texts, artworks }: ArchivePlan): Promise<Uint8Array> {
  const files = new Map<string, Uint8Array | string>(Object.entries(texts))
  if (name === 'logo-package.zip') files.set('logo-usage.pdf', readPrinted('logo-usage.pdf'))
  const queue = artworks.values()
  const work = async () => {
    for (const artwork of queue) for (const [path, bytes] of await printFiles(shop, artwork)) files.set(path, bytes)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return createArchive(files, shop.day)
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

/** The mark by day and by night in one file, as the browser's theme asks. */
async function drawFavicon({ context, day }: Shop, name: string): Promise<string> {
  const drawings = ['paper', 'night'].map(async (edition) => {
    const svg = await svgOf(await printArtwork(context, `logos/mark-on-${edition}`, day), { title: name, locale: 'en' })
    return /viewBox="([^"]*)".*?<\/title>(.*)<\/svg>/s.exec(svg)?.slice(1) ?? []
  })
  const [[box, light] = [], [, dark] = []] = await Promise.all(drawings)
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="${box}"><title>${escapeMarkup(name)}</title><style>.night{display:none}@media (prefers-color-scheme:dark){.day{display:none}.night{display:inline}}</style><g class="day">${light}</g><g class="night">${dark}</g></svg>\n`
}

/** Packs a PNG file of 32 pixels into an ICO file, which old programs ask for. */
function createIcon(png: Uint8Array): Buffer {
  const head = Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0])
  head.writeUInt32LE(png.length, 14)
  return Buffer.concat([head, png])
}

type Print = readonly [file: string, print: () => Promise<Uint8Array | string>]

/** What makes each file. Files that use other files come after them. */
function listPrints(shop: Shop, name: string): Print[] {
  const { context, pages, day } = shop
  const pagesOf = (...patterns: string[]) =>
    globSync(patterns, { cwd: pages })
      .map((file) => file.replace('.html', ''))
      .sort()
  const printed = (file: string) => `downloads/printed/${file}`
  const archives = readArchives(pages)
  return [
    ...pagesOf('*.html').map((page): Print => [printed(`${page}.pdf`), () => printDocument(context, page, day)]),
    [printed('logo-usage.pdf'), () => printDocument(context, 'style-guide', day, LOGO_PAGES.join('-'))],
    ...archives.map((archive): Print => [printed(archive.name), () => printArchive(shop, archive)]),
    [printed('fact-sheet-preview.webp'), () => previewOfPdf('fact-sheet.pdf')],
    [printed('style-guide-preview.webp'), () => previewOfPdf('style-guide.pdf')],
    ...archives.map((archive): Print => [printed(archive.preview), () => previewOfArchive(archive)]),
    ...pagesOf('share/*/*.html', 'icons/*.html').map(
      (page): Print => [`site/public/${page}.png`, () => drawPicture(context, page, [name, ...readTexts(pages, page)])],
    ),
    ['site/public/favicon.svg', () => drawFavicon(shop, name)],
    ['site/public/favicon.ico', async () => createIcon(readFileSync('site/public/icons/icon-32.png'))],
  ]
}

/**
 * Prints every file that is made from the built pages.
 *
 * @param pages the folder of the built pages
 * @param executablePath the path of Chromium
 * @param words prints only files whose paths contain one of these words; prints all files if empty
 */
export async function printDownloads(
  content: Content,
  pages: string,
  executablePath: string,
  words: readonly string[],
): Promise<void> {
  // Hinting is off, because it moves letters to whole pixels.
  await using browser = await chromium.launch({ executablePath, args: ['--font-render-hinting=none'] })
  const context = await browser.newContext({ colorScheme: 'light' })
  await servePages(context, pages)
  for (const [file, print] of listPrints({ context, pages, day: newestDay(content) }, content.en.identity.name)) {
    if (words.length > 0 && !words.some((word) => file.includes(word))) continue
    const bytes = await print()
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, bytes)
    console.log(`${(bytes.length / 1e6).toFixed(2).padStart(6)} MB  ${file}`)
  }
}
