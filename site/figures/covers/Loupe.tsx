import { Numeral, type PageFigure } from './Numeral.tsx'

const COLUMNS = 40
const ROWS = 25
const PITCH = 10
/** A dot for each in a thousand. */
const DOTS = COLUMNS * ROWS

/** Rows of dots, the last one cut off where they end. */
function rowsOf(count: number): string {
  return Array.from({ length: Math.ceil(count / COLUMNS) }, (_, row) => {
    const inRow = Math.min(COLUMNS, count - row * COLUMNS)
    return `M45 ${38 + row * PITCH}h${(inRow - 1) * PITCH + 1}`
  }).join('')
}

/** A thousand dots, as many of them lit as the figure says, and the figure under the glass. */
export function Loupe({ figure }: { readonly figure: PageFigure }) {
  const lit = Math.min(DOTS, Math.round((figure.value / 100) * DOTS))
  return (
    <>
      <g className="art-dots" strokeWidth="4.5" strokeDasharray={`0 ${PITCH}`}>
        <path d={rowsOf(DOTS)} />
        <path className="art-strand" strokeWidth="8" d={rowsOf(lit)} />
      </g>
      <path strokeWidth="30" d="m318 236 88 88" />
      <path className="art-web" strokeWidth="22" strokeDasharray="2 3" d="m330 248 88 88" />
      <circle className="art-sheet" cx="248" cy="166" r="106" strokeWidth="3" />
      <circle cx="248" cy="166" r="97" strokeWidth="11" pathLength="360" strokeDasharray="1 1.5" />
      <circle className="art-hair" cx="248" cy="166" r="88" />
      <path className="art-wire" d="M105 48C130 74 120 92 166 116" />
      <circle className="art-node" cx="166" cy="116" r="6" />
      <Numeral x={248} y={192} width={158} size={76}>
        {figure.whole}
      </Numeral>
    </>
  )
}
