import type { Words } from '../../content/load-content.ts'
import './distribution.css'

interface LanguageWallProps {
  words: Words['home']['international']['languages']
}

/** One headline in the languages that outlets abroad publish in: each in its own script, in a typeface of the reader's device. */
export function LanguageWall({ words }: LanguageWallProps) {
  const { title, named, more, shares } = words
  return (
    <figure className="language-wall">
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
      <p>{[more, ...shares].map(({ figure, label }) => `${figure.fullText} ${label}`).join(' · ')}</p>
    </figure>
  )
}
