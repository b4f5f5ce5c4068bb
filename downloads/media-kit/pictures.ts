import { LOCALES, type Locale } from '../../contract/locale.ts'
import { archiveOf } from '../../file-formats/archive.ts'
import { csvOf } from '../../file-formats/csv.ts'
import type { Content, Words } from '../../site/content/load-content.ts'
import { coloursOf, THEMES } from '../drawing/colours.ts'
import type { Drawing } from '../drawing/drawing.ts'
import { coverDrawing, type PersonShown, portrait } from '../drawing/pictures.tsx'
import { pngOf } from '../drawing/png.ts'
import { releaseSheet } from '../drawing/release-sheet.ts'
import { worldPicture } from '../network/maps.ts'
import { readMes } from './read-me.ts'

/** A picture with what a page says of it. */
interface Picture {
  file: string
  drawing: Drawing
  /** At 300 dots an inch. */
  pixels: number
  caption: (words: Words) => string
  alt: (words: Words) => string
}

const people = (words: Words): Record<'founder' | 'media-contact', PersonShown & { sample: boolean }> => {
  const { contact } = words.pages['media-kit']
  return { founder: words.pages.about.founder, 'media-contact': contact }
}

const day = coloursOf('light')

/** Millimetres in print at 300 dots an inch. */
const inPrint = (millimetres: number) => Math.round((millimetres / 25.4) * 300)

async function portraits(content: Content): Promise<Picture[]> {
  const pictures = LOCALES.flatMap((locale) =>
    (['founder', 'media-contact'] as const).map(async (who): Promise<Picture> => {
      const shown = (words: Words) => people(words)[who]
      // The table goes where the READ-ME does not: into a picture desk's own system.
      const mark = (words: Words) => (shown(words).sample ? ` (${words.site.sampleMark})` : '')
      return {
        file: `portraits/${who}-${locale}.png`,
        drawing: await portrait(shown(content[locale]), locale, day),
        pixels: inPrint(262),
        caption: (words) => `${shown(words).name}, ${shown(words).role}${mark(words)}`,
        alt: (words) => words.kit.pictures.portraitAlt.replace('{name}', shown(words).name),
      }
    }),
  )
  return await Promise.all(pictures)
}

function covers(content: Content): Picture[] {
  return content.en.articles.flatMap(({ slug, coverMotif, coverAlt }) => {
    // A pattern made of a name says nothing to print.
    if (!coverMotif || !coverAlt) return []
    const inWords = (words: Words) => words.articles.find((article) => article.slug === slug)
    return THEMES.map(
      (theme): Picture => ({
        file: `covers/${slug}-${theme}.png`,
        drawing: coverDrawing(coverMotif, coverAlt, 'en', coloursOf(theme)),
        pixels: inPrint(425),
        caption: (words) => words.kit.pictures.coverCaption.replace('{title}', inWords(words)?.title ?? ''),
        alt: (words) => inWords(words)?.coverAlt ?? '',
      }),
    )
  })
}

/** The network as a picture without words, to run across two pages. */
function worlds({ en }: Content): Picture[] {
  return THEMES.map((theme) => ({
    file: `network/world-${theme}.png`,
    drawing: worldPicture(en.home.hero.mapLabel, { colours: coloursOf(theme), margin: 40 }),
    pixels: inPrint(425),
    caption: (words) => words.home.hero.figures.title,
    alt: (words) => words.home.hero.mapLabel,
  }))
}

async function sheets(content: Content): Promise<Picture[]> {
  const sheetIn = async (locale: Locale): Promise<Picture> => ({
    file: `sheets/release-${locale}.png`,
    drawing: await releaseSheet(content[locale], locale, day),
    pixels: inPrint(210),
    caption: (words) => words.kit.pictures.sheetCaption,
    alt: (words) => words.kit.pictures.sheetAlt,
  })
  return await Promise.all(LOCALES.map(sheetIn))
}

/** What to print below each picture, what to say to those who do not see it, and whom to name, as a table. */
function captions(words: Words, pictures: readonly Picture[]): string {
  const { columns } = words.kit.pictures
  const rows = pictures.map(({ file, caption, alt }) => [file, caption(words), alt(words), words.identity.name])
  return csvOf([[columns.file, columns.caption, columns.alt, columns.credit], ...rows.map((row) => row)])
}

/** The drawn pictures at print size, with captions, credits and descriptions in both languages. */
export async function picturePackage(content: Content): Promise<Uint8Array> {
  const pictures = [...(await portraits(content)), ...covers(content), ...worlds(content), ...(await sheets(content))]
  const files = new Map<string, Uint8Array | string>(readMes(content, 'pictures', ({ kit }) => kit.readMe.pictures))
  for (const locale of LOCALES) files.set(`captions-${locale}.csv`, captions(content[locale], pictures))
  const printed = pictures.map(async ({ file, drawing, pixels }) => {
    files.set(file, await pngOf(drawing, { pixels, dotsPerInch: 300 }))
  })
  await Promise.all(printed)
  return archiveOf(files)
}
