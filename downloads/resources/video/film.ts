/** A film as data: what is seen from when to when. A frame of it is a function of time alone. */

import { FILM_SIZE } from '../../../site/figures/drawn-sizes.ts'

export const { width: WIDTH, height: HEIGHT } = FILM_SIZE
export const FRAMES_PER_SECOND = 25

export interface Layer {
  svg: string
  /** Seconds from the beginning of the film. */
  from: number
  to: number
  /** How it comes: it appears, or it is uncovered within its box, from the left or from above. */
  enter: 'appear' | 'from-left' | 'from-above'
  /** Seconds that its coming takes. */
  takes: number
  box?: { x: number; y: number; width: number; height: number }
  /** Moves and enlarges the whole layer, its box too. */
  transform?: string
}

export interface Film {
  paper: string
  seconds: number
  /** The lowest first. */
  layers: readonly Layer[]
}

const LEAVING = 0.3

const within = (share: number) => Math.min(1, Math.max(0, share))
/** Fast at first, then slower. */
const eased = (share: number) => 1 - (1 - share) ** 3
const rounded = (value: number) => Math.round(value * 1000) / 1000

function layerAt({ svg, from, to, enter, takes, box }: Layer, seconds: number, index: number): string {
  if (seconds < from || seconds >= to) return ''
  const come = eased(within((seconds - from) / takes))
  const opacity = rounded(within((to - seconds) / LEAVING) * (enter === 'appear' ? come : 1))
  if (enter === 'appear' || !box || come === 1) return `<g opacity="${opacity}">${svg}</g>`
  const { x, y, width, height } = box
  const [shownWidth, shownHeight] = enter === 'from-left' ? [width * come, height] : [width, height * come]
  const clip = `<clipPath id="c${index}"><rect x="${x}" y="${y}" width="${rounded(shownWidth)}" height="${rounded(shownHeight)}"/></clipPath>`
  return `${clip}<g clip-path="url(#c${index})" opacity="${opacity}">${svg}</g>`
}

/** What is seen at a moment. */
export function frameAt({ paper, layers }: Film, seconds: number): string {
  const shown = layers
    .map((layer, index) => {
      const drawn = layerAt(layer, seconds, index)
      return layer.transform && drawn ? `<g transform="${layer.transform}">${drawn}</g>` : drawn
    })
    .join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"><path fill="${paper}" d="M0 0h${WIDTH}v${HEIGHT}H0Z"/>${shown}</svg>`
}
