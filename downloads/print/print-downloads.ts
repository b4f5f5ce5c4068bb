import { writeFileSync } from 'node:fs'
import { unzipSync } from 'fflate'
import { createElement, type ReactElement } from 'react'
import sharp from 'sharp'
import { LOCALES, type Locale } from '../../contract/locale.ts'
import type { Content, SiteContent } from '../../site/content/load-content.ts'
import { ReportSheet } from '../../site/drawings/report/ReportSheet.tsx'
import { readTokenColour } from '../../site/styles/token-colours.ts'
import { readPrinted } from '../catalog.ts'
import { logoPackage, networkPackage, picturePackage } from './archives.ts'
import artworkStyles from './artworks/artworks.css?inline'
import { documentHtml } from './document.tsx'
import { FactSheet } from './pages/FactSheet.tsx'
import factSheetStyles from './pages/fact-sheet.css?inline'
import { StrategyGuide } from './pages/StrategyGuide.tsx'
import { StyleGuide } from './pages/StyleGuide.tsx'
import sampleReportStyles from './pages/sample-report.css?inline'
import strategyGuideStyles from './pages/strategy-guide.css?inline'
import styleGuideStyles from './pages/style-guide.css?inline'
import { openPrinter, type Printer, pngOf, printDocument } from './printer.ts'

/** Makes one document with both languages. Its title is the company's name and the document's name in each language. */
const inBothLanguages =
  (
    page: (props: { content: Content }) => ReactElement | ReactElement[],
    styles: string,
    title: (words: SiteContent) => string,
  ) =>
  (content: Content) => {
    const titles = [content.en.identity.name, ...LOCALES.map((locale) => title(content[locale]))]
    const body = createElement(page, { content })
    return documentHtml({ locale: 'en', title: titles.join(' – '), styles: artworkStyles + styles, body }, content)
  }

const factSheet = inBothLanguages(FactSheet, factSheetStyles, ({ kit }) => kit.factSheet.heading)
const styleGuide = inBothLanguages(StyleGuide, styleGuideStyles, ({ kit }) => kit.styleGuide.title)

function strategyGuide(content: Content, locale: Locale): string {
  const words = content[locale]
  const { title } = words.resources['strategy-guide']
  return documentHtml(
    { locale, title, styles: strategyGuideStyles, body: createElement(StrategyGuide, { words }) },
    content,
  )
}

/** The sample report as the page of its service shows it. */
function sampleReport(content: Content, locale: Locale): string {
  const words = content[locale]
  const { client, title } = words.report.sheet
  const body = createElement(ReportSheet, { content: words, locale, level: 1 })
  const shown = `${client} – ${title} (${words.site.sampleMark})`
  return documentHtml({ locale, title: shown, styles: sampleReportStyles, body }, content)
}

/** Page range of the style guide's pages on the logo. */
const LOGO_PAGES = '5-8'

/** The files that the preview of each archive shows. */
const SHOWN = {
  logos: ['logo-latin-thai-on-paper', 'mark-on-night', 'mark-on-paper', 'logo-latin-thai-on-night'].map(
    (name) => `png-small/${name}.png`,
  ),
  pictures: [
    'portraits/founder-en.png',
    'covers/a-quote-worth-printing-light.png',
    'covers/send-a-release-to-thai-newsrooms-dark.png',
    'sheets/release-en.png',
  ],
  maps: ['world-network-light', 'thailand-reach-dark', 'outlets-by-continent-dark', 'outlets-by-industry-light'].map(
    (name) => `en/png/${name}.png`,
  ),
}

/** The function that prints each file. Files that use other files come after them. */
const PRINTS: Readonly<Record<string, (content: Content, printer: Printer) => Promise<Uint8Array>>> = {
  'fact-sheet.pdf': (content, printer) => printDocument(printer, factSheet(content)),
  'style-guide.pdf': (content, printer) => printDocument(printer, styleGuide(content)),
  'logo-usage.pdf': (content, printer) => printDocument(printer, styleGuide(content), LOGO_PAGES),
  'strategy-guide.en.pdf': (content, printer) => printDocument(printer, strategyGuide(content, 'en')),
  'strategy-guide.th.pdf': (content, printer) => printDocument(printer, strategyGuide(content, 'th')),
  'sample-report.en.pdf': (content, printer) => printDocument(printer, sampleReport(content, 'en')),
  'sample-report.th.pdf': (content, printer) => printDocument(printer, sampleReport(content, 'th')),
  'logo-package.zip': logoPackage,
  'picture-package.zip': picturePackage,
  'network-maps.zip': networkPackage,
  'fact-sheet-preview.webp': () => previewOfPdf('fact-sheet.pdf'),
  'style-guide-preview.webp': () => previewOfPdf('style-guide.pdf'),
  'logos-preview.webp': () => previewOfArchive('logo-package.zip', SHOWN.logos),
  'pictures-preview.webp': () => previewOfArchive('picture-package.zip', SHOWN.pictures),
  'network-maps-preview.webp': () => previewOfArchive('network-maps.zip', SHOWN.maps),
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

const previewOfPdf = async (name: string) => previewOf([await pngOf(readPrinted(name), 1440, 96)])

function previewOfArchive(name: string, shown: readonly string[]): Promise<Uint8Array> {
  const files = unzipSync(readPrinted(name))
  return previewOf(shown.map((path) => files[path] ?? new Uint8Array()))
}

/**
 * Prints files into `downloads/printed/`.
 *
 * @param chromium the path of the browser's program
 * @param begins prints only files whose names start with one of these; prints all files if empty
 */
export async function printDownloads(content: Content, chromium: string, begins: readonly string[]): Promise<void> {
  await using printer = await openPrinter(chromium)
  for (const [name, print] of Object.entries(PRINTS)) {
    if (begins.length > 0 && !begins.some((begin) => name.startsWith(begin))) continue
    const bytes = await print(content, printer)
    writeFileSync(`downloads/printed/${name}`, bytes)
    console.log(`${(bytes.length / 1e6).toFixed(2).padStart(6)} MB  ${name}`)
  }
}
