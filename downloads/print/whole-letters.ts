import { deflateSync, inflateSync } from 'node:zlib'
import { editPdf } from './edit-pdf.ts'

/** The widths of a font's glyphs by their numbers, in thousandths of its size. */
type Widths = ReadonlyMap<number, number>

/** `22 [659 655 0]`, of the glyphs from the 22nd on, and `57 68 600`, of all from the 57th to the 68th. */
const SOME_WIDTHS = /(\d+) (?:\[([^\]]*)\]|(\d+) (\d+))/g

function widthsOf(font: string): Widths {
  const [, list = ''] = /\/W \[((?:[\d ]|\[[^\]]*\])*)\]/.exec(font) ?? []
  return new Map(
    [...list.matchAll(SOME_WIDTHS)].flatMap(([, first, each, last, all]) => {
      const widths = each?.split(' ') ?? Array.from({ length: Number(last) - Number(first) + 1 }, () => all)
      return widths.map((width, at): [number, number] => [Number(first) + at, Number(width)])
    }),
  )
}

/** The fonts of a PDF as Chromium prints it, by the names that its pages call them. */
function fontsOf(pdf: string): ReadonlyMap<string, Widths> {
  const objects = new Map(
    [...pdf.matchAll(/\n(\d+) 0 obj\n(<<\/Type \/Font\n[\s\S]*?)\nendobj/g)].map(([, id, body]) => [id, body]),
  )
  return new Map(
    [...pdf.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id]) => {
      const [, descendant] = /\/DescendantFonts \[(\d+) 0 R\]/.exec(objects.get(id) ?? '') ?? []
      return [name, widthsOf(objects.get(descendant) ?? '')]
    }),
  )
}

const FONT = /\/(F\d+) ([\d.]+) Tf\n/

/** A letter that is drawn with its marks, with the name that says what it stands for and the way to the next; or the choice of a font. */
const NAME = String.raw`\/Span<<\/ActualText <[\dA-F]+> >> BDC\n`
const NAMED = new RegExp(
  `(${NAME})([\\s\\S]*?)(EMC\\n)(?:(?=(?:${NAME})?(-?[\\d.]+) -?[\\d.]+ Td <)|)|${FONT.source}`,
  'g',
)

const STEP = /(?:(-?[\d.]+) -?[\d.]+ Td )?<([\dA-F]{4})> Tj\n/g

/**
 * How far what was drawn last is from the end of the letter, and from the next one of the line where the font moves that away.
 *
 * @param onward from the place of what was drawn last to that of the next
 */
function missing(drawn: string, widths: Widths, size: number, onward: number): number {
  let [place, last, ends] = [0, 0, 0]
  for (const [at, [, across, glyph = '']] of [...drawn.matchAll(STEP)].entries()) {
    if (at > 0) place += Number(across ?? 0)
    last = ((widths.get(Number.parseInt(glyph, 16)) ?? 0) * size) / 1000
    ends = Math.max(ends, place + last)
  }
  // Farther away is no part of the word.
  const toNext = onward < size / 4 ? onward - last : 0
  return Math.max(ends - place - last, toNext)
}

function withWholeLettersIn(drawing: string, fonts: ReadonlyMap<string, Widths>): string {
  let [font, size] = ['', 0]
  return drawing.replace(
    NAMED,
    (all, begin?: string, drawn = '', end = '', onward = '0', named?: string, sized?: string) => {
      const [, fontWithin, sizeWithin] = FONT.exec(drawn) ?? []
      font = named ?? fontWithin ?? font
      size = Number(sized ?? sizeWithin ?? size)
      if (begin === undefined) return all
      const space = missing(drawn, fonts.get(font) ?? new Map(), size, Number(onward))
      if (space <= 0) return all
      return (
        begin + drawn.replace(/<[\dA-F]{4}> Tj\n$/, (glyph: string) => `${space.toFixed(3)} Tc ${glyph}0 Tc\n`) + end
      )
    },
  )
}

/**
 * A PDF as Chromium prints it in which each letter reaches as far as it is wide, whatever marks are drawn above it. Chromium names what
 * a letter with its marks stands for, and draws the marks last; poppler takes the name to end where the last mark does, and reads a
 * blank before the next letter where that is far from there (`เป็ น`). So the last mark is given the rest of the letter's width, or of the way
 * to the next letter, as space behind it, which moves nothing: each glyph is drawn at a place of its own.
 */
export function withWholeLetters(pdf: Uint8Array): Buffer {
  const fonts = fontsOf(Buffer.from(pdf).toString('latin1'))
  return editPdf(pdf, /<<\/Filter \/FlateDecode\n\/Length \d+>> stream\n[\s\S]*?\nendstream/g, (piece) => {
    const [head = '', length] = /^<<\/Filter \/FlateDecode\n\/Length (\d+)>> stream\n/.exec(piece) ?? []
    const drawing = inflateSync(Buffer.from(piece.slice(head.length, head.length + Number(length)), 'latin1')).toString(
      'latin1',
    )
    if (!drawing.includes('/ActualText')) return piece
    const packed = deflateSync(Buffer.from(withWholeLettersIn(drawing, fonts), 'latin1'), { level: 9 }).toString(
      'latin1',
    )
    return `<</Filter /FlateDecode\n/Length ${packed.length}>> stream\n${packed}\nendstream`
  })
}
