import type { Locale } from '../../contract/locale.ts'
import { breakText } from './break-lines.ts'
import { faceFiles, type Role } from './faces.ts'
import { type SetText, setText } from './set-text.ts'

interface Style {
  x: number
  /** Of the first baseline. */
  y: number
  size: number
  role: Role
  colour: string
  anchor?: 'start' | 'middle' | 'end'
}

/** Sets text in one language. */
export interface Setter {
  /** One line as outlines. */
  line: (text: string, style: Style) => string
  /** Running text in lines of a width, and how many there are. */
  block: (text: string, style: Style & { width: number; leading: number }) => { drawn: string; lines: number }
  measure: (text: string, face: Pick<Style, 'size' | 'role'>) => number
}

const SHIFT = { start: 0, middle: 0.5, end: 1 } as const

/** Loads the faces of a language, of which the first use makes plain fonts. */
export async function setterOf(locale: Locale): Promise<Setter> {
  const files = {
    headline: await faceFiles(locale, 'headline'),
    text: await faceFiles(locale, 'text'),
    dateline: await faceFiles(locale, 'dateline'),
  }
  const set = (text: string, { size, role }: Pick<Style, 'size' | 'role'>): SetText => {
    const spacing = role === 'dateline' && locale === 'en' ? 0.06 : 0
    return setText(text, { files: files[role], size, spacing })
  }
  const line: Setter['line'] = (text, { x, y, colour, anchor = 'start', ...face }) => {
    const { outlines, width } = set(text, face)
    const left = x - width * SHIFT[anchor]
    return `<path fill="${colour}" transform="translate(${left.toFixed(2)} ${y.toFixed(2)})" d="${outlines}"/>`
  }
  const measure: Setter['measure'] = (text, face) => set(text, face).width
  return {
    line,
    measure,
    block(text, { width, leading, ...style }) {
      const lines = breakText(text, locale, width, (part) => measure(part, style))
      const drawn = lines.map((part, index) => line(part, { ...style, y: style.y + index * leading })).join('')
      return { drawn, lines: lines.length }
    },
  }
}
