import { UprightLines } from './engraving.tsx'
import { Numeral, type PageFigure } from './Numeral.tsx'

const ROWS = [36, 86, 136, 186]
const LEFT = 40
const HOLE = { width: 50, height: 50 }
const COLUMNS = 8
/** The few pigeonholes that a release goes into, as column and row. */
const CHOSEN = [
  [1, 1],
  [3, 0],
  [4, 2],
  [6, 1],
] as const

/** A newsroom's rack of pigeonholes: wires lead from the figure to the few that the release is for. */
export function SortingRack({ figure }: { readonly figure: PageFigure }) {
  const width = COLUMNS * HOLE.width
  const columns = Array.from({ length: COLUMNS - 1 }, (_, column) => LEFT + (column + 1) * HOLE.width)
  return (
    <>
      <path className="art-sheet" d="M30 26h420v220H30Z" strokeWidth="2.5" />
      {ROWS.map((y) => (
        <UprightLines key={y} x={LEFT} y={y} width={width} height={HOLE.height} weight={1.6} gap={1.7} />
      ))}
      <g className="art-web">
        <path strokeWidth="5" d={columns.map((x) => `M${x} 34v204`).join('')} />
        <path
          strokeWidth="5"
          d={ROWS.slice(1)
            .map((y) => `M36 ${y}h408`)
            .join('')}
        />
      </g>
      {CHOSEN.map(([column, row]) => {
        const [x, y] = [LEFT + column * HOLE.width, 36 + row * HOLE.height]
        return (
          <g key={column}>
            <path className="art-sheet" strokeWidth="2" d={`M${x + 7} ${y + 9}h36v38h-36Z`} />
            <path strokeWidth="3" d={`M${x + 12} ${y + 17}h26m-26 7h18`} />
            <path className="art-wire" d={`M240 262C240 ${y + 90} ${x + 25} ${y + 90} ${x + 25} ${y + 38}`} />
            <circle className="art-node" cx={x + 25} cy={y + 36} r="6" />
          </g>
        )
      })}
      <path className="art-sheet" d="M150 256h180v54H150Z" strokeWidth="2" />
      <path className="art-hair" d="M155 261h170v44H155Z" />
      <Numeral x={240} y={300} width={160} size={46}>
        {figure.whole}
      </Numeral>
    </>
  )
}
