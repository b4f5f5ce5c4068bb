import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Content } from '../site/content/load-content.ts'
import { catalog } from './catalog.ts'
import { isPrinted } from './download.ts'
import { sha256 } from './sha256.ts'

/** Where printed files lie, and beside them what each was made from. */
const FOLDER = 'downloads/printed'
const RECORD = join(FOLDER, 'made-from.json')

/** The checksums of a printed file and of the draft it was printed from. */
interface Printing {
  draft: string
  file: string
}

const readRecord = (): Record<string, Printing> =>
  existsSync(RECORD) ? (JSON.parse(readFileSync(RECORD, 'utf8')) as Record<string, Printing>) : {}

/** A printed file as it was committed; nothing where it has never been printed. */
export function readPrinted(name: string): Uint8Array | undefined {
  const file = join(FOLDER, name)
  return existsSync(file) ? readFileSync(file) : undefined
}

export interface StaleFile {
  name: string
  /** Prints it anew and remembers from what. */
  renew: () => Promise<void>
}

/** What has been printed from other words, figures or drawings than there are now, or not at all. */
export async function findStale(content: Content): Promise<StaleFile[]> {
  const record = readRecord()
  const stale: StaleFile[] = []
  // A document and the picture of its first page have one draft.
  const drafts = new Map<unknown, string>()
  for (const download of catalog.filter(isPrinted)) {
    const { name, print } = download
    const draft = drafts.get(download.draft) ?? (await download.draft(content))
    drafts.set(download.draft, draft)
    const printed = readPrinted(name)
    const current = { draft: sha256(draft), file: printed && sha256(printed) }
    if (record[name]?.draft === current.draft && record[name].file === current.file) continue
    stale.push({
      name,
      async renew() {
        const bytes = await print(draft)
        writeFileSync(join(FOLDER, name), bytes)
        const entry = { [name]: { draft: current.draft, file: sha256(bytes) } }
        writeFileSync(RECORD, `${JSON.stringify({ ...readRecord(), ...entry }, null, 2)}\n`)
      },
    })
  }
  return stale
}
