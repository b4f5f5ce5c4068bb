import { LOCALES, type Locale } from '../../../contract/locale.ts'
import type { SiteContent } from '../load-content.ts'
import { parseEdits } from '../source/parse-edits.ts'

/** A sentence in both languages. */
export type AnnotatedPair = ReturnType<typeof composeAnnotatedRelease>[number]
export type AnnotatedSentence = AnnotatedPair['sentences'][number]

/**
 * Composes the edited release for a page in `locale`. The text is in both languages. The notes are in the page's language and
 * numbered in reading order.
 */
export function composeAnnotatedRelease(
  content: Record<Locale, Pick<SiteContent, 'annotatedRelease'>>,
  locale: Locale,
) {
  let number = 0
  return content[locale].annotatedRelease.release.pairs.map(({ id, moved, notes }, position) => ({
    id,
    moved,
    sentences: LOCALES.map((lang) => {
      const parts = parseEdits(content[lang].annotatedRelease.release.pairs[position]?.text ?? '')
      const text = notes[lang]
      if (text === undefined) return { lang, parts, note: undefined }
      number += 1
      return { lang, parts, note: { number, text } }
    }),
  }))
}
