import { escapeMarkup } from '../../contract/escape-markup.ts'
import type { Locale } from '../../contract/locale.ts'

/** A finished drawing: SVG whose texts are outlines, so that it looks the same wherever it is opened. */
export interface Drawing {
  readonly svg: string
  /** Units of its view box. */
  readonly width: number
  readonly height: number
  /** What it shows, in words, for those who cannot see it. */
  readonly title: string
  readonly locale: Locale
}

interface Sheet {
  width: number
  height: number
  title: string
  locale: Locale
  /** Left out, the ground shows through. */
  ground?: string
}

/** Puts a title and a ground to what was drawn. */
export function drawingOf({ width, height, title, locale, ground }: Sheet, inside: string): Drawing {
  const paper = ground ? `<path fill="${ground}" d="M0 0h${width}v${height}H0Z"/>` : ''
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" lang="${locale}" role="img" aria-labelledby="title"><title id="title">${escapeMarkup(title)}</title>${paper}${inside}</svg>\n`
  return { svg, width, height, title, locale }
}
