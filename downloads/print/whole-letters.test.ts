import { deflateSync, inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { withWholeLetters } from './whole-letters.ts'

const stream = (text: string) => {
  const packed = deflateSync(Buffer.from(text)).toString('latin1')
  return `<</Filter /FlateDecode\n/Length ${packed.length}>> stream\n${packed}\nendstream`
}

/** As much of a PDF as tells how wide its letters are, what is drawn, and where its objects are. */
function pdfWith(drawing: string): Buffer {
  const objects = [
    stream(drawing),
    '<</Type /Page\n/Resources <</Font <</F4 3 0 R>>>>>>',
    '<</Type /Font\n/Subtype /Type0\n/DescendantFonts [4 0 R]>>',
    '<</Type /Font\n/Subtype /CIDFontType2\n/W [0 [600 250] 16 17 700 32 [550 0 400]]\n/DW 0>>',
    '<</Last true>>',
  ].map((body, at) => `${at + 1} 0 obj\n${body}\nendobj\n`)
  const head = '%PDF-1.4\n'
  const places = objects.map((_, at) => head.length + objects.slice(0, at).join('').length)
  const lines = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const body = head + objects.join('')
  const table = `xref\n0 6\n0000000000 65535 f \n${lines}trailer\n<</Size 6>>\nstartxref\n${body.length}\n%%EOF\n`
  return Buffer.from(body + table, 'latin1')
}

function drawnIn(pdf: Buffer): string {
  const [, length, packed = ''] = /\/Length (\d+)>> stream\n([\s\S]*)\nendstream/.exec(pdf.toString('latin1')) ?? []
  expect(packed).toHaveLength(Number(length))
  return inflateSync(Buffer.from(packed, 'latin1')).toString()
}

const NAME = '/Span<</ActualText <FEFF0E1B0E47> >> BDC\n'
const FONT = '/F4 10 Tf\n1 0 0 -1 0 15 Tm\n'

test.each([
  [
    'the rest of a letter’s width',
    `BT\n${FONT}${NAME}3 0 Td <0010> Tj\n5 0 Td <0021> Tj\nEMC\nET\n`,
    `BT\n${FONT}${NAME}3 0 Td <0010> Tj\n5 0 Td 2.000 Tc <0021> Tj\n0 Tc\nEMC\nET\n`,
  ],
  [
    'of a font that is chosen within, and of two marks',
    `BT\n${NAME}${FONT}<0011> Tj\n5 0 Td <0021> Tj\n.5 1.5 Td <0021> Tj\nEMC\nET\n`,
    `BT\n${NAME}${FONT}<0011> Tj\n5 0 Td <0021> Tj\n.5 1.5 Td 1.500 Tc <0021> Tj\n0 Tc\nEMC\nET\n`,
  ],
  [
    'the way to a letter that the font moves away',
    `BT\n${FONT}${NAME}0 0 Td <0020> Tj\n5.5 0 Td <0021> Tj\nEMC\n1.3 0 Td <0001> Tj\nET\n`,
    `BT\n${FONT}${NAME}0 0 Td <0020> Tj\n5.5 0 Td 1.300 Tc <0021> Tj\n0 Tc\nEMC\n1.3 0 Td <0001> Tj\nET\n`,
  ],
])('the last mark has as space behind it %s', (_, drawing, whole) => {
  expect(drawnIn(withWholeLetters(pdfWith(drawing)))).toBe(whole)
})

test.each([
  ['ends with a mark at its edge', `${NAME}0 0 Td <0020> Tj\n5.5 0 Td <0021> Tj\nEMC\n-.1 0 Td <0001> Tj\n`],
  ['has a mark of a width that ends it', `${NAME}0 0 Td <0020> Tj\n4 0 Td <0022> Tj\nEMC\n`],
  ['is far from the next', `${NAME}0 0 Td <0020> Tj\n5.5 0 Td <0021> Tj\nEMC\n4 0 Td <0001> Tj\n`],
  ['has no mark', '<0010> Tj\n3 0 Td <0001> Tj\n'],
])('a letter is left as it is that %s', (_, letters) => {
  const drawing = `BT\n${FONT}${letters}ET\n`
  expect(drawnIn(withWholeLetters(pdfWith(drawing)))).toBe(drawing)
})

test('all objects are where the file says', () => {
  const pdf = withWholeLetters(pdfWith(`BT\n${FONT}${NAME}3 0 Td <0010> Tj\n5 0 Td <0021> Tj\nEMC\nET\n`)).toString(
    'latin1',
  )
  const places = [...pdf.matchAll(/^(\d{10}) \d{5} n /gm), ...pdf.matchAll(/startxref\n(\d+)/g)]
  expect(places.map(([, place]) => pdf.slice(Number(place), Number(place) + 4))).toEqual([
    '1 0 ',
    '2 0 ',
    '3 0 ',
    '4 0 ',
    '5 0 ',
    'xref',
  ])
})
