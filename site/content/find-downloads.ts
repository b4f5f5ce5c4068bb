import { existsSync, readdirSync, statSync } from 'node:fs'
import { join, parse } from 'node:path'
import type { Locale } from '../../contract/locale.ts'

export interface FoundFile {
  href: string
  size: number
}

/** Where files for download lie: `site/public/downloads`, and below it a folder for each language that has its own. */
const FOLDER = 'site/public/downloads'

function filesIn(folder: string, address: string): [string, FoundFile][] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => [parse(name).name, { href: `${address}/${name}`, size: statSync(join(folder, name)).size }])
}

/**
 * The files that exist, by name without ending: `logos` for `downloads/logos.zip`. A file of the language's own folder
 * (`downloads/th/logos.zip`) comes before one for all languages.
 */
export function findDownloads(locale: Locale, folder = FOLDER): Record<string, FoundFile> {
  return Object.fromEntries([
    ...filesIn(folder, '/downloads'),
    ...filesIn(join(folder, locale), `/downloads/${locale}`),
  ])
}
