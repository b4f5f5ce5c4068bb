import sharp from 'sharp'
import { LOCALES } from '../../contract/locale.ts'
import type { Content } from '../../site/content/load-content.ts'
import { PREVIEW_SIZE } from '../../site/figures/drawn-sizes.ts'
import { coloursOf } from '../drawing/colours.ts'
import { type Drawing, drawingOf } from '../drawing/drawing.ts'
import { coverDrawing, portrait } from '../drawing/pictures.tsx'
import { pngOf } from '../drawing/png.ts'
import { mark, wordmark } from '../drawing/wordmark.ts'
import { networkFigures } from '../network/figures.ts'
import { plateOf } from '../network/plate.ts'

const day = coloursOf('light')
const night = coloursOf('dark')

/** One drawing in another. */
const placed = ({ svg, width, height }: Drawing, x: number, y: number, across: number) =>
  svg.replace('<svg ', `<svg x="${x}" y="${y}" width="${across}" height="${(across * height) / width}" `)

async function webpOf(title: string, ground: string, inside: string): Promise<Uint8Array> {
  const drawing = drawingOf({ ...PREVIEW_SIZE, title, locale: 'en', ground }, inside)
  const png = await pngOf(drawing, { pixels: PREVIEW_SIZE.width })
  return await sharp(png).webp({ quality: 82, effort: 4 }).toBuffer()
}

/** The name by day and by night, and the mark. */
export async function logosPreview(content: Content): Promise<Uint8Array> {
  const inside = [
    `<path fill="${night('paper')}" d="M0 240h720v240H0Z"/>`,
    placed(await wordmark(content, LOCALES, day), 20, 12, 400),
    placed(mark(content.en, day), 500, 50, 140),
    placed(await wordmark(content, LOCALES, night), 20, 252, 400),
    placed(mark(content.en, night), 500, 290, 140),
  ]
  return await webpOf('Logos', day('paper'), inside.join(''))
}

/** A portrait and three drawings. */
export async function picturesPreview(content: Content): Promise<Uint8Array> {
  const cover = (motif: Parameters<typeof coverDrawing>[0], theme = day) => coverDrawing(motif, motif, 'en', theme)
  const inside = [
    placed(await portrait(content.en.pages.about.founder, 'en', day), 0, 30, 336),
    placed(cover('fold'), 352, 0, 368),
    placed(cover('thailand', night), 352, 244, 354),
  ]
  return await webpOf('Pictures', day('rule'), inside.join(''))
}

/** A map and two charts. */
export async function mapsPreview({ en }: Content): Promise<Uint8Array> {
  const [byDay, byNight] = [await plateOf(en, 'en', day), await plateOf(en, 'en', night)]
  const [world, continents, , , , thailand] = networkFigures
  if (!world || !continents || !thailand) throw new RangeError('There are figures missing')
  const inside = [
    placed(world.draw(byDay), 0, 0, 470),
    placed(continents.draw(byNight), 0, 386, 470),
    placed(thailand.draw(byNight), 478, 0, 442),
  ]
  return await webpOf('Maps', day('rule'), inside.join(''))
}

/** The upper part of a page, lying on the ground that the other previews have. */
export async function pagePreview(page: Uint8Array): Promise<Uint8Array> {
  const { width } = PREVIEW_SIZE
  const sheet = await sharp(page).resize({ width: 600 }).toBuffer()
  const { height = 0 } = await sharp(sheet).metadata()
  const shown = await sharp(sheet)
    .extract({ left: 0, top: 0, width: 600, height: Math.min(height, PREVIEW_SIZE.height - 30) })
    .toBuffer()
  return await sharp({ create: { ...PREVIEW_SIZE, channels: 3, background: day('rule') } })
    .composite([{ input: shown, left: (width - 600) / 2, top: 30 }])
    .webp({ quality: 82, effort: 4 })
    .toBuffer()
}
