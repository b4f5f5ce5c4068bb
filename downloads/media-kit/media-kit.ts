import { LOCALES } from '../../contract/locale.ts'
import { archiveOf } from '../../file-formats/archive.ts'
import type { Content } from '../../site/content/load-content.ts'
import { type Download, type Finished, keyOf, printed } from '../download.ts'
import { factSheet } from '../fact-sheet/fact-sheet.ts'
import { sha256 } from '../sha256.ts'
import { logoUsage, styleGuide } from '../style-guide/style-guide.ts'
import { logoPackage } from './logos.ts'
import { networkPackage } from './network-maps.ts'
import { picturePackage } from './pictures.ts'
import { logosPreview, mapsPreview, pagePreview, picturesPreview } from './previews.ts'
import { itemOf, type KitId } from './read-me.ts'

/** What is the same for every file of the kit: each is in both languages. */
const ofKit = (id: KitId) =>
  ({ id, kind: 'media-kit', languages: LOCALES, title: (words) => itemOf(words, id).title }) satisfies Partial<Download>

const preview = (id: KitId, make: (content: Content) => Promise<Uint8Array>): Download => ({
  ...ofKit(id),
  id: `${id}-preview`,
  name: `${id}-preview.webp`,
  isShown: true,
  make,
})

/** A document and the picture of its first page: both are printed from the same draft. */
const withPreview = (id: KitId, draft: (content: Content) => Promise<string>): [file: Download, preview: Download] => [
  { ...ofKit(id), name: `${id}.pdf`, ...printed(draft) },
  {
    ...ofKit(id),
    id: `${id}-preview`,
    name: `${id}-preview.webp`,
    isShown: true,
    draft,
    print: async (html) => await pagePreview(await (await import('../print/chromium.ts')).pictureOfFirstPage(html)),
  },
]

const [factSheetFile, factSheetPreview] = withPreview('fact-sheet', factSheet)
const [styleGuideFile, styleGuidePreview] = withPreview('style-guide', styleGuide)

const files: readonly Download[] = [
  { ...ofKit('logos'), name: 'logo-package.zip', make: logoPackage },
  { ...ofKit('pictures'), name: 'picture-package.zip', make: picturePackage },
  factSheetFile,
  styleGuideFile,
  { ...ofKit('network-maps'), name: 'network-maps.zip', make: networkPackage },
]

/** All files of the kit as one, with the sums by which each can be checked. */
async function everything(_content: Content, finished: Finished): Promise<Uint8Array> {
  const contents = new Map<string, Uint8Array | string>()
  for (const file of files) {
    const bytes = finished.get(keyOf(file))
    if (bytes) contents.set(file.name, bytes)
  }
  const sums = [...contents].map(([name, bytes]) => `${sha256(bytes)}  ${name}\n`)
  return archiveOf(contents.set('SHA256SUMS', sums.join('')))
}

/** For journalists who write about the company. */
export const mediaKit: readonly Download[] = [
  // Before the logos, whose package it is in.
  {
    ...ofKit('logos'),
    id: 'logo-usage',
    name: 'logo-usage.pdf',
    title: (words) => words.kit.usage.heading,
    ...printed(logoUsage),
  },
  ...files,
  preview('logos', logosPreview),
  preview('pictures', picturesPreview),
  factSheetPreview,
  styleGuidePreview,
  preview('network-maps', mapsPreview),
  {
    id: 'media-kit',
    kind: 'media-kit',
    languages: LOCALES,
    name: 'media-kit.zip',
    title: (words) => words.pages['media-kit'].breadcrumb,
    make: everything,
  },
]
