/** The archives of the media kit: drawings in every form, with a READ-ME in both languages. */
import type { ReactElement } from 'react'
import { LOCALES, type Locale, localizedPath } from '../../contract/locale.ts'
import type { SiteContent } from '../../site/content/load-content.ts'
import { formatCsv } from '../csv.ts'
import { EDITIONS, Mark, SCRIPTS, Wordmark } from './artworks/logos.tsx'
import { asOf, networkFigures, Plate } from './artworks/network.tsx'
import { pictures, THEMES } from './artworks/pictures.tsx'
import { content } from './content.ts'

/** Widths in pixels for a page on a screen, for slides and for print. At 300 dpi the logo is 370 mm wide, and the mark 190 mm. */
const LOGO_WIDTHS = { 'png-small': 640, 'png-large': 1920, 'png-print': 4370 }
const MARK_WIDTHS = { 'png-small': 256, 'png-large': 960, 'png-print': 2244 }
const PLATE_MILLIMETERS = 137.5
const PRINT_DOTS = 300
const SCREEN_DOTS = 96

const inPrint = (millimeters: number) => ({
  pixels: Math.round((millimeters / 25.4) * PRINT_DOTS),
  dotsPerInch: PRINT_DOTS,
})

export interface PictureSize {
  pixels: number
  dotsPerInch: number
}

/** A drawing of an archive. */
export interface Artwork {
  /** The path of its page, from the folder of the pages. */
  page: string
  title: string
  locale: Locale
  /** The files that it becomes: their paths in the archive, and the size of those that are pictures. */
  files: Record<string, PictureSize | null>
  /** The page `archives.json` leaves it out. */
  draw: () => ReactElement
}

/** An archive of the media kit. The page `archives.json` lists all of them. */
export interface Archive {
  name: string
  /** Texts and tables by path. */
  texts: Record<string, string>
  artworks: Artwork[]
  /** The file name of its preview, and the files that it shows. */
  preview: string
  shown: string[]
}

/** The READ-ME in both languages: contents, terms of use and contact. */
function readMes(id: string, notesOf: (content: SiteContent, locale: Locale) => readonly string[]) {
  const names = { en: 'READ-ME.txt', th: 'โปรดอ่าน.txt' }
  const readMe = (locale: Locale) => {
    const { identity, pages } = content[locale]
    const { resources, terms, contact } = pages['media-kit']
    const item = resources.items.find((candidate) => candidate.id === id)
    const paragraphs = [
      `${identity.name} – ${item?.title}\r\n${identity.websiteLink}${localizedPath('/media-kit', locale)}`,
      item?.description ?? '',
      ...notesOf(content[locale], locale),
      `${terms.heading}\r\n${terms.lead}`,
      terms.items.map((line) => `- ${line}`).join('\r\n'),
      ...(contact ? [`${contact.heading}\r\n${contact.name}, ${contact.role}`] : []),
      `${identity.phone} · ${identity.email}`,
      '###',
    ]
    return `\uFEFF${paragraphs.join('\r\n\r\n')}\r\n`
  }
  return Object.fromEntries(LOCALES.map((locale) => [names[locale], readMe(locale)]))
}

