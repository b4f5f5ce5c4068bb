import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** A smaller file fits into one network packet without compression. */
const SMALLEST_BYTES = 800

/** Writes `path.br` and `path.gz`, if they are smaller than the file. */
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

/** Compresses every text file of a built site at the highest level. */
export async function compressFolder(folder: string): Promise<void> {
  const files = globSync('**/*.{css,html,js,json,md,svg,txt,webmanifest,xml}', { cwd: folder })
  await Promise.all(files.map((file) => compressFile(join(folder, file))))
}
