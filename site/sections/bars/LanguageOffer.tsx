import { type Locale, localizedPath, otherLocale } from '../../../contract/locale.ts'
import type { Words } from '../../content/load-content.ts'

interface LanguageOfferProps {
  words: Words['site']['language']['offer']
  locale: Locale
  path: string
}

/**
 * One quiet line, in the other language, for someone who seems to read that one. The script before first paint
 * decides whether it is shown, so that nothing moves; the language itself never changes by itself.
 */
export function LanguageOffer({ words, locale, path }: LanguageOfferProps) {
  const other = otherLocale(locale)
  return (
    <aside className="language-offer" lang={other} aria-label={words.text} data-language-offer>
      <p>{words.text}</p>
      <a href={localizedPath(path, other)} hrefLang={other} data-language={other}>
        {words.link}
      </a>
      <button type="button" data-language-keep={locale}>
        {words.close}
      </button>
    </aside>
  )
}
