import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Below this many bytes a file and its headers fit into one packet either way. */
const SMALLEST_BYTES = 800

/** Writes `path.br` and `path.gz`, each only where it is smaller than the file. */
async function compressFile(path: string): Promise<void> {
  const original = await readFile(path)
  if (original.length < SMALLEST_BYTES) return
  const copies = {
    br: await toBrotli(original, { params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } }),
    gz: await toGzip(original, { level: constants.Z_BEST_COMPRESSION }),
  }
  for (const [ending, copy] of Object.entries(copies)) {
    if (copy.length < original.length) await writeFile(`${path}.${ending}`, copy)
  }
}

/** Compresses every text file of a built site at the highest levels. Fonts, pictures and PDFs are compressed already. */
export async function compressFolder(folder: string): Promise<void> {
  const files = globSync('**/*.{css,html,js,json,md,svg,txt,webmanifest,xml}', { cwd: folder })
  await Promise.all(files.map((file) => compressFile(join(folder, file))))
}
