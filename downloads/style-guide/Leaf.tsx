import type { ReactNode } from 'react'
import { LOCALES } from '../../contract/locale.ts'
import type { Content, Words } from '../../site/content/load-content.ts'

export type LeafName = keyof Words['kit']['styleGuide']['leaves']

interface LeafProps {
  content: Content
  name: LeafName
  /** Printed in its foot; the cover is the first. */
  page: number
  theme?: 'dark'
  /** What the words speak of, drawn. */
  children: ReactNode
}

/** A page of the guide: what it says in both languages on the left, what it shows on the right. */
export function Leaf({ content, name, page, theme, children }: LeafProps) {
  return (
    <section className="leaf guide-leaf" data-theme={theme}>
      <header>
        {LOCALES.map((locale) => (
          <p key={locale} className="dateline" lang={locale}>
            {content[locale].kit.styleGuide.dateline}
          </p>
        ))}
      </header>
      <div className="guide-words">
        {LOCALES.map((locale) => {
          const { title, text, rules } = content[locale].kit.styleGuide.leaves[name]
          const Heading = locale === 'en' ? 'h2' : 'h3'
          return (
            <div key={locale} lang={locale}>
              <Heading>{title}</Heading>
              <p>{text}</p>
              <ul>
                {rules.map((rule) => (
                  <li key={rule}>{rule}</li>
                ))}
              </ul>
            </div>
          )
        })}
      </div>
      <div className="guide-shown">{children}</div>
      <p className="guide-page">
        {content.en.identity.website} · {String(page).padStart(2, '0')}
      </p>
    </section>
  )
}
