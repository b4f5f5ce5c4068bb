import { LOCALES } from '../../contract/locale.ts'
import { archiveOf } from '../../file-formats/archive.ts'
import type { Content } from '../../site/content/load-content.ts'
import { coloursOf, THEMES } from '../drawing/colours.ts'
import { pngOf } from '../drawing/png.ts'
import { pdfOf } from '../drawing/vector-pdf.ts'
import { asOf } from '../network/as-of.ts'
import { networkFigures } from '../network/figures.ts'
import { plateOf } from '../network/plate.ts'
import { tableOf } from '../network/table.ts'
import { readMes } from './read-me.ts'

/** Across a page: 172 millimetres at 300 dots an inch. */
const PRINT = { pixels: 2032, dotsPerInch: 300 } as const
const PAGE_MILLIMETRES = 172

/** Every map and chart in both languages and both editions, as vectors and at print size, with the numbers. */
export async function networkPackage(content: Content): Promise<Uint8Array> {
  const files = new Map<string, Uint8Array | string>(
    readMes(content, 'network-maps', (words, locale) => [
      ...words.kit.readMe.maps,
      asOf(
        words,
        networkFigures.flatMap(({ rows }) => rows(words, locale).map(({ figure }) => figure)),
      ),
    ]),
  )
  for (const locale of LOCALES) {
    const words = content[locale]
    for (const { name, rows } of networkFigures) {
      files.set(`${locale}/csv/${name}.csv`, tableOf(rows(words, locale), words.kit.tableHead))
    }
    for (const theme of THEMES) {
      const plate = await plateOf(words, locale, coloursOf(theme))
      const inAllForms = networkFigures.map(async ({ name, draw }) => {
        const drawing = draw(plate)
        files.set(`${locale}/svg/${name}-${theme}.svg`, drawing.svg)
        files.set(`${locale}/pdf/${name}-${theme}.pdf`, pdfOf(drawing, PAGE_MILLIMETRES))
        files.set(`${locale}/png/${name}-${theme}.png`, await pngOf(drawing, PRINT))
      })
      await Promise.all(inAllForms)
    }
  }
  return archiveOf(files)
}
