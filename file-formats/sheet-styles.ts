import { LOOKS, type Look, SPREADSHEET } from './workbook.ts'
import { element } from './xml.ts'

/** The formats of all cells; `s` of a cell is the place of its look. */
export function stylesXml(font: string, dateFormat: string): string {
  const face = (size: number, more = '', colour = 'FF131F2E') =>
    element(
      'font',
      {},
      more,
      element('sz', { val: size }),
      element('color', { rgb: colour }),
      element('name', { val: font }),
    )
  const fill = (patternType: string, ...colour: string[]) =>
    element('fill', {}, element('patternFill', { patternType }, ...colour))
  const fonts = [
    face(10),
    face(20),
    face(12, element('b')),
    face(10, element('b'), 'FFFFFFFF'),
    face(10, '', 'FF50606F'),
    face(10, element('b')),
  ]
  const fills = [fill('none'), fill('gray125'), fill('solid', element('fgColor', { rgb: 'FF131F2E' }))]
  const thin = (side: string) => element(side, { style: 'thin' }, element('color', { rgb: 'FFD8D1C2' }))
  const borders = [
    element('border', {}, element('left'), element('right'), element('top'), element('bottom')),
    element('border', {}, element('left'), element('right'), element('top'), thin('bottom')),
  ]
  const format = (fontId: number, numFmtId = 0, fillId = 0, borderId = 0) =>
    element(
      'xf',
      {
        numFmtId,
        fontId,
        fillId,
        borderId,
        xfId: 0,
        applyNumberFormat: 1,
        applyFont: 1,
        applyFill: 1,
        applyBorder: 1,
        applyAlignment: 1,
      },
      element('alignment', { vertical: 'top', wrapText: 1 }),
    )
  const formats: Record<Look, string> = {
    plain: format(0),
    title: format(1).replace('wrapText="1"', 'wrapText="0"'),
    heading: format(2).replace('wrapText="1"', 'wrapText="0"'),
    header: format(3, 49, 2),
    text: format(0, 49, 0, 1),
    date: format(0, 164, 0, 1),
    quiet: format(4),
    field: format(5),
    moment: format(0, 165, 0, 1),
  }
  const difference = (fontLook: string) => element('dxf', {}, element('font', {}, fontLook))
  const stale = difference(element('b') + element('color', { rgb: 'FFA3123A' }))
  const silent = difference(element('strike') + element('color', { rgb: 'FF8A939C' }))
  const list = (name: string, items: readonly string[]) => element(name, { count: items.length }, ...items)
  return element(
    'styleSheet',
    { xmlns: SPREADSHEET },
    list('numFmts', [
      element('numFmt', { numFmtId: 164, formatCode: dateFormat }),
      element('numFmt', { numFmtId: 165, formatCode: 'yyyy-mm-dd hh:mm' }),
    ]),
    list('fonts', fonts),
    list('fills', fills),
    list('borders', borders),
    list('cellStyleXfs', [element('xf', { numFmtId: 0, fontId: 0, fillId: 0, borderId: 0 })]),
    list(
      'cellXfs',
      LOOKS.map((look) => formats[look]),
    ),
    list('cellStyles', [element('cellStyle', { name: 'Normal', xfId: 0, builtinId: 0 })]),
    list('dxfs', [stale, silent]),
  )
}
