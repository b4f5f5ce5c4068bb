import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { LOCALES, type Locale } from '../contract/locale.ts'
import type { OfferedFile } from '../contract/site-manifest.ts'
import type { Content, Words } from '../site/content/load-content.ts'
import { archiveOf } from './archive.ts'
import { figuresCsv, outletsCsv } from './figure-tables.ts'
import { mediaContactDatabase } from './office/media-contact-database.ts'
import { pressRelease } from './office/press-release.ts'

/** A file that the site offers. */
export interface Download {
  /** Pages find the file by this id. It is the same in both languages. */
  readonly id: string
  readonly kind: OfferedFile['kind']
  /** The languages on whose pages it is offered. */
  readonly languages: readonly Locale[]
  /** Its stable address is `/downloads/{name}`. */
  readonly name: string
  /** Part of the file name for saving. */
  readonly title: (words: Words) => string
  /** True for files that a page shows: previews, the film, its captions. */
  readonly isShown?: boolean
  /** Makes the file at every build. Without it the file is committed in `downloads/printed/`. */
  readonly make?: (content: Content) => Uint8Array
}

/** As `sha256sum` prints it. */
export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** A committed file, made by `npm run downloads`. */
export const readPrinted = (name: string) => readFileSync(`downloads/printed/${name}`)

const utf8 = (text: string) => new TextEncoder().encode(text)

interface PerLanguage extends Pick<Download, 'id' | 'kind' | 'title' | 'isShown'> {
  readonly ending: string
  readonly make?: (words: Words, locale: Locale) => Uint8Array
}

/** One file for each language: `figures.en.csv` and `figures.th.csv`. */
const inEachLanguage = ({ ending, make, ...file }: PerLanguage): Download[] =>
  LOCALES.map((locale) => ({
    ...file,
    languages: [locale],
    name: `${file.id}.${locale}.${ending}`,
    ...(make && { make: (content) => make(content[locale], locale) }),
  }))

const kitFile = (id: string, name: string): Download => ({
  id,
  kind: 'media-kit',
  languages: LOCALES,
  name,
  title: (words) => words.pages['media-kit'].resources.items.find((item) => item.id === id)?.title ?? id,
})

const kitFiles = [
  kitFile('logos', 'logo-package.zip'),
  kitFile('pictures', 'picture-package.zip'),
  kitFile('fact-sheet', 'fact-sheet.pdf'),
  kitFile('style-guide', 'style-guide.pdf'),
  kitFile('network-maps', 'network-maps.zip'),
]

/** All files of the media kit in one, with their checksums. */
function mediaKitArchive(): Uint8Array {
  const contents = new Map<string, Uint8Array | string>(kitFiles.map(({ name }) => [name, readPrinted(name)]))
  const sums = kitFiles.map(({ name }) => `${sha256(readPrinted(name))}  ${name}\n`)
  return archiveOf(contents.set('SHA256SUMS', sums.join('')))
}

const mediaKit: readonly Download[] = [
  { ...kitFile('logos', 'logo-usage.pdf'), id: 'logo-usage', title: ({ kit }) => kit.usage.heading },
  ...kitFiles,
  ...kitFiles.map(({ id, ...file }) => ({ ...file, id: `${id}-preview`, name: `${id}-preview.webp`, isShown: true })),
  {
    ...kitFile('media-kit', 'media-kit.zip'),
    title: ({ pages }) => pages['media-kit'].breadcrumb,
    make: mediaKitArchive,
  },
]

const videoTitle = ({ resources }: Words) => resources['seo-video'].title
const videoFile = (id: string, ending: string): PerLanguage => ({
  ...{ id, kind: 'resource', ending, title: videoTitle, isShown: true },
})
/** Each language has the film in both encodings; their ids differ, their names do not. */
const film = (format: 'mp4' | 'webm') =>
  inEachLanguage(videoFile('seo-video', format)).map((file) => ({ ...file, id: `seo-video-${format}` }))

const resources: readonly Download[] = [
  ...inEachLanguage({
    ...{ id: 'press-release-template', kind: 'resource', ending: 'docx' },
    title: ({ resources }) => resources['press-release-template'].title,
    make: (words, locale) => pressRelease(words, 'template', locale),
  }),
  ...inEachLanguage({
    ...{ id: 'press-release-example', kind: 'resource', ending: 'docx' },
    title: ({ resources }) => resources['press-release-template'].exampleTitle,
    make: (words, locale) => pressRelease(words, 'example', locale),
  }),
  ...inEachLanguage({
    ...{ id: 'media-contact-database', kind: 'resource', ending: 'xlsx' },
    title: ({ resources }) => resources['media-contact-database'].title,
    make: mediaContactDatabase,
  }),
  ...inEachLanguage({
    ...{ id: 'strategy-guide', kind: 'resource', ending: 'pdf' },
    title: ({ resources }) => resources['strategy-guide'].title,
  }),
  ...film('mp4'),
  ...film('webm'),
  ...inEachLanguage(videoFile('seo-video-captions', 'vtt')),
  ...inEachLanguage(videoFile('seo-video-poster', 'webp')),
]

const figures: readonly Download[] = [
  ...inEachLanguage({
    ...{ id: 'figures', kind: 'figures', ending: 'csv' },
    title: ({ ledger }) => ledger.heading,
    make: (words) => utf8(figuresCsv(words)),
  }),
  ...inEachLanguage({
    ...{ id: 'outlets', kind: 'figures', ending: 'csv' },
    title: ({ outlets }) => outlets.heading,
    make: (words) => utf8(outletsCsv(words)),
  }),
]

/** Every file that the site offers. */
export const catalog: readonly Download[] = [
  ...mediaKit,
  ...resources,
  ...inEachLanguage({
    ...{ id: 'sample-report', kind: 'report', ending: 'pdf' },
    title: ({ report }) => report.heading,
  }),
  ...figures,
]
