import { useEffect, useId, useState } from 'react'
import type { Locale } from '../../../contract/locale.ts'
import { useEditor } from '../state/editor.tsx'

interface MarkdownFieldProps {
  locale: Locale
  value: string
  onType: (value: string) => void
  onFocus?: () => void
  problem?: string | undefined
}

/** How long somebody pauses before the text is set anew beside them. */
const PAUSE_MILLISECONDS = 400

function useRendered(locale: Locale, value: string): string {
  const { store } = useEditor()
  const [html, setHtml] = useState('')
  useEffect(() => {
    let isCurrent = true
    const timer = setTimeout(async () => {
      const rendered = await store.markdown(locale, value).catch(() => undefined)
      if (isCurrent && rendered !== undefined) setHtml(rendered)
    }, PAUSE_MILLISECONDS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [store, locale, value])
  return html
}

/** A long text in Markdown, and beside it how it reads. */
export function MarkdownField({ locale, value, onType, onFocus, problem }: MarkdownFieldProps) {
  const { words } = useEditor()
  const id = useId()
  const html = useRendered(locale, value)
  return (
    <div className="markdown">
      <div className="field">
        <label htmlFor={id}>
          {words.body.label}: {words.languages[locale]}
        </label>
        <textarea
          id={id}
          className="control"
          lang={locale}
          rows={16}
          value={value}
          onChange={({ target }) => onType(target.value)}
          onFocus={onFocus}
          aria-invalid={problem ? true : undefined}
        />
        {problem && <p className="field-error">{problem}</p>}
      </div>
      <section className="prose" lang={locale} aria-label={`${words.body.preview}: ${words.languages[locale]}`}>
        <p className="key">{words.body.preview}</p>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made of the site's own content; the page's policy runs no script in it */}
        <div dangerouslySetInnerHTML={{ __html: html }} />
      </section>
    </div>
  )
}
