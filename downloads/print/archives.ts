/** The archives of the media kit: drawings in every form, with a READ-ME in both languages. */
import type { ReactElement } from 'react'
import { createElement } from 'react'
import { LOCALES, type Locale, localizedPath } from '../../contract/locale.ts'
import type { Content, Words } from '../../site/content/load-content.ts'
import { archiveOf } from '../archive.ts'
import { readPrinted } from '../catalog.ts'
import { csvOf } from '../csv.ts'
import { asOf, networkFigures, Plate } from './artworks/network.tsx'
import { pictures } from './artworks/pictures.tsx'
import { EDITIONS, Mark, SCRIPTS, Wordmark } from './artworks/Wordmark.tsx'
import { type Printer, pngOf, svgOf } from './chromium.ts'
import { documentHtml } from './document.tsx'

/** Pixels across: for a page on a screen, for slides, and for print at 500 and 250 mm. */
const LOGO_WIDTHS = { 'png-small': 640, 'png-large': 2160, 'png-print': 5906 }
const MARK_WIDTHS = { 'png-small': 256, 'png-large': 1024, 'png-print': 2953 }
/** Maps and charts are as wide as the text of a page. */
const PLATE_WIDTH = 2032
const PRINT_DOTS = 300
const SCREEN_DOTS = 96

const FIGURE_STYLES = ['figure', 'WorldMap', 'ThailandMap', 'covers']

/** The stylesheets of all drawings. */
export const ARTWORK_STYLES = [
  ...FIGURE_STYLES.map((name) => `site/figures/${name}.css`),
  'downloads/print/artworks/artworks.css',
]

interface Artwork {
  title: string
  locale: Locale
  drawing: ReactElement
}

export const artworkHtml = ({ title, locale, drawing }: Artwork, content: Content) =>
  documentHtml({ title, locale, styleSheets: ARTWORK_STYLES, body: drawing }, content)

const READ_ME: Record<Locale, string> = { en: 'READ-ME.txt', th: 'โปรดอ่าน.txt' }

/** The READ-ME in one language: contents, terms of use and contact. */
function readMe(words: Words, locale: Locale, id: string, notes: readonly string[]): string {
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

type Files = Map<string, Uint8Array | string>

const startArchive = (
  content: Content,
  id: string,
  notes: (words: Words, locale: Locale) => readonly string[],
): Files =>
  new Map(
    LOCALES.map((locale) => {
      const words = content[locale]
      return [READ_ME[locale], readMe(words, locale, id, notes(words, locale))]
    }),
  )

/** The logo in every script, color and form, and the page on how to use it. */
export async function logoPackage(content: Content, printer: Printer): Promise<Uint8Array> {
  const files = startArchive(content, 'logos', ({ kit }) => kit.readMe.logos)
  const add = async (name: string, artwork: Artwork, widths: Readonly<Record<string, number>>) => {
    const pdf = await printer.artworkPdf(artworkHtml(artwork, content))
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
  return archiveOf(files)
}

/** The drawn pictures at print size, with captions, descriptions and credits in both languages. */
export async function picturePackage(content: Content, printer: Printer): Promise<Uint8Array> {
  const files = startArchive(content, 'pictures', ({ kit }) => kit.readMe.pictures)
  const drawn = pictures(content)
  for (const locale of LOCALES) {
    const words = content[locale]
    const { columns } = words.kit.pictures
    const rows = drawn.map(({ file, caption, alt }) => [file, caption(words), alt(words), words.identity.name])
    files.set(`captions-${locale}.csv`, csvOf([[columns.file, columns.caption, columns.alt, columns.credit], ...rows]))
  }
  for (const { file, drawing, locale, millimeters, caption } of drawn) {
    const pdf = await printer.artworkPdf(artworkHtml({ title: caption(content[locale]), locale, drawing }, content))
    files.set(file, await pngOf(pdf, Math.round((millimeters / 25.4) * PRINT_DOTS), PRINT_DOTS))
  }
  return archiveOf(files)
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
      const numbers = rows(words, locale).map(({ figure, label }) => [label, figure.value, figure.whole])
      files.set(`${locale}/csv/${name}.csv`, csvOf([words.kit.tableHead, ...numbers]))
      for (const theme of ['light', 'dark'] as const) {
        const artwork = { title: title(words), locale, drawing: createElement(Plate, { name, words, locale, theme }) }
        const pdf = await printer.artworkPdf(artworkHtml(artwork, content))
        files.set(`${locale}/pdf/${name}-${theme}.pdf`, pdf)
        files.set(`${locale}/svg/${name}-${theme}.svg`, svgOf(pdf, artwork))
        files.set(`${locale}/png/${name}-${theme}.png`, await pngOf(pdf, PLATE_WIDTH, PRINT_DOTS))
      }
    }
  }
  return archiveOf(files)
}
