import { mkdirSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { LOCALES } from '../contract/locale.ts'
import { hashedName, type OfferedFile } from '../contract/site-manifest.ts'
import type { Content } from '../site/content/load-content.ts'
import { catalog } from './catalog.ts'
import { type Download, isPrinted, keyOf } from './download.ts'
import { readPrinted } from './printed.ts'
import { sha256 } from './sha256.ts'

/** `Krajai Newswire – Logo package – ชุดโลโก้.zip`: in each language that it is offered in. */
function savedAs({ languages, title, name }: Download, content: Content): string {
  const [first = 'en'] = languages
  const titles = languages.map((locale) => title(content[locale]))
  return `${[content[first].identity.name, ...new Set(titles)].join(' – ')}${extname(name)}`
}

function offered(download: Download, bytes: Uint8Array, content: Content): OfferedFile {
  const checksum = sha256(bytes)
  return {
    id: download.id,
    kind: download.kind,
    languages: LOCALES.filter((locale) => download.languages.includes(locale)),
    path: `/downloads/${hashedName(download.name, checksum)}`,
    stablePath: `/downloads/${download.name}`,
    savedAs: savedAs(download, content),
    isShown: download.isShown ?? false,
    size: bytes.length,
    sha256: checksum,
  }
}

/** In the form that `sha256sum --check` reads, by the names at which the files are found for good. */
const checksums = (files: readonly OfferedFile[]) =>
  files.map(({ sha256, stablePath }) => `${sha256}  ${stablePath.replace('/downloads/', '')}\n`).join('')

/**
 * Makes every file of the catalog and writes them into a folder as they are served, with their checksums. What has to be
 * printed first and has not been is left out.
 *
 * @returns what there is, in the catalog's order
 */
export async function makeDownloads(content: Content, folder: string): Promise<OfferedFile[]> {
  mkdirSync(folder, { recursive: true })
  const finished = new Map<string, Uint8Array>()
  const files: OfferedFile[] = []
  for (const download of catalog) {
    const bytes = isPrinted(download) ? readPrinted(download.name) : await download.make(content, finished)
    if (!bytes) continue
    finished.set(keyOf(download), bytes)
    const file = offered(download, bytes, content)
    writeFileSync(join(folder, file.path.replace('/downloads/', '')), bytes)
    files.push(file)
  }
  if (files.length > 0) writeFileSync(join(folder, 'SHA256SUMS'), checksums(files))
  return files
}
