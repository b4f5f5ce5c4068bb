import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { filesIn } from '../server/pages/files-in.ts'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Fonts, pictures and PDF are compressed in themselves. */
const COMPRESSIBLE = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest', '.xml'])

/** Below this many bytes a file and its headers fit one packet either way. */
const SMALLEST_BYTES = 800

export interface Compressed {
  /** Files that now have at least one compressed sibling. */
  readonly files: number
  /** Bytes of those files before, and as brotli. */
  readonly before: number
  readonly after: number
}

/** Writes the sibling if it is smaller than the file, and tells its size. */
async function writeIfSmaller(path: string, compressed: Buffer, original: Buffer): Promise<number | undefined> {
  if (compressed.length >= original.length) return undefined
  await writeFile(path, compressed)
  return compressed.length
}

/** Writes `path.br` and `path.gz`, each only where it is smaller. Returns the bytes before and after, if any was. */
async function compressFile(path: string): Promise<{ before: number; after: number } | undefined> {
  const original = await readFile(path)
  if (original.length < SMALLEST_BYTES) return undefined
  const brotliParameters = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: original.length,
  }
  const [brotli, gzipped] = await Promise.all([
    toBrotli(original, { params: brotliParameters }).then((data) => writeIfSmaller(`${path}.br`, data, original)),
    toGzip(original, { level: constants.Z_BEST_COMPRESSION }).then((data) =>
      writeIfSmaller(`${path}.gz`, data, original),
    ),
  ])
  const after = brotli ?? gzipped
  return after === undefined ? undefined : { before: original.length, after }
}

/**
 * Writes a brotli and a gzip sibling beside every text file of a built site, at the highest levels: this is done once
 * a build, and a server that compresses while it answers was 66 times slower.
 */
export async function compressFolder(folder: string): Promise<Compressed> {
  const waiting = filesIn(folder)
    .filter((name) => COMPRESSIBLE.has(extname(name)))
    .map((name) => join(folder, name))
  let [files, before, after] = [0, 0, 0]
  const work = async () => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      const sizes = await compressFile(path)
      if (!sizes) continue
      files += 1
      before += sizes.before
      after += sizes.after
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return { files, before, after }
}
