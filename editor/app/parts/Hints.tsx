import type { Hint } from '../../protocol.ts'
import { useEditor } from '../state/editor.tsx'

/** What editors are told at a place, in the language of this editor where it is said in it. */
export function Hints({ hints }: { hints: readonly Hint[] }) {
  const { locale, words } = useEditor()
  const said = hints.map((hint) => {
    const text = words.hints[hint.text]
    return text === undefined ? hint : { lang: locale, text }
  })
  const own = said.filter(({ lang }) => lang === locale)
  return (own.length > 0 ? own : said).map(({ lang, text }) => (
    <p key={text} className="hint" lang={lang} data-table={/\S {3,}\S/.test(text) || undefined}>
      {text}
    </p>
  ))
}
