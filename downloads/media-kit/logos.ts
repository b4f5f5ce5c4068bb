import { archiveOf } from '../../file-formats/archive.ts'
import type { Content } from '../../site/content/load-content.ts'
import { type Finished, keyOf } from '../download.ts'
import { type Colours, coloursOf, oneColour } from '../drawing/colours.ts'
import type { Drawing } from '../drawing/drawing.ts'
import { pngOf } from '../drawing/png.ts'
import { pdfOf } from '../drawing/vector-pdf.ts'
import { ALL_SCRIPTS, mark, wordmark } from '../drawing/wordmark.ts'
import { readMes } from './read-me.ts'

interface Edition {
  readonly name: string
  readonly colours: Colours
  /** Shows through where it is not given. */
  readonly ground?: string
}

/** For which ground, and in which colors. */
export const EDITIONS: readonly Edition[] = [
  { name: 'for-light', colours: coloursOf('light') },
  { name: 'for-dark', colours: coloursOf('dark') },
  { name: 'on-paper', colours: coloursOf('light'), ground: coloursOf('light')('paper') },
  { name: 'on-night', colours: coloursOf('dark'), ground: coloursOf('dark')('paper') },
  { name: 'black', colours: oneColour('#000000') },
  { name: 'white', colours: oneColour('#ffffff') },
]

const SCRIPT_NAMES = ['latin', 'thai', 'latin-thai'] as const

/** Pixels across: for a page on a screen, for slides, and for print, 500 millimetres at 300 dots an inch. */
const WIDTHS = [
  { folder: 'png-small', pixels: 640, dotsPerInch: 96 },
  { folder: 'png-large', pixels: 2160, dotsPerInch: 96 },
  { folder: 'png-print', pixels: 5906, dotsPerInch: 300 },
] as const
const MARK_WIDTHS = [
  { folder: 'png-small', pixels: 256, dotsPerInch: 96 },
  { folder: 'png-large', pixels: 1024, dotsPerInch: 96 },
  { folder: 'png-print', pixels: 2953, dotsPerInch: 300 },
] as const

const PAGE_MILLIMETRES = 150

/** Everything that the logo is made in: three ways of writing the name and the mark, each in six editions. */
async function* logos(content: Content) {
  for (const { name, colours, ground } of EDITIONS) {
    for (const [index, scripts] of ALL_SCRIPTS.entries()) {
      const drawing = await wordmark(content, scripts, colours, ground)
      yield { name: `logo-${SCRIPT_NAMES[index]}-${name}`, drawing, widths: WIDTHS }
    }
    yield { name: `mark-${name}`, drawing: mark(content.en, colours, ground), widths: MARK_WIDTHS }
  }
}

const pixelFiles = (name: string, drawing: Drawing, widths: typeof WIDTHS | typeof MARK_WIDTHS) =>
  Promise.all(widths.map(async ({ folder, ...size }) => [`${folder}/${name}.png`, await pngOf(drawing, size)] as const))

/** The logo in every script, color and form, and a page on how to use it. */
export async function logoPackage(content: Content, finished: Finished): Promise<Uint8Array> {
  const files = new Map<string, Uint8Array | string>(readMes(content, 'logos', ({ kit }) => kit.readMe.logos))
  for await (const { name, drawing, widths } of logos(content)) {
    files.set(`svg/${name}.svg`, drawing.svg)
    files.set(`pdf/${name}.pdf`, pdfOf(drawing, PAGE_MILLIMETRES))
    for (const [path, png] of await pixelFiles(name, drawing, widths)) files.set(path, png)
  }
  const usage = finished.get(keyOf({ id: 'logo-usage', languages: ['en', 'th'] }))
  if (usage) files.set('logo-usage.pdf', usage)
  return archiveOf(files)
}
