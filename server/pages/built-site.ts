import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { MANIFEST_FILE, MANIFEST_VERSION, type SiteManifest, siteManifestSchema } from '../../contract/site-manifest.ts'
import { createPagePolicy } from '../http/security-headers.ts'
import { StartError } from '../settings/start-error.ts'

/** A file of the built site, uncompressed and compressed. */
export interface BuiltFile {
  mediaType: string
  isPage: boolean
  identity: Buffer
  br?: Buffer
  gzip?: Buffer
}

/** The built site in memory. Keys are decoded URL paths: `/`, `/th`, `/about`, `/_astro/x.css`. */
export interface BuiltSite {
  /** The folder on disk. Files for download are sent from there. */
  folder: string
  files: ReadonlyMap<string, BuiltFile>
  /** `/404`, `/th/404`, `/services/404`, `/429` … They are sent with their status. */
  statusPages: ReadonlyMap<string, BuiltFile>
  /** The `Content-Security-Policy` of all pages. */
  pagePolicy: string
  manifest: SiteManifest
}

/** Files for download get their media type from `@fastify/static`. */
const MEDIA_TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
}

/** `/` for `index.html`, `/th/about` for `th/about.html` (Astro's `build.format: 'file'`), `/robots.txt` for `robots.txt`. */
const pathOf = (name: string) => (name === 'index.html' ? '/' : `/${name.replace(/\.html$/, '')}`)

/** All files in a folder, with slashes on every system. */
const namesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))

/** The build writes the manifest last, so a site without it is missing or incomplete. */
function readManifest(folder: string): SiteManifest {
  try {
    return siteManifestSchema.parse(JSON.parse(readFileSync(join(folder, MANIFEST_FILE), 'utf8')))
  } catch (cause) {
    const message = `The folder ${folder} has no complete site of this version (${MANIFEST_FILE}, version ${MANIFEST_VERSION}). Run "npm run build".`
    throw new StartError(message, { cause })
  }
}

/** Hidden files, files for download and compressed copies are not served from memory. */
function isServed(name: string, names: ReadonlySet<string>): boolean {
  if (/^\.(?!well-known\/)/.test(name) || name.startsWith('downloads/')) return false
  return !(/\.(?:br|gz)$/.test(name) && names.has(name.replace(/\.(?:br|gz)$/, '')))
}

/**
 * Reads the built site into memory. Requests for pages do not read the disk, so no path of a request can leave the folder.
 *
 * @param folder the absolute path of `dist/`
 * @throws StartError if the site is not built
 */
export function readBuiltSite(folder: string): BuiltSite {
  const manifest = readManifest(folder)
  const names = new Set(namesIn(folder))
  const read = (name: string) => (names.has(name) ? readFileSync(join(folder, name)) : undefined)
  const files = new Map<string, BuiltFile>()
  const statusPages = new Map<string, BuiltFile>()
  for (const name of names) {
    if (!isServed(name, names)) continue
    const [br, gzip] = [read(`${name}.br`), read(`${name}.gz`)]
    const target = /(?:^|\/)4\d\d\.html$/.test(name) ? statusPages : files
    target.set(pathOf(name), {
      mediaType: MEDIA_TYPES[extname(name)] ?? 'application/octet-stream',
      isPage: name.endsWith('.html'),
      identity: readFileSync(join(folder, name)),
      ...(br && { br }),
      ...(gzip && { gzip }),
    })
  }
  const pagePolicy = createPagePolicy([...files.values(), ...statusPages.values()])
  return { folder, files, statusPages, pagePolicy, manifest }
}
