import { LOCALES, type Locale } from '../contract/locale.ts'
import type { Content, Words } from '../site/content/load-content.ts'

/** The finished files that come before one in the catalog, by id and language: `fact-sheet`, `strategy-guide.th`. */
export type Finished = ReadonlyMap<string, Uint8Array>

/** Made by every build: the same words give the same bytes, on every machine and every day. */
interface Built {
  readonly make: (content: Content, finished: Finished) => Promise<Uint8Array>
}

/**
 * Made where there is a browser or an encoder, and committed to `downloads/printed/`. What it is made from is known
 * everywhere, so that a test can tell that a committed file is older than its words.
 */
interface Printed {
  /** All that decides how the file comes out, as text: for a PDF the whole document with its fonts and pictures. */
  readonly draft: (content: Content) => Promise<string>
  /** Called by `npm run downloads` alone; it may need more than a build has, so it imports that when it is called. */
  readonly print: (draft: string) => Promise<Uint8Array>
}

/** A file that the site offers. */
export type Download = (Built | Printed) & {
  /** By which a page finds it; the same in all languages. */
  readonly id: string
  readonly kind: 'media-kit' | 'resource' | 'report' | 'figures'
  /** The languages on whose pages it is offered. One file in several languages is one entry. */
  readonly languages: readonly Locale[]
  /** At this name it is found for good: `/downloads/{name}`. Its ending says its type. */
  readonly name: string
  /** What it is called in the folder it is saved to, without the company's name and the ending. */
  readonly title: (words: Words) => string
  /** Shown by a page, as a preview, a video or its captions are, instead of saved. */
  readonly isShown?: boolean
}

export const isPrinted = (download: Download): download is Download & Printed => 'print' in download

/** Of a download among all: `logos`, `strategy-guide.th`. */
export const keyOf = ({ id, languages }: Pick<Download, 'id' | 'languages'>) =>
  languages.length === 1 ? `${id}.${languages[0]}` : id

/** A file of which each language has its own: `figures.en.csv` and `figures.th.csv`. */
export const inEachLanguage = (
  { ending, ...file }: Pick<Download, 'id' | 'kind' | 'title' | 'isShown'> & { ending: string },
  made: (locale: Locale) => Built | Printed,
): Download[] =>
  LOCALES.map((locale) => ({
    ...file,
    languages: [locale],
    name: `${file.id}.${locale}.${ending}`,
    ...made(locale),
  }))

/** A PDF of a document. Chromium is asked for where something is printed: a build has none. */
export const printed = (draft: Printed['draft']): Printed => ({
  draft,
  print: async (html) => (await import('./print/chromium.ts')).printPdf(html),
})
