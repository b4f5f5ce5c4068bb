import { ChevronDown } from 'lucide-react'
import { LOCALES, type Locale, localizedPath } from '../../../contract/locale.ts'
import type { Words } from '../../content/load-content.ts'
import { PopoverMenu } from '../../ui/PopoverMenu.tsx'

interface LanguageSwitchProps {
  words: Words['site']['language']
  locale: Locale
  path: string
}

/**
 * Two plain links, each in its own language, to this page in that language. Script keeps query and hash and, on
 * not-found pages, the address that was asked for (`site/document/language.ts`).
 */
export function LanguageSwitch({ words, locale, path }: LanguageSwitchProps) {
  const names: Record<Locale, string> = { en: words.english, th: words.thai }
  return (
    <PopoverMenu
      id="language-menu"
      label={`${words.label}: ${names[locale]}`}
      button={
        <>
          {names[locale]}
          <ChevronDown size="1rem" aria-hidden />
        </>
      }
    >
      <ul aria-label={words.label} translate="no">
        {LOCALES.map((code) => (
          <li key={code}>
            <a
              href={localizedPath(path, code)}
              lang={code}
              hrefLang={code}
              aria-current={code === locale ? 'true' : undefined}
              data-language={code}
            >
              {names[code]}
            </a>
          </li>
        ))}
      </ul>
    </PopoverMenu>
  )
}
