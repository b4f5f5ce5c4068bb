import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { LOCALES, type Locale } from '../contract/locale.ts'
import type { OfferedFile } from '../contract/site-manifest.ts'
import type { Content, SiteContent } from '../site/content/load-content.ts'
import { createArchive, newestDay } from './archive.ts'
import { createFiguresCsv, createOutletsCsv } from './figure-tables.ts'
import { createMediaContactDatabase } from './office/media-contact-database.ts'
import { createPressRelease } from './office/press-release.ts'

export interface Download {
  /** The id for pages, the same in both languages. */
  readonly id: string
  readonly kind: OfferedFile['kind']
  /** Only pages in these languages offer the file. */
  readonly languages: readonly Locale[]
  /** Its stable path is `/downloads/{name}`. */
  readonly name: string
  /** Part of the name under which browsers save the file. */
  readonly title: (content: SiteContent) => string
  /** True for files that a page shows, such as previews and the video. */
  readonly isShown?: boolean
  /** Makes the file at each build. Without this function, the file is in `downloads/printed/`. */
  readonly make?: (content: Content) => Uint8Array | string
}

/** Returns the checksum in the format of `sha256sum`. */
export const computeSha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex')

/** Reads a file that `npm run downloads` printed and that is committed. */
export const readPrintedFile = (name: string) => readFileSync(`downloads/printed/${name}`)

type MakeInLanguage = (content: SiteContent, locale: Locale) => Uint8Array | string

/** Creates an entry for each language: `figures.en.csv` and `figures.th.csv`. */
const createForEachLanguage = (
  [kind, id, ending]: [kind: OfferedFile['kind'], id: string, ending: string],
  title: Download['title'],
  make?: MakeInLanguage,
): Download[] =>
  LOCALES.map((locale) => ({
    id,
    kind,
    title,
    languages: [locale],
    name: `${id}.${locale}.${ending}`,
    ...(make && { make: (content) => make(content[locale], locale) }),
  }))

const createKitFile = (id: string, name: string): Download => ({
  id,
  kind: 'media-kit',
  languages: LOCALES,
  name,
  title: (content) => content.pages['media-kit'].resources.items.find((item) => item.id === id)?.title ?? id,
})

const kitFiles = [
  createKitFile('logos', 'logo-package.zip'),
  createKitFile('pictures', 'picture-package.zip'),
  createKitFile('fact-sheet', 'fact-sheet.pdf'),
  createKitFile('style-guide', 'style-guide.pdf'),
  createKitFile('network-maps', 'network-maps.zip'),
]

function createMediaKitArchive(content: Content): Uint8Array {
  const contents = new Map<string, Uint8Array | string>(kitFiles.map(({ name }) => [name, readPrintedFile(name)]))
  const sums = kitFiles.map(({ name }) => `${computeSha256(readPrintedFile(name))}  ${name}\n`)
  return createArchive(contents.set('SHA256SUMS', sums.join('')), newestDay(content))
}

const mediaKit: readonly Download[] = [
  { ...createKitFile('logos', 'logo-usage.pdf'), id: 'logo-usage', title: ({ prints }) => prints.usage.heading },
  ...kitFiles,
  ...kitFiles.map(({ id, ...file }) => ({ ...file, id: `${id}-preview`, name: `${id}-preview.webp`, isShown: true })),
  {
    ...createKitFile('media-kit', 'media-kit.zip'),
    title: ({ pages }) => pages['media-kit'].breadcrumb,
    make: createMediaKitArchive,
  },
]

const createResource = (id: keyof SiteContent['resources'], ending: string, make?: MakeInLanguage) =>
  createForEachLanguage(['resource', id, ending], ({ resources }) => resources[id].title, make)

/** Creates the entries of a video file. MP4 and WebM have different ids, because they have the same name. */
const createVideoFile = (name: string, ending: string, id = name) =>
  createForEachLanguage(['resource', name, ending], ({ resources }) => resources['seo-video'].title).map((file) => ({
    ...file,
    id,
    isShown: true,
  }))

export const catalog: readonly Download[] = [
  ...mediaKit,
  ...createResource('press-release-template', 'docx', (content, locale) =>
    createPressRelease(content, 'template', locale),
  ),
  ...createForEachLanguage(
    ['resource', 'press-release-example', 'docx'],
    ({ resources }) => resources['press-release-template'].exampleTitle,
    (content, locale) => createPressRelease(content, 'example', locale),
  ),
  ...createResource('media-contact-database', 'xlsx', createMediaContactDatabase),
  ...createResource('strategy-guide', 'pdf'),
  ...createVideoFile('seo-video', 'mp4', 'seo-video-mp4'),
  ...createVideoFile('seo-video', 'webm', 'seo-video-webm'),
  ...createVideoFile('seo-video-captions', 'vtt'),
  ...createVideoFile('seo-video-poster', 'webp'),
  ...createForEachLanguage(['report', 'sample-report', 'pdf'], ({ report }) => report.heading),
  ...createForEachLanguage(['figures', 'figures', 'csv'], ({ figureTables }) => figureTables.heading, createFiguresCsv),
  ...createForEachLanguage(['figures', 'outlets', 'csv'], ({ outlets }) => outlets.heading, createOutletsCsv),
]
