import './numeral.css'

/** The figure of the page that a drawing belongs to: its number for drawing, its words for reading. */
export interface PageFigure {
  readonly value: number
  readonly whole: string
}

/** How wide a character is, of its height; marks above and below a Thai letter take no room. */
const CHARACTER = 0.6
const MARKS = /[\u0E31\u0E34-\u0E3A\u0E47-\u0E4E\u2060\u200B\u200D]/g

interface NumeralProps {
  /** The middle of its base line. */
  readonly x: number
  readonly y: number
  /** What it has to fit into. */
  readonly width: number
  /** The height it has where it is short. */
  readonly size: number
  readonly children: string
}

/** A figure lettered on a drawing, as large as its room allows. */
export function Numeral({ x, y, width, size, children }: NumeralProps) {
  const characters = children.replace(MARKS, '').length
  return (
    <text x={x} y={y} fontSize={Math.min(size, Math.floor(width / (characters * CHARACTER)))}>
      {children}
    </text>
  )
}
