import type { SiteContent } from '../../content/load-content.ts'
import './distribution.css'

interface LanguageListProps {
  words: SiteContent['home']['international']['languages']
}

/** The same headline in nine publication languages. */
export function LanguageList({ words }: LanguageListProps) {
  const { title, named, more, shares } = words
  return (
    <figure className="language-list">
      <figcaption className="figure-caption">{title}</figcaption>
      <ul>
        {named.map(({ code, lang, name, headline }) => (
          <li key={code}>
            <abbr title={name}>{code}</abbr>
            <span lang={lang} translate="no">
              {headline}
            </span>
          </li>
        ))}
      </ul>
      <p className="secondary">
        {[more, ...shares].map(({ figure, label }) => `${figure.fullText} ${label}`).join(' · ')}
      </p>
    </figure>
  )
}
