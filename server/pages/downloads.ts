import { closeSync, fstatSync, openSync, read } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { pipeline, Readable } from 'node:stream'
import { promisify } from 'node:util'
import { withoutHash } from '../../contract/hashed-name.ts'
import type { OfferedFile } from '../../contract/site-manifest.ts'
import { MAKE_WHOLE, reasonOf, StartError } from '../start-error.ts'
import type { BuiltSite } from './built-site.ts'
import { type ByteRange, rangeOf } from './byte-range.ts'
import { attachment } from './content-disposition.ts'
import { NO_CONTENT_SECURITY_POLICY } from './content-security-policy.ts'
import { mediaTypeOf } from './media-types.ts'
import { holds } from './negotiation.ts'

/** A file for download, open: a build that replaces the folder takes nothing away from whoever is still reading. */
interface Download {
  readonly file: OfferedFile
  readonly descriptor: number
  readonly etag: string
  readonly headers: Readonly<Record<string, string>>
}

export interface Downloads {
  /** Answers for a path of a download, or says that it is none. */
  send: (path: string, request: IncomingMessage, response: ServerResponse) => boolean
  close: () => void
}

/** What a file is called whatever its version: `logo-package.zip`. */
export const stableName = ({ stablePath }: Pick<OfferedFile, 'stablePath'>) =>
  stablePath.slice(stablePath.lastIndexOf('/') + 1)

/** What is the same in every answer for a file. Its address has its hash, so a browser may keep it for good. */
export function downloadHeaders(file: OfferedFile) {
  const { path, savedAs, isShown, sha256 } = file
  return {
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Content-Type': mediaTypeOf(path),
    ...(!isShown && { 'Content-Disposition': attachment(savedAs, stableName(file)) }),
    ETag: `"${sha256.slice(0, 27)}"`,
  }
}

/** Never kept: tomorrow's file is at another address. */
const STABLE_CACHING = 'no-cache'

/** @throws StartError `SITE_OUTDATED` where a file is missing or not whole */
function open(folder: string, file: OfferedFile, common: Readonly<Record<string, string>>): Download {
  const incomplete = (reason: string) =>
    new StartError('SITE_OUTDATED', `The built site lacks ${file.path} (${reason}): ${MAKE_WHOLE}`)
  let descriptor: number
  try {
    descriptor = openSync(join(folder, file.path), 'r')
  } catch (error) {
    throw incomplete(reasonOf(error))
  }
  const { size } = fstatSync(descriptor)
  if (size !== file.size) throw incomplete(`${size} bytes instead of ${file.size}`)
  const own = downloadHeaders(file)
  const headers = {
    ...common,
    'Content-Security-Policy': NO_CONTENT_SECURITY_POLICY,
    'Accept-Ranges': 'bytes',
    ...own,
  }
  return { file, descriptor, etag: own.ETag, headers }
}

const readFrom = promisify(read)
/** How much of a file is in memory for each that reads it, in bytes. */
const PIECE = 64 * 1024

/**
 * A file from one byte to another, both included. Not a stream of `node:fs`: when its reader hangs up that closes the
 * descriptor, `autoClose` or not, and all others read from it too.
 */
async function* partOf(descriptor: number, start: number, end: number) {
  for (let position = start; position <= end; ) {
    const buffer = Buffer.allocUnsafe(Math.min(PIECE, end - position + 1))
    const { bytesRead } = await readFrom(descriptor, buffer, 0, buffer.length, position)
    if (bytesRead === 0) throw new Error(`the file ends before byte ${end}`)
    position += bytesRead
    yield buffer.subarray(0, bytesRead)
  }
}

/**
 * Sends a file, or the part of it that was asked for, from the disk: what is in memory is what is on its way.
 *
 * @returns what is sent of it, if anything is
 */
function sendFile(
  { file, descriptor, etag, headers }: Download,
  request: IncomingMessage,
  response: ServerResponse,
): ByteRange | undefined {
  const { 'if-none-match': held, 'if-range': ifRange, range: asked } = request.headers
  if (holds(held, etag)) {
    const { 'Content-Type': _, 'Content-Disposition': __, ...ofNoBody } = headers
    response.writeHead(304, ofNoBody).end()
    return undefined
  }
  // Parts go together only with parts of the same version; a date says too little.
  const goesOn = request.method === 'GET' && (ifRange === undefined || ifRange === etag)
  const range = rangeOf(goesOn ? asked : undefined, file.size)
  if (range === 'unsatisfiable') {
    // This says nothing about the file that whoever asks for it next could use.
    const refusal = { 'Cache-Control': 'no-store', 'Content-Range': `bytes */${file.size}`, 'Content-Length': 0 }
    response.writeHead(416, { ...headers, ...refusal }).end()
    return undefined
  }
  const { start, end } = range === 'whole' ? { start: 0, end: file.size - 1 } : range
  const status = range === 'whole' ? 200 : 206
  response.writeHead(status, {
    ...headers,
    ...(status === 206 && { 'Content-Range': `bytes ${start}-${end}/${file.size}` }),
    'Content-Length': end - start + 1,
  })
  if (request.method === 'HEAD') {
    response.end()
    return undefined
  }
  // Whoever hangs up half-way has taken what they wanted, and comes back for the rest.
  pipeline(Readable.from(partOf(descriptor, start, end)), response, () => {})
  return { start, end }
}

/** Safari asks for the first two bytes of a film to see whether it can have parts of it, and then for all of it from its beginning. */
const PROBED_BYTES = 1024

/** Whether a download begins with this answer: what is asked for later is the rest of one that was counted. */
const begins = ({ start, end }: ByteRange, { size }: OfferedFile) =>
  start === 0 && end >= Math.min(PROBED_BYTES, size) - 1

/**
 * Opens every file for download and answers for them from the disk.
 *
 * @param headers of everything that is served
 * @param counted is told which file is downloaded, by its stable name
 */
export function openDownloads(
  { folder, manifest }: Pick<BuiltSite, 'folder' | 'manifest'>,
  headers: Readonly<Record<string, string>>,
  counted: (name: string) => void,
): Downloads {
  const files = new Map(manifest.downloads.map((file) => [file.path, open(folder, file, headers)]))
  const stable = new Map(manifest.downloads.map(({ path, stablePath }) => [stablePath, path]))
  return {
    send(path, request, response) {
      const download = files.get(path)
      if (download) {
        const sent = sendFile(download, request, response)
        if (sent && begins(sent, download.file)) counted(stableName(download.file))
        return true
      }
      // Whoever still reads yesterday's page gets the file of today.
      const today = stable.get(path) ?? stable.get(withoutHash(path))
      if (today === undefined) return false
      response
        .writeHead(302, {
          ...headers,
          'Content-Security-Policy': NO_CONTENT_SECURITY_POLICY,
          'Cache-Control': STABLE_CACHING,
          Location: today,
          'Content-Length': 0,
        })
        .end()
      return true
    },
    close() {
      for (const { descriptor } of files.values()) closeSync(descriptor)
    },
  }
}
