/** What the scenes of the video are drawn with: marks in the site's colors, and texts in its type. */

import { coloursOf } from '../../drawing/colours.ts'
import type { Setter } from '../../drawing/text.ts'
import type { Layer } from './film.ts'

export const colour = coloursOf('light')

/** Where what a scene shows begins on the left, below its heading. */
export const LEFT = 112
export const TOP = 232

export interface Easel {
  setter: Setter
  /** Thai letters stand larger in their lines than Latin ones: everything a little smaller. */
  scale: number
  /** Seconds from the beginning of the film. */
  from: number
  to: number
}

type Role = 'headline' | 'text' | 'dateline'

export interface TextLook {
  x: number
  /** Of the baseline. */
  y: number
  size: number
  role?: Role
  ink?: string
}

export const rect = (x: number, y: number, width: number, height: number, look: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" ${look}/>`
export const stroke = (d: string, name: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour(name)}" stroke-width="${width}" ${more}/>`
export const sheet = (x: number, y: number, width: number, height: number) =>
  rect(x, y, width, height, `fill="${colour('sheet')}" stroke="${colour('rule')}" stroke-width="2"`)
/** Text that need not be read, as a row of bars. */
export const bars = (x: number, y: number, widths: readonly number[]) =>
  widths.map((width, row) => rect(x, y + row * 22, width, 9, `fill="${colour('rule')}"`)).join('')

export function easelTools({ setter, scale, from, to }: Easel) {
  const layer = (svg: string, after: number, more: Partial<Layer> = {}): Layer => ({
    svg,
    from: from + after,
    to,
    enter: 'appear',
    takes: 0.5,
    ...more,
  })
  const measure = (text: string, size: number, role: Role = 'text') =>
    setter.measure(text, { size: size * scale, role })
  const text = (written: string, { x, y, size, role = 'text', ink = 'ink' }: TextLook) =>
    setter.line(written, { x, y, size: size * scale, role, colour: colour(ink) })
  /** Written letter by letter. */
  const typed = (written: string, look: TextLook, after: number): Layer => {
    const box = {
      x: look.x - 4,
      y: look.y - look.size * 1.4,
      width: measure(written, look.size, look.role) + 8,
      height: look.size * 2,
    }
    return layer(text(written, look), after, { enter: 'from-left', takes: 1.6, box })
  }
  const crossedOut = (written: string, { x, y, size, role = 'text' }: TextLook, after: number): Layer => {
    const width = measure(written, size, role)
    const line = stroke(`M${x - 6} ${y - size * 0.3}h${(width + 12).toFixed(1)}`, 'alert', 3)
    return layer(line, after, {
      enter: 'from-left',
      box: { x: x - 8, y: y - size, width: width + 20, height: size * 1.4 },
    })
  }
  /** A broad line of color behind a part of a text, which holds it once. */
  const marked = (written: string, part: string, { x, y, size, role = 'text' }: TextLook, after: number): Layer => {
    const whole = written
    const start = whole.toLowerCase().indexOf(part.toLowerCase())
    const stop = start + part.length
    const end = measure(whole.slice(0, stop), size, role)
    const width = measure(whole.slice(start, stop), size, role)
    const box = { x: x + end - width - 5, y: y - size * 1.02, width: width + 10, height: size * 1.4 }
    return layer(rect(box.x, box.y, box.width, box.height, `fill="${colour('jade')}" fill-opacity=".2"`), after, {
      enter: 'from-left',
      box,
    })
  }
  return { layer, measure, text, typed, crossedOut, marked, setter, scale }
}

export type Tools = ReturnType<typeof easelTools>
