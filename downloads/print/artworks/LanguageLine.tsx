interface LanguageLineProps {
  caption: string
  languages: readonly { code: string; name: string }[]
  /** The number of all other languages: '7 more languages'. */
  more: string
  note: string
}

/** The publication languages, drawn as metal type: one piece per named language, one for the rest. */
export const LanguageLine = ({ caption, languages, more, note }: LanguageLineProps) => (
  <figure className="typecase">
    <figcaption className="figure-caption">{caption}</figcaption>
    <ul>
      {languages.map(({ code, name }) => (
        <li key={code}>{name}</li>
      ))}
      <li>{more}</li>
    </ul>
    <p className="figure-note">{note}</p>
  </figure>
)
