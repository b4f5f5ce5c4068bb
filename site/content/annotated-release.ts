import { LOCALES, type Locale } from '../../contract/locale.ts'
import type { Words } from './load-content.ts'
import { readRedInk } from './red-ink.ts'

/** A sentence in both languages, side by side. */
export type AnnotatedPair = ReturnType<typeof annotatedRelease>[number]
export type AnnotatedSentence = AnnotatedPair['sentences'][number]

/**
 * The corrected release as a page in `locale` shows it: the text of both languages, notes in the page's own, numbered as
 * they are read.
 *
 * @throws where a note is called for and not there, or there and not called for
 */
export function annotatedRelease(content: Record<Locale, Pick<Words, 'annotated'>>, locale: Locale) {
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
