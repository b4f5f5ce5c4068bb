import { spawnSync } from 'node:child_process'
import { mkdtempDisposableSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inflateRawSync } from 'node:zlib'
import { type CheerioAPI, load } from 'cheerio'
import { XMLValidator } from 'fast-xml-parser'
import { expect } from 'vitest'

const END_OF_DIRECTORY = 0x06054b50

/** The files of a ZIP, read by its directory and not by what wrote it. */
function unzip(bytes: Uint8Array): Map<string, string> {
  const zip = Buffer.from(bytes)
  const end = zip.lastIndexOf(Buffer.from(Uint32Array.of(END_OF_DIRECTORY).buffer))
  const files = new Map<string, string>()
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const [nameLength, extraLength, noteLength] = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ]
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength)
    const local = zip.readUInt32LE(at + 42)
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const content = zip.subarray(start, start + zip.readUInt32LE(at + 20))
    files.set(name, (zip.readUInt16LE(at + 10) === 0 ? content : inflateRawSync(content)).toString('utf8'))
    at += 46 + nameLength + extraLength + noteLength
  }
  return files
}

/** The parts of an Office file as XML to look into. Fails where one is not well formed or names a part that is not there. */
export function openPackage(bytes: Uint8Array): (path: string) => CheerioAPI {
  const files = unzip(bytes)
  for (const [path, xml] of files) {
    expect(XMLValidator.validate(xml), path).toBe(true)
    if (!path.endsWith('.rels')) continue
    const folder = path.replace(/_rels\/[^/]+$/, '')
    for (const [, target] of xml.matchAll(/Target="([^"]+)"/g))
      expect([...files.keys()], path).toContain(join(folder, target ?? ''))
  }
  const types = files.get('[Content_Types].xml') ?? ''
  for (const path of files.keys())
    if (path.endsWith('.xml') && !path.startsWith('[')) expect(types).toContain(`PartName="/${path}"`)
  return (path) => {
    const xml = files.get(path)
    if (xml === undefined) throw new Error(`There is no ${path} among ${[...files.keys()].join(', ')}`)
    return load(xml, { xml: true })
  }
}

/** Spreadsheets read `_x000D_` as a character by its number (ECMA-376, 22.9.2.19). */
const withoutEscapes = (text: string) =>
  text.replace(/_x([\dA-F]{4})_/gi, (_, number) => String.fromCharCode(Number.parseInt(number, 16)))

/** What stands in the cells of a workbook's sheet, row by row, as a reader sees it; numbers and days as they are kept. */
export function cellsOf(open: (path: string) => CheerioAPI, number: number): string[][] {
  const strings = open('xl/sharedStrings.xml')
  const texts = strings('si')
    .toArray()
    .map((text) => withoutEscapes(strings(text).text()))
  const sheet = open(`xl/worksheets/sheet${number}.xml`)
  return sheet('row')
    .toArray()
    .map((row) =>
      sheet(row)
        .find('c')
        .toArray()
        .map((cell) => {
          const value = sheet(cell).find('v').text()
          return sheet(cell).attr('t') === 's' ? (texts[Number(value)] ?? '') : value
        }),
    )
}

export const hasLibreOffice = spawnSync('soffice', ['--version']).status === 0

/** What LibreOffice makes of a file: the text of each file that it writes. */
export function convertedBy(bytes: Uint8Array, name: string, format: string): string {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'converted-'))
  const [source, out] = [join(folder.path, name), join(folder.path, 'out')]
  writeFileSync(source, bytes)
  const profile = `-env:UserInstallation=file://${folder.path}/profile`
  spawnSync('soffice', [profile, '--headless', '--convert-to', format, '--outdir', out, source])
  return readdirSync(out)
    .map((file) => readFileSync(join(out, file), 'utf8'))
    .join('\n')
}