/** The logo in every script, color and form. `logo-usage.pdf` joins it when it is printed. */
function logoPackage(): Archive {
  const filesOf = (name: string, widths: Readonly<Record<string, number>>): Artwork['files'] => ({
    [`pdf/${name}.pdf`]: null,
    [`svg/${name}.svg`]: null,
    ...Object.fromEntries(
      Object.entries(widths).map(([folder, pixels]) => [
        `${folder}/${name}.png`,
        { pixels, dotsPerInch: folder === 'png-print' ? PRINT_DOTS : SCREEN_DOTS },
      ]),
    ),
  })
  return {
    name: 'logo-package.zip',
    texts: readMes('logos', ({ prints }) => prints.readMe.logos),
    artworks: EDITIONS.flatMap((edition) => [
      ...Object.entries(SCRIPTS).map(([script, scripts]) => ({
        page: `logos/logo-${script}-${edition}`,
        title: scripts.map((locale) => content[locale].identity.name).join(' · '),
        locale: scripts[0],
        files: filesOf(`logo-${script}-${edition}`, LOGO_WIDTHS),
        draw: () => <Wordmark scripts={scripts} edition={edition} />,
      })),
      {
        page: `logos/mark-${edition}`,
        title: content.en.identity.name,
        locale: 'en' as const,
        files: filesOf(`mark-${edition}`, MARK_WIDTHS),
        draw: () => <Mark edition={edition} />,
      },
    ]),
    preview: 'logos-preview.webp',
    shown: ['logo-latin-thai-on-paper', 'mark-on-night', 'mark-on-paper', 'logo-latin-thai-on-night'].map(
      (name) => `png-small/${name}.png`,
    ),
  }
}

/** The drawn pictures at print size, with captions, descriptions and credits in both languages. */
function picturePackage(): Archive {
  const captions = LOCALES.map((locale) => {
    const words = content[locale]
    const { columns } = words.prints.pictures
    const rows = pictures.map(({ file, caption, alt }) => [file, caption(words), alt(words), words.identity.name])
    return [
      `captions-${locale}.csv`,
      formatCsv([[columns.file, columns.caption, columns.alt, columns.credit], ...rows]),
    ]
  })
  return {
    name: 'picture-package.zip',
    texts: { ...readMes('pictures', ({ prints }) => prints.readMe.pictures), ...Object.fromEntries(captions) },
    artworks: pictures.map(({ file, draw, locale, millimeters, caption }) => ({
      page: file.replace('.png', ''),
      title: caption(content[locale]),
      locale,
      draw,
      files: { [file]: inPrint(millimeters) },
    })),
    preview: 'pictures-preview.webp',
    shown: [
      'portraits/founder-en.png',
      'covers/a-quote-worth-printing-light.png',
      'covers/send-a-release-to-thai-newsrooms-dark.png',
      'sheets/release-en.png',
    ].filter((name) => pictures.some(({ file }) => file === name)),
  }
}

/** Every map and chart in both languages, for light and dark pages, with its numbers. */
function networkPackage(): Archive {
  const figuresIn = LOCALES.flatMap((locale) => networkFigures.map((figure) => ({ ...figure, locale })))
  const tables = figuresIn.map(({ name, rows, locale }) => {
    const numbers = rows(content[locale], locale).map(({ figure, label }) => [label, figure.value, figure.fullText])
    return [`${locale}/csv/${name}.csv`, formatCsv([content[locale].prints.tableHead, ...numbers])]
  })
  const readMe = readMes('network-maps', (content, locale) => {
    const figures = networkFigures.flatMap(({ rows }) => rows(content, locale).map(({ figure }) => figure))
    return [...content.prints.readMe.maps, ...asOf(content, figures)]
  })
  return {
    name: 'network-maps.zip',
    texts: { ...readMe, ...Object.fromEntries(tables) },
    artworks: figuresIn.flatMap(({ name, title, locale }) =>
      THEMES.map((theme) => ({
        page: `maps/${locale}/${name}-${theme}`,
        title: title(content[locale]),
        locale,
        draw: () => <Plate name={name} locale={locale} theme={theme} />,
        files: {
          [`${locale}/pdf/${name}-${theme}.pdf`]: null,
          [`${locale}/svg/${name}-${theme}.svg`]: null,
          [`${locale}/png/${name}-${theme}.png`]: inPrint(PLATE_MILLIMETERS),
        },
      })),
    ),
    preview: 'network-maps-preview.webp',
    shown: ['world-network-light', 'thailand-reach-dark', 'outlets-by-continent-dark', 'outlets-by-industry-light'].map(
      (name) => `en/png/${name}.png`,
    ),
  }
}

export const archives = [logoPackage(), picturePackage(), networkPackage()]
