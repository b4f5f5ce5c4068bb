import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { LOCALES } from '../contract/locale.ts'
import { hashedName, type OfferedFile } from '../contract/site-manifest.ts'
import type { Content } from '../site/content/load-content.ts'
import { DOWNLOADS_FOLDER } from '../site/content/source/find-downloads.ts'
import { catalog, computeSha256, type Download, readPrintedFile } from './catalog.ts'

/** Creates a file name such as `Krajai Newswire – Logo package – ชุดโลโก้.zip`, with the title in each language of the file. */
function createFileName({ languages, title, name }: Download, content: Content): string {
  const [first = 'en'] = languages
  const titles = languages.map((locale) => title(content[locale]))
  return `${[content[first].identity.name, ...new Set(titles)].join(' – ')}${extname(name)}`
}

function describeFile(download: Download, bytes: Uint8Array, content: Content): OfferedFile {
  const { id, kind, languages, name, isShown = false } = download
  const sha256 = computeSha256(bytes)
  return {
    id,
    kind,
    isShown,
    languages: LOCALES.filter((locale) => languages.includes(locale)),
    path: `/downloads/${hashedName(name, sha256)}`,
    stablePath: `/downloads/${name}`,
    savedAs: createFileName(download, content),
    size: bytes.length,
    sha256,
  }
}

/**
 * Writes every file of the catalog into `.cache/downloads/files` under its hashed name, with `SHA256SUMS`. Writes the list of files for
 * the pages into `.cache/downloads/offered.json`.
 *
 * @throws Error if a committed file is missing
 */
export function makeDownloads(content: Content): OfferedFile[] {
  const folder = join(DOWNLOADS_FOLDER, 'files')
  rmSync(DOWNLOADS_FOLDER, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const hasReport = content.en.reportData.entries.length > 0
  const offered = catalog.filter(({ kind }) => kind !== 'report' || hasReport)
  const files = offered.map((download) => {
    const bytes = Buffer.from(download.make?.(content) ?? readPrintedFile(download.name))
    const file = describeFile(download, bytes, content)
    writeFileSync(join(folder, file.path.replace('/downloads/', '')), bytes)
    return file
  })
  const sums = files.map(({ sha256, stablePath }) => `${sha256}  ${stablePath.replace('/downloads/', '')}\n`)
  writeFileSync(join(folder, 'SHA256SUMS'), sums.join(''))
  writeFileSync(join(DOWNLOADS_FOLDER, 'offered.json'), JSON.stringify(files))
  return files
}
