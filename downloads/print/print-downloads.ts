import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type BrowserContext, chromium, type LaunchOptions } from '@playwright/test'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { escapeMarkup } from '../../contract/escape-markup.ts'
import type { Content } from '../../site/content/load-content.ts'
import { readTokenColor } from '../../site/styles/token-colors.ts'
import { createArchive, newestDay } from '../archive.ts'
import { computeSha256, readPrintedFile } from '../catalog.ts'
import type { Archive, Artwork } from './archives.tsx'
import { readTexts } from './page-text.ts'
import { drawPicture, pngOf, printArtwork, printDocument, servePages, svgOf } from './printer.ts'

/** The style guide's pages on the logo, which are also a file of their own. */
const LOGO_PAGES = '5-8'

const printed = (name: string) => `downloads/printed/${name}`

/** A hash of each printed file and its texts. */
const RECORD = printed('prints.json')

/** A file that is printed and committed, the texts that it is printed from, and what prints it. */
type Print = readonly [
  file: string,
  texts: readonly string[],
  print: (context: BrowserContext) => Promise<Uint8Array | string>,
]

async function printFiles(context: BrowserContext, artwork: Artwork, texts: readonly string[], day: string) {
  const pdf = await printArtwork(context, artwork.page, day)
  return await Promise.all(
    Object.entries(artwork.files).map(async ([path, size]) => {
      if (size) return [path, await pngOf(pdf, size, texts)] as const
      return [path, path.endsWith('.svg') ? await svgOf(pdf, artwork) : pdf] as const
    }),
  )
}

/** Draws pictures as cards on a gray background: one picture without its lower part, or up to four pictures. */
async function previewOf(pictures: readonly Uint8Array[]): Promise<Uint8Array> {
  const [width, height, margin] = [720, 480, 24]
  const perRow = Math.ceil(Math.sqrt(pictures.length))
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
  return await sharp({ create: { width, height, channels: 3, background: readTokenColor('rule') } })
    .composite(await Promise.all(cards))
    .webp({ quality: 82 })
    .toBuffer()
}

const previewOfPdf = async (name: string) =>
  previewOf([await pngOf(readPrintedFile(name), { pixels: 1440, dotsPerInch: 96 })])

function previewOfArchive({ name, shown }: Archive): Promise<Uint8Array> {
  const files = unzipSync(readPrintedFile(name))
  return previewOf(shown.map((path) => files[path] ?? new Uint8Array()))
}

/** The mark by day and by night in one file, as the browser's theme asks. */
async function drawFavicon(context: BrowserContext, content: Content, day: string): Promise<string> {
  const { name } = content.en.identity
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

/** What is printed from the built pages in a folder. Files that use other files come after them. */
function listPrints(content: Content, pages: string): Print[] {
  const day = newestDay(content)
  const archives = JSON.parse(readFileSync(join(pages, 'archives.json'), 'utf8')) as Archive[]
  const pagesOf = (...patterns: string[]) =>
    globSync(patterns, { cwd: pages })
      .map((file) => file.replace('.html', ''))
      .sort()
  const textsOf = (...names: string[]) => names.flatMap((page) => readTexts(pages, page))
  const textsIn = (archive: Archive) => [
    JSON.stringify(archive),
    ...textsOf(...archive.artworks.map(({ page }) => page)),
  ]

  async function printArchive(context: BrowserContext, { name, texts, artworks }: Archive) {
    const files = new Map<string, Uint8Array | string>(Object.entries(texts))
    if (name === 'logo-package.zip') files.set('logo-usage.pdf', readPrintedFile('logo-usage.pdf'))
    for (const artwork of artworks)
      for (const [path, bytes] of await printFiles(context, artwork, textsOf(artwork.page), day)) files.set(path, bytes)
    return createArchive(files, day)
  }

  return [
    ...pagesOf('*.html').map(
      (page): Print => [printed(`${page}.pdf`), textsOf(page), (context) => printDocument(context, page, day)],
    ),
    [
      printed('logo-usage.pdf'),
      textsOf('style-guide'),
      (context) => printDocument(context, 'style-guide', day, LOGO_PAGES),
    ],
    ...archives.map(
      (archive): Print => [printed(archive.name), textsIn(archive), (context) => printArchive(context, archive)],
    ),
    ...['fact-sheet', 'style-guide'].map(
      (page): Print => [printed(`${page}-preview.webp`), textsOf(page), () => previewOfPdf(`${page}.pdf`)],
    ),
    ...archives.map((archive): Print => [printed(archive.preview), textsIn(archive), () => previewOfArchive(archive)]),
    ...pagesOf('share/*/*.html', 'icons/*.html').map(
      (page): Print => [`site/public/${page}.png`, textsOf(page), (context) => drawPicture(context, page)],
    ),
    ['site/public/favicon.svg', textsOf('logos/mark-on-paper'), (context) => drawFavicon(context, content, day)],
    [
      'site/public/favicon.ico',
      textsOf('icons/icon-32'),
      async () => createIcon(readFileSync('site/public/icons/icon-32.png')),
    ],
  ]
}

const fingerprint = (texts: readonly string[], file: string) =>
  computeSha256(texts.join('\n') + computeSha256(readFileSync(file)))

const readRecord = () => JSON.parse(readFileSync(RECORD, 'utf8')) as Record<string, string>

/**
 * Returns the files that are not as they were printed, or whose texts have changed since.
 *
 * @param pages the folder of the built pages
 */
export function findStalePrints(content: Content, pages: string): string[] {
  const record = readRecord()
  return listPrints(content, pages).flatMap(([file, texts]) =>
    existsSync(file) && record[file] === fingerprint(texts, file) ? [] : [file],
  )
}

/**
 * Prints every file that is made from the built pages.
 *
 * @param pages the folder of the built pages
 * @param browserOptions which Chromium prints
 * @param words prints only files whose paths contain one of these words; prints all files if empty
 */
export async function printDownloads(
  content: Content,
  pages: string,
  browserOptions: LaunchOptions,
  words: readonly string[],
): Promise<void> {
  // Hinting is off, because it moves letters to whole pixels.
  await using browser = await chromium.launch({ ...browserOptions, args: ['--font-render-hinting=none'] })
  const context = await browser.newContext({ colorScheme: 'light' })
  await servePages(context, pages)
  const prints = listPrints(content, pages)
  const record = readRecord()
  for (const [file, texts, print] of prints) {
    if (words.length > 0 && !words.some((word) => file.includes(word))) continue
    const bytes = await print(context)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, bytes)
    record[file] = fingerprint(texts, file)
    console.log(`${(bytes.length / 1e6).toFixed(2).padStart(6)} MB  ${file}`)
  }
  const known = Object.fromEntries(prints.map(([file]) => [file, record[file]]))
  writeFileSync(RECORD, `${JSON.stringify(known, null, 2)}\n`)
}
