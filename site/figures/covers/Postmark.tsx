import './numeral.css'
import './postmark.css'

/** A day as a postmark prints it: the number of the day, and its month and year in short. */
export interface PostmarkDay {
  readonly day: string
  readonly month: string
}

/** The day of an article, stamped on its cover. The page says it beside the picture, and Firefox reads the text within a picture, too. */
export function Postmark({ day, month, at: [x, y] }: PostmarkDay & { readonly at: readonly [number, number] }) {
  return (
    <g aria-hidden transform={`translate(${x} ${y})`}>
      <circle className="art-node" r="44" />
      <circle className="art-strand" r="38" strokeDasharray="2 3" />
      <text className="art-postmark" y="8" fontSize="40">
        {day}
      </text>
      <text className="art-postmark" y="24" fontSize="12">
        {month}
      </text>
    </g>
  )
}
