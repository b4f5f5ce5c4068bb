interface LanguageLineProps {
  caption: string
  languages: readonly { code: string; name: string }[]
  /** How many languages are not named: '7 more languages'. */
  more: string
  note: string
}

/** Publication languages as a line of type: a sort for each one named, and one for all that are not. */
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
