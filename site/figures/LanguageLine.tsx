import type { ReactNode } from 'react'
import './figure.css'

type Props = {
  readonly caption: ReactNode
  /** Codes of the languages named, each with the language's name in the page's language. */
  readonly languages: readonly { readonly code: string; readonly name: string }[]
  /** The number of further languages, and its text: '7 more languages'. */
  readonly more: number
  readonly moreLabel: string
  readonly note?: string
  /** Languages by their names. Thai readers do not know them by two Latin letters. */
  readonly inWords?: boolean
}

/** Publication languages as a line of type: a sort for each one named, and one for all that are not. */
export function LanguageLine({ caption, languages, more, moreLabel, note, inWords = false }: Props) {
  return (
    <figure className="typecase">
      <figcaption className="figure-caption">{caption}</figcaption>
      <ul>
        {languages.map(({ code, name }) => (
          <li key={code}>{inWords ? name : <abbr title={name}>{code}</abbr>}</li>
        ))}
        <li>
          {inWords ? (
            moreLabel
          ) : (
            <>
              <span aria-hidden="true">+{more}</span>
              <span className="sr-only">{moreLabel}</span>
            </>
          )}
        </li>
      </ul>
      {note && <p className="figure-note">{note}</p>}
    </figure>
  )
}
