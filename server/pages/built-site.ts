import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  MANIFEST_FILE,
  MANIFEST_VERSION,
  type PageSources,
  type SiteManifest,
  siteManifest,
} from '../../contract/site-manifest.ts'
import { MAKE_WHOLE, reasonOf, StartError } from '../start-error.ts'
import { filesIn } from './files-in.ts'
import { mediaTypeOf } from './media-types.ts'

/** One file of the built site, with the compressed forms that were made beside it. */
export interface BuiltFile {
  mediaType: string
  isPage: boolean
  /** What the policy of a page lets in. One that the build does not know has nothing inline that runs. */
  sources: PageSources
  identity: Buffer
  br?: Buffer
  gzip?: Buffer
}

/** The built site in memory. Keys are decoded URL paths. */
export interface BuiltSite {
  /** Where it was read from; the files for download stay there. */
  folder: string
  /** Everything that has an address and is in memory: `/`, `/th`, `/about`, `/_astro/x.css`. */
  files: ReadonlyMap<string, BuiltFile>
  /** Pages for unknown addresses: `/404`, `/th/404`, `/services/404`. They cannot be requested themselves. */
  notFoundPages: ReadonlyMap<string, BuiltFile>
  /** What the server needs of the content: the company, mail words, addresses. */
  manifest: SiteManifest
}

/** Without these four the server could not answer in both languages. */
const REQUIRED = ['index.html', 'th.html', '404.html', 'th/404.html']

/** `index.html` to `/`, `th/about.html` to `/th/about`, `robots.txt` to `/robots.txt`: Astro's `build.format: 'file'`. */
const pathOf = (name: string) => (name === 'index.html' ? '/' : `/${name.replace(/\.html$/, '')}`)

function builtFile(
  name: string,
  contents: ReadonlyMap<string, Buffer>,
  identity: Buffer,
  { pageSources }: SiteManifest,
): BuiltFile {
  const br = contents.get(`${name}.br`)
  const gzip = contents.get(`${name}.gz`)
  return {
    mediaType: mediaTypeOf(name),
    isPage: name.endsWith('.html'),
    sources: pageSources[name] ?? { scripts: [], styles: [], analytics: [] },
    identity,
    ...(br && { br }),
    ...(gzip && { gzip }),
  }
}

/** Whether a file is for whoever builds or hosts the site and not for visitors. `.well-known` is for visitors. */
const isPrivate = (name: string) => /^(?:_headers|_nginx\.conf|_redirects|\.(?!well-known\/).*)$/.test(name)

/** Whether a file is the compressed form of another one. A `.gz` without its original is a download in its own right. */
const isCompressedForm = (name: string, contents: ReadonlyMap<string, Buffer>) =>
  /\.(?:br|gz)$/.test(name) && contents.has(name.replace(/\.(?:br|gz)$/, ''))

/** @throws StartError `SITE_OUTDATED` where pages and server are not of one release */
function readManifest(folder: string): SiteManifest {
  try {
    return siteManifest.parse(JSON.parse(readFileSync(join(folder, MANIFEST_FILE), 'utf8')))
  } catch (error) {
    throw new StartError(
      'SITE_OUTDATED',
      `The built site in ${folder} has no ${MANIFEST_FILE} of version ${MANIFEST_VERSION}, which this server needs: ${MAKE_WHOLE}`,
      { cause: error },
    )
  }
}

/** What its manifest offers for download is not read: it is sent from the disk. */
const isOffered = (name: string, { downloads }: SiteManifest) => downloads.some(({ path }) => path === `/${name}`)

/**
 * Reads the built site into memory, once. Requests are then looked up in a map and never reach the file system, so
 * no path, however twisted, leads out of the folder.
 *
 * @param folder the absolute path of `dist/`
 * @throws StartError `SITE_NOT_BUILT`, `SITE_OUTDATED`
 */
export function readBuiltSite(folder: string): BuiltSite {
  let names: string[]
  try {
    names = filesIn(folder)
  } catch (error) {
    throw new StartError('SITE_NOT_BUILT', `The built site cannot be read (${reasonOf(error)}): ${MAKE_WHOLE}`, {
      cause: error,
    })
  }
  const missing = REQUIRED.filter((name) => !names.includes(name))
  if (missing.length > 0) {
    throw new StartError('SITE_NOT_BUILT', `The built site in ${folder} lacks ${missing.join(', ')}: ${MAKE_WHOLE}`)
  }

  const manifest = readManifest(folder)
  const contents = new Map(
    names.filter((name) => !isOffered(name, manifest)).map((name) => [name, readFileSync(join(folder, name))]),
  )
  const files = new Map<string, BuiltFile>()
  const notFoundPages = new Map<string, BuiltFile>()
  for (const [name, identity] of contents) {
    if (isPrivate(name) || isCompressedForm(name, contents)) continue
    const target = /(?:^|\/)404\.html$/.test(name) ? notFoundPages : files
    target.set(pathOf(name), builtFile(name, contents, identity, manifest))
  }
  return { folder, files, notFoundPages, manifest }
}
