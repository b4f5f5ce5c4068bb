import './figure.css'
import './LanguageMatrix.css'

type Props = {
  readonly caption: string
  /** Codes of the languages named, each with the language's name in the page's language. */
  readonly languages: readonly { readonly code: string; readonly name: string }[]
  /** How many more there are, and how that is said: '7 more'. */
  readonly more: number
  readonly moreLabel: string
  readonly note?: string
}

/** Publication languages as a type case: a sort for each one named, a blank quad for each that is not. */
export function LanguageMatrix({ caption, languages, more, moreLabel, note }: Props) {
  return (
    <figure className="typecase">
      <figcaption className="figure-caption">{caption}</figcaption>
      <ul>
        {languages.map(({ code, name }) => (
          <li key={code}>
            <abbr title={name}>{code}</abbr>
          </li>
        ))}
        {Array.from({ length: Math.max(0, more - 1) }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: blanks are alike and never move.
          <li className="typecase-quad" key={index} aria-hidden="true" />
        ))}
        {more > 0 && (
          <li className="typecase-quad">
            <span>{moreLabel}</span>
          </li>
        )}
      </ul>
      {note && <p className="figure-note">{note}</p>}
    </figure>
  )
}
