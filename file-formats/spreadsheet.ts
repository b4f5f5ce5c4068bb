/** A workbook written as SpreadsheetML: what a list of one's own needs, and nothing else. */

import { officeFile, type Part } from './office-package.ts'
import { stylesXml } from './sheet-styles.ts'
import { sheetXml, tableXml } from './sheet-xml.ts'
import { RELATION, SPREADSHEET, type Workbook } from './workbook.ts'
import { element, escapeXml } from './xml.ts'

export const quoted = (sheet: string) => `'${sheet.replaceAll("'", "''")}'`

/** A text in which `_x0041_` stands for no other character, which spreadsheets take it for (ECMA-376, 22.9.2.19). */
const literally = (text: string) => text.replace(/_(?=x[\dA-F]{4}_)/gi, '_x005F_')

/** Every text once; cells name it by its place. */
function textTable() {
  const places = new Map<string, number>()
  return {
    placeOf(text: string): number {
      const place = places.get(text) ?? places.size
      places.set(text, place)
      return place
    },
    xml: () =>
      element(
        'sst',
        { xmlns: SPREADSHEET, uniqueCount: places.size },
        // Joined here, because a call takes some ten thousand arguments.
        [...places.keys()]
          .map((text) => element('si', {}, element('t', { 'xml:space': 'preserve' }, escapeXml(literally(text)))))
          .join(''),
      ),
  }
}

/** The workbook as a file. */
export function spreadsheet({ sheets, names, font, dateFormat, properties }: Workbook): Uint8Array {
  const texts = textTable()
  const sheetParts = sheets.flatMap((sheet, position): Part[] => {
    const id = position + 1
    const part: Part = {
      path: `xl/worksheets/sheet${id}.xml`,
      type: 'spreadsheetml.worksheet+xml',
      xml: sheetXml(sheet, position, texts.placeOf),
    }
    if (!sheet.table) return [part]
    return [
      { ...part, relations: [{ id: 'table', type: 'table', target: `../tables/table${id}.xml` }] },
      { path: `xl/tables/table${id}.xml`, type: 'spreadsheetml.table+xml', xml: tableXml(sheet, id) },
    ]
  })
  const workbook = element(
    'workbook',
    { xmlns: SPREADSHEET, 'xmlns:r': RELATION },
    element(
      'sheets',
      {},
      ...sheets.map(({ name }, position) =>
        element('sheet', { name, sheetId: position + 1, 'r:id': `sheet${position + 1}` }),
      ),
    ),
    element(
      'definedNames',
      {},
      ...Object.entries(names).map(([name, range]) => element('definedName', { name }, escapeXml(range))),
    ),
  )
  return officeFile(
    [
      {
        path: 'xl/workbook.xml',
        type: 'spreadsheetml.sheet.main+xml',
        xml: workbook,
        relations: [
          ...sheets.map((_, position) => ({
            id: `sheet${position + 1}`,
            type: 'worksheet',
            target: `worksheets/sheet${position + 1}.xml`,
          })),
          { id: 'styles', type: 'styles', target: 'styles.xml' },
          { id: 'texts', type: 'sharedStrings', target: 'sharedStrings.xml' },
        ],
      },
      ...sheetParts,
      { path: 'xl/styles.xml', type: 'spreadsheetml.styles+xml', xml: stylesXml(font, dateFormat) },
      { path: 'xl/sharedStrings.xml', type: 'spreadsheetml.sharedStrings+xml', xml: texts.xml() },
    ],
    properties,
  )
}
