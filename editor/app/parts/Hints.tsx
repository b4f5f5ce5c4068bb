import type { Hint } from '../../protocol.ts'
import { useEditor } from '../state/editor.tsx'
import { hintsIn } from '../state/hints.ts'

/** What editors are told at a place. */
export function Hints({ hints }: { hints: readonly Hint[] }) {
  const { locale, words } = useEditor()
  return hintsIn(hints, locale, words).map(({ lang, text }) => (
    <p key={text} className="hint" lang={lang} data-table={/\S {3,}\S/.test(text) || undefined}>
      {text}
    </p>
  ))
}
