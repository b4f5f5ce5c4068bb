/** The archives of the media kit: drawings in every form, with a READ-ME in both languages. */
import type { ReactElement } from 'react'
import { createElement } from 'react'
import { LOCALES, type Locale, localizedPath } from '../../contract/locale.ts'
import type { Content, SiteContent } from '../../site/content/load-content.ts'
import { createArchive } from '../archive.ts'
import { readPrinted } from '../catalog.ts'
import { formatCsv } from '../csv.ts'
import artworkStyles from './artworks/artworks.css?inline'
import { asOf, networkFigures, Plate } from './artworks/network.tsx'
import { pictures } from './artworks/pictures.tsx'
import { EDITIONS, Mark, SCRIPTS, Wordmark } from './artworks/Wordmark.tsx'
import { documentHtml } from './document.tsx'
import { type Printer, pngOf, printArtwork, svgOf } from './printer.ts'

/** Widths in pixels for a page on a screen, for slides and for print. At 300 dpi the logo is 380 mm wide, and the mark 190 mm. */
const LOGO_WIDTHS = { 'png-small': 640, 'png-large': 1920, 'png-print': 4488 }
const MARK_WIDTHS = { 'png-small': 256, 'png-large': 960, 'png-print': 2244 }
/** In pixels: 132 mm at 300 dpi. */
const PLATE_WIDTH = 1560
const PRINT_DOTS = 300
const SCREEN_DOTS = 96

interface Artwork {
  title: string
  locale: Locale
  drawing: ReactElement
}

const printDrawing = (printer: Printer, { title, locale, drawing }: Artwork, content: Content) =>
  printArtwork(printer, documentHtml({ title, locale, styles: artworkStyles, body: drawing }, content))

const READ_ME: Record<Locale, string> = { en: 'READ-ME.txt', th: 'โปรดอ่าน.txt' }

/** The READ-ME in one language: contents, terms of use and contact. */
function readMe(words: SiteContent, locale: Locale, id: string, notes: readonly string[]): string {
  const { resources, terms, contact } = words.pages['media-kit']
  const { name, phone, email, websiteLink } = words.identity
  const item = resources.items.find((candidate) => candidate.id === id)
  const paragraphs = [
    `${name} – ${item?.title}\r\n${websiteLink}${localizedPath('/media-kit', locale)}`,
    item?.description ?? '',
    ...notes,
    `${terms.heading}\r\n${terms.lead}`,
    terms.items.map((line) => `- ${line}`).join('\r\n'),
    `${contact.heading}\r\n${contact.name}, ${contact.role}\r\n${phone} · ${email}`,
    '###',
  ]
  return `\uFEFF${paragraphs.join('\r\n\r\n')}\r\n`
}

/** The files of an archive, with the READ-ME in both languages. */
function startArchive(content: Content, id: string, notes: (words: SiteContent, locale: Locale) => readonly string[]) {
  const readMes = LOCALES.map((locale) => {
    const words = content[locale]
    return [READ_ME[locale], readMe(words, locale, id, notes(words, locale))] as const
  })
  return new Map<string, Uint8Array | string>(readMes)
}

/** The logo in every script, color and form, and the page on how to use it. */
export async function logoPackage(content: Content, printer: Printer): Promise<Uint8Array> {
  const files = startArchive(content, 'logos', ({ kit }) => kit.readMe.logos)
  const add = async (name: string, artwork: Artwork, widths: Readonly<Record<string, number>>) => {
    const pdf = await printDrawing(printer, artwork, content)
    files.set(`pdf/${name}.pdf`, pdf)
    files.set(`svg/${name}.svg`, svgOf(pdf, artwork))
    for (const [folder, pixels] of Object.entries(widths)) {
      const dots = folder === 'png-print' ? PRINT_DOTS : SCREEN_DOTS
      files.set(`${folder}/${name}.png`, await pngOf(pdf, pixels, dots))
    }
  }
  for (const edition of EDITIONS) {
    for (const [script, scripts] of Object.entries(SCRIPTS)) {
      const title = scripts.map((locale) => content[locale].identity.name).join(' · ')
      const drawing = createElement(Wordmark, { content, scripts, edition })
      await add(`logo-${script}-${edition}`, { title, locale: scripts[0], drawing }, LOGO_WIDTHS)
    }
    const drawing = createElement(Mark, { edition })
    await add(`mark-${edition}`, { title: content.en.identity.name, locale: 'en', drawing }, MARK_WIDTHS)
  }
  files.set('logo-usage.pdf', readPrinted('logo-usage.pdf'))
  return createArchive(files)
}

/** The drawn pictures at print size, with captions, descriptions and credits in both languages. */
export async function picturePackage(content: Content, printer: Printer): Promise<Uint8Array> {
  const files = startArchive(content, 'pictures', ({ kit }) => kit.readMe.pictures)
  const drawn = pictures(content)
  for (const locale of LOCALES) {
    const words = content[locale]
    const { columns } = words.kit.pictures
    const rows = drawn.map(({ file, caption, alt }) => [file, caption(words), alt(words), words.identity.name])
    files.set(
      `captions-${locale}.csv`,
      formatCsv([[columns.file, columns.caption, columns.alt, columns.credit], ...rows]),
    )
  }
  for (const { file, drawing, locale, millimeters, caption } of drawn) {
    const pdf = await printDrawing(printer, { title: caption(content[locale]), locale, drawing }, content)
    files.set(file, await pngOf(pdf, Math.round((millimeters / 25.4) * PRINT_DOTS), PRINT_DOTS))
  }
  return createArchive(files)
}

/** Every map and chart in both languages, for light and dark pages, with its numbers. */
export async function networkPackage(content: Content, printer: Printer): Promise<Uint8Array> {
  const files = startArchive(content, 'network-maps', (words, locale) => {
    const figures = networkFigures.flatMap(({ rows }) => rows(words, locale).map(({ figure }) => figure))
    return [...words.kit.readMe.maps, ...asOf(words, figures)]
  })
  for (const locale of LOCALES) {
    const words = content[locale]
    for (const { name, title, rows } of networkFigures) {
      const numbers = rows(words, locale).map(({ figure, label }) => [label, figure.value, figure.fullText])
      files.set(`${locale}/csv/${name}.csv`, formatCsv([words.kit.tableHead, ...numbers]))
      for (const theme of ['light', 'dark'] as const) {
        const artwork = { title: title(words), locale, drawing: createElement(Plate, { name, words, locale, theme }) }
        const pdf = await printDrawing(printer, artwork, content)
        files.set(`${locale}/pdf/${name}-${theme}.pdf`, pdf)
        files.set(`${locale}/svg/${name}-${theme}.svg`, svgOf(pdf, artwork))
        files.set(`${locale}/png/${name}-${theme}.png`, await pngOf(pdf, PLATE_WIDTH, PRINT_DOTS))
      }
    }
  }
  return createArchive(files)
}
