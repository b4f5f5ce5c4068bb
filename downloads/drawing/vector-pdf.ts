import { deflateSync } from 'node:zlib'
import { Resvg } from '@resvg/resvg-js'
import { type CheerioAPI, load } from 'cheerio'
import { utf16Text } from '../print/edit-pdf.ts'
import type { Drawing } from './drawing.ts'

type Matrix = [number, number, number, number, number, number]

/** What a stroke is drawn with; names as in SVG. */
const CAPS: Record<string, number> = { butt: 0, round: 1, square: 2 }
const JOINS: Record<string, number> = { miter: 0, round: 1, bevel: 2 }

/** Two decimals: at the scale of a drawing a twentieth of a hair. */
const short = (value: number) => String(Math.round(value * 100) / 100)

/** `#bf3419` as the three shares that PDF counts in. */
const shares = (colour: string) =>
  [1, 3, 5].map((start) => short(Number.parseInt(colour.slice(start, start + 2), 16) / 255)).join(' ')

/** The operators of a path. The renderer has left M, L, Q, C and Z of them, with spaces between everything. */
function pathOperators(d: string): string {
  const words = d.split(' ')
  const operators: string[] = []
  let pen = [0, 0]
  for (let at = 0; at < words.length; ) {
    const command = words[at++]
    const take = (count: number) => {
      at += count
      return words.slice(at - count, at).map(Number)
    }
    if (command === 'Z') operators.push('h')
    else if (command === 'Q') {
      // PDF has only cubic curves.
      const [cx = 0, cy = 0, x = 0, y = 0] = take(4)
      const [px = 0, py = 0] = pen
      const cubic = [px + (2 / 3) * (cx - px), py + (2 / 3) * (cy - py), x + (2 / 3) * (cx - x), y + (2 / 3) * (cy - y)]
      operators.push(`${[...cubic, x, y].map(short).join(' ')} c`)
      pen = [x, y]
    } else {
      const points = take(command === 'C' ? 6 : 2)
      operators.push(`${points.map(short).join(' ')} ${command === 'C' ? 'c' : command === 'L' ? 'l' : 'm'}`)
      pen = points.slice(-2)
    }
  }
  return operators.join('\n')
}

/** The drawing as operators, and the opacities that they name. */
function contentOf(svg: string): { operators: string; opacities: string[] } {
  const $: CheerioAPI = load(svg, { xml: true })
  const opacities: string[] = []
  const named = (opacity: string) => {
    if (!opacities.includes(opacity)) opacities.push(opacity)
    return `/O${opacities.indexOf(opacity)} gs`
  }
  const draw = (element: ReturnType<CheerioAPI>, inherited: number): string => {
    const attribute = (name: string, otherwise: string) => element.attr(name) ?? otherwise
    const name = element.prop('tagName')?.toLowerCase()
    const opacity = inherited * Number(attribute('opacity', '1'))
    const transform = /matrix\(([^)]+)\)/.exec(attribute('transform', ''))?.[1]
    const parts = ['q', ...(transform ? [`${transform} cm`] : [])]
    if (name === 'g' || name === 'svg') {
      for (const child of element.children().toArray()) parts.push(draw($(child), opacity))
    } else if (name === 'path') {
      const [fill, stroke] = [attribute('fill', '#000000'), attribute('stroke', 'none')]
      const path = pathOperators(attribute('d', ''))
      if (fill !== 'none') {
        const rule = attribute('fill-rule', 'nonzero') === 'evenodd' ? 'f*' : 'f'
        parts.push(named(short(opacity * Number(attribute('fill-opacity', '1')))), `${shares(fill)} rg`, path, rule)
      }
      if (stroke !== 'none') {
        parts.push(
          named(short(opacity * Number(attribute('stroke-opacity', '1')))),
          `${shares(stroke)} RG ${attribute('stroke-width', '1')} w`,
          `${CAPS[attribute('stroke-linecap', 'butt')]} J ${JOINS[attribute('stroke-linejoin', 'miter')]} j`,
          `[${attribute('stroke-dasharray', '')}] ${attribute('stroke-dashoffset', '0')} d`,
          path,
          'S',
        )
      }
    } else if (name !== 'defs' || element.children().length > 0) {
      throw new RangeError(`A drawing for print has <${name}>, which is not put into PDF`)
    }
    return [...parts, 'Q'].join('\n')
  }
  return { operators: draw($('svg'), 1), opacities }
}

/**
 * A drawing as a PDF of one page, all of it lines and areas, tagged as one figure with its description.
 *
 * @param millimetres how wide the page is
 */
export function pdfOf({ svg, width, height, title, locale }: Drawing, millimetres: number): Uint8Array {
  const scale = (millimetres / 25.4) * (72 / width)
  const page: Matrix = [scale, 0, 0, -scale, 0, height * scale]
  const flat = new Resvg(svg, { font: { loadSystemFonts: false } }).toString()
  const { operators, opacities } = contentOf(flat)
  const marked = `/Figure <</MCID 0>> BDC\nq ${page.map((value) => value.toFixed(5)).join(' ')} cm\n${operators}\nQ\nEMC`
  const stream = deflateSync(marked, { level: 9 })
  const box = `[0 0 ${short(width * scale)} ${short(height * scale)}]`
  const states = opacities.map((opacity, index) => `/O${index} <</CA ${opacity} /ca ${opacity}>>`).join(' ')
  const objects: (string | [string, Buffer])[] = [
    `<</Type /Catalog /Pages 2 0 R /Lang (${locale}) /MarkInfo <</Marked true>> /StructTreeRoot 5 0 R /ViewerPreferences <</DisplayDocTitle true>>>>`,
    '<</Type /Pages /Kids [3 0 R] /Count 1>>',
    `<</Type /Page /Parent 2 0 R /MediaBox ${box} /Contents 4 0 R /StructParents 0 /Resources <</ExtGState <<${states}>>>>>>`,
    [`<</Length ${stream.length} /Filter /FlateDecode>>`, stream],
    '<</Type /StructTreeRoot /K 6 0 R /ParentTree <</Nums [0 [6 0 R]]>>>>',
    `<</Type /StructElem /S /Figure /P 5 0 R /Pg 3 0 R /K 0 /Alt ${utf16Text(title)} /A <</O /Layout /BBox ${box}>>>>`,
    `<</Title ${utf16Text(title)}>>`,
  ]
  return written(objects)
}

/** The file around its objects: header, table of where each begins, and trailer. The seventh describes the document. */
function written(objects: readonly (string | [string, Buffer])[]): Uint8Array {
  const chunks: Buffer[] = [Buffer.from('%PDF-1.7\n%âãÏÓ\n', 'latin1')]
  const starts: number[] = []
  let length = chunks[0]?.length ?? 0
  const write = (chunk: Buffer) => {
    chunks.push(chunk)
    length += chunk.length
  }
  objects.forEach((object, index) => {
    starts.push(length)
    const [dictionary, stream] = typeof object === 'string' ? [object] : object
    write(Buffer.from(`${index + 1} 0 obj\n${dictionary}\n`, 'latin1'))
    if (stream) write(Buffer.concat([Buffer.from('stream\n'), stream, Buffer.from('\nendstream\n')]))
    write(Buffer.from('endobj\n'))
  })
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('')
  const trailer = `trailer\n<</Size ${objects.length + 1} /Root 1 0 R /Info 7 0 R>>\nstartxref\n${length}\n%%EOF\n`
  write(Buffer.from(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}${trailer}`, 'latin1'))
  return Buffer.concat(chunks)
}
