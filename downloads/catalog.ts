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
  readonly make?: (content: Content) => Uint8Array | string
}

/** As `sha256sum` prints it. */
export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** A committed file, made by `npm run downloads`. */
export const readPrinted = (name: string) => readFileSync(`downloads/printed/${name}`)

type MakeInLanguage = (words: Words, locale: Locale) => Uint8Array | string

/** One file for each language: `figures.en.csv` and `figures.th.csv`. */
const inEachLanguage = (
  [kind, id, ending]: [kind: OfferedFile['kind'], id: string, ending: string],
  title: Download['title'],
  make?: MakeInLanguage,
): Download[] =>
  LOCALES.map((locale) => ({
    ...{ id, kind, title, languages: [locale], name: `${id}.${locale}.${ending}` },
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

const resource = (id: keyof Words['resources'], ending: string, make?: MakeInLanguage) =>
  inEachLanguage(['resource', id, ending], ({ resources }) => resources[id].title, make)

/** A file of the film: each language has it in both encodings. Their ids differ, their names do not. */
const film = (name: string, ending: string, id = name) =>
  inEachLanguage(['resource', name, ending], ({ resources }) => resources['seo-video'].title).map((file) => ({
    ...{ ...file, id, isShown: true },
  }))

/** Every file that the site offers. */
export const catalog: readonly Download[] = [
  ...mediaKit,
  ...resource('press-release-template', 'docx', (words, locale) => pressRelease(words, 'template', locale)),
  ...inEachLanguage(
    ['resource', 'press-release-example', 'docx'],
    ({ resources }) => resources['press-release-template'].exampleTitle,
    (words, locale) => pressRelease(words, 'example', locale),
  ),
  ...resource('media-contact-database', 'xlsx', mediaContactDatabase),
  ...resource('strategy-guide', 'pdf'),
  ...film('seo-video', 'mp4', 'seo-video-mp4'),
  ...film('seo-video', 'webm', 'seo-video-webm'),
  ...film('seo-video-captions', 'vtt'),
  ...film('seo-video-poster', 'webp'),
  ...inEachLanguage(['report', 'sample-report', 'pdf'], ({ report }) => report.heading),
  ...inEachLanguage(['figures', 'figures', 'csv'], ({ ledger }) => ledger.heading, figuresCsv),
  ...inEachLanguage(['figures', 'outlets', 'csv'], ({ outlets }) => outlets.heading, outletsCsv),
]
