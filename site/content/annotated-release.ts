import { LOCALES, type Locale } from '../../contract/locale.ts'
import type { Words } from './load-content.ts'

/** A piece of a text that an editor has corrected: type that stands, or a correction. */
export interface InkPart {
  text?: string
  cut?: string
  /** With a cut it stands for what was cut. */
  added?: string
  /** Whether the editor's note belongs behind it. */
  noted?: boolean
}

const mark = /~~(?<cut>.+?)~~(?:\+\+(?<instead>.+?)\+\+)?|\+\+(?<added>.+?)\+\+|(?<note>\[\^\])/g

/** Reads `~~cut~~`, `++added++`, `~~one~~++for the other++` and, behind any of it, `[^]`, where a note belongs. */
export function readRedInk(written: string): InkPart[] {
  const parts: InkPart[] = []
  let read = 0
  for (const { 0: whole, index, groups = {} } of written.matchAll(mark)) {
    if (index > read) parts.push({ text: written.slice(read, index) })
    read = index + whole.length
    const { cut, added = groups.instead, note } = groups
    const last = parts.at(-1)
    if (!note) parts.push({ ...(cut && { cut }), ...(added && { added }) })
    else if (last) last.noted = true
  }
  if (read < written.length) parts.push({ text: written.slice(read) })
  return parts
}

/** Whether every mark is closed, and one note at most is called for, behind something. */
export function isRedInk(written: string): boolean {
  const isOpen = readRedInk(written).some(({ text = '' }) => /~~|\+\+|\[\^/.test(text))
  return !isOpen && !/^\[\^\]|\[\^\].*\[\^\]/.test(written)
}

/** One sentence in one language, with what the editor did to it. */
export interface AnnotatedSentence {
  lang: Locale
  parts: InkPart[]
  /** In the language of the page. */
  note: { number: number; text: string } | undefined
}

/** A sentence in both languages, side by side. */
export interface AnnotatedPair {
  id: string
  moved: string | undefined
  sentences: AnnotatedSentence[]
}

/**
 * The corrected release as a page in `locale` shows it: the text of both languages, notes in the page's own, numbered as
 * they are read.
 *
 * @throws where a note is called for and not there, or there and not called for
 */
export function annotatedRelease(content: Record<Locale, Pick<Words, 'annotated'>>, locale: Locale): AnnotatedPair[] {
  let number = 0
  return content[locale].annotated.release.pairs.map(({ id, moved, notes }, position) => ({
    id,
    moved,
    sentences: LOCALES.map((lang) => {
      const parts = readRedInk(content[lang].annotated.release.pairs[position]?.text ?? '')
      const text = notes[lang]
      if (parts.some(({ noted }) => noted === true) !== (text !== undefined))
        throw new Error(`annotated.yaml: the [^] in the text of ${id} (${lang}) and the note on it belong together`)
      if (text === undefined) return { lang, parts, note: undefined }
      number += 1
      return { lang, parts, note: { number, text } }
    }),
  }))
}
