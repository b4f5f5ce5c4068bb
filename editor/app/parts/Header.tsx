import { type FormEvent, useState } from 'react'
import { LOCALES, type Locale } from '../../../contract/locale.ts'
import { useEditor } from '../state/editor.tsx'
import { type Route, searchAddress } from '../state/route.ts'

interface HeaderProps {
  route: Route
  isNight: boolean
  onNight: (isNight: boolean) => void
  onLocale: (locale: Locale) => void
  isPreviewShown: boolean
  onPreview: () => void
}

/** Names of languages in their own. */
const OWN_NAMES = { en: 'EN', th: 'ไทย' } as const

export function Header({ route, isNight, onNight, onLocale, isPreviewShown, onPreview }: HeaderProps) {
  const { state, locale, words } = useEditor()
  const [asked, setAsked] = useState(route.view === 'search' ? route.words : '')
  const search = (event: FormEvent) => {
    event.preventDefault()
    if (asked.trim() !== '') location.hash = searchAddress(asked.trim())
  }
  const mistakes = state.everything?.mistakes.length ?? 0
  return (
    <header className="head">
      {/* The address says what is shown, so it cannot name a part of the page, too. */}
      <button type="button" className="skip tool" onClick={() => document.getElementById('main')?.focus()}>
        {words.skip}
      </button>
      <p className="head-name">
        <a href="#/">{words.title}</a>
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: the element is not known to every browser yet */}
      <form role="search" onSubmit={search}>
        <label className="sr-only" htmlFor="search">
          {words.search.label}
        </label>
        <input
          id="search"
          className="control"
          type="search"
          placeholder={words.search.label}
          value={asked}
          onChange={({ target }) => setAsked(target.value)}
        />
      </form>
      <p className="head-links">
        <a href="#/mistakes" data-bad={mistakes > 0 || undefined}>
          {mistakes > 0 ? words.mistakes.some(mistakes) : words.mistakes.none}
        </a>
        <a href="#/changes">{words.changes.heading}</a>
        <button type="button" className="tool tool-words" onClick={onPreview}>
          {isPreviewShown ? words.preview.hide : words.preview.show}
        </button>
        <button type="button" className="tool tool-words" aria-pressed={isNight} onClick={() => onNight(!isNight)}>
          {words.theme}
        </button>
      </p>
      <fieldset className="head-languages">
        <legend className="sr-only">{words.interfaceLanguage}</legend>
        {LOCALES.map((one) => (
          <button
            key={one}
            type="button"
            lang={one}
            className="tool tool-words"
            aria-pressed={one === locale}
            onClick={() => onLocale(one)}
          >
            {OWN_NAMES[one]}
          </button>
        ))}
      </fieldset>
    </header>
  )
}
