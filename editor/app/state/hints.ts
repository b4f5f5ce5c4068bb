import type { Locale } from '../../../contract/locale.ts'
import type { Hint } from '../../protocol.ts'
import type { Words } from '../../words/words.ts'

/** What editors are told at a place, in the language of this editor where it is said in it. */
export function hintsIn(hints: readonly Hint[], locale: Locale, words: Words): Hint[] {
  const said = hints.map((hint) => {
    const text = words.hints[hint.text]
    return text === undefined ? hint : { lang: locale, text }
  })
  const own = said.filter(({ lang }) => lang === locale)
  return own.length > 0 ? own : said
}
