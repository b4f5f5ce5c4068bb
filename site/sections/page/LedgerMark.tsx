import type { ReactNode } from 'react'
import type { Figure } from '../../content/figure.ts'
import type { Words } from '../../content/load-content.ts'
import { spoken } from '../../ui/spoken.ts'
import './ledger-mark.css'

type Ledger = Words['ledger']

interface MarkProps {
  ledger: Ledger
  /** The anchor in the ledger. */
  to: string
  /** What the figures are called where they stand. */
  of: string
}

/** The asterisk behind figures. It takes no room, so that no line is broken for it, and stays with the last word. */
function Mark({ ledger, to, of }: MarkProps) {
  return (
    <a
      className="ledger-mark"
      href={`${ledger.path}#${to}`}
      aria-label={spoken(ledger.mark.replace('{title}', () => of))}
    >
      {'\u2060\u200D*'}
    </a>
  )
}

/** The way from a figure to the line that says what it means. */
export function FigureMark({ ledger, figure, caption }: { ledger: Ledger; figure: Figure; caption: string }) {
  return <Mark ledger={ledger} to={figure.path} of={caption} />
}

/**
 * Makes the captions of figures, each with the way to what they mean: to the line of the first, which the others follow
 * there as they do here.
 */
export const captionsWith = (ledger: Ledger) =>
  function noted(caption: string, [first]: readonly { figure: Figure }[]): ReactNode {
    return (
      <>
        {caption}
        {first && <FigureMark ledger={ledger} figure={first.figure} caption={caption} />}
      </>
    )
  }

/** The way from a part of the site to the lines of all its figures; nothing where it has none. */
export function PlaceMark({ ledger, place }: { ledger: Ledger; place: string }) {
  const shown = ledger.byPlace.find(({ id }) => id === place)
  return shown && <Mark ledger={ledger} to={`in-${place}`} of={shown.name} />
}
