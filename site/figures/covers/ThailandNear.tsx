import { encodeDots } from '../dot-grid.ts'
import { onThailand, THAILAND, thailandDots } from '../thailand-dots.ts'

/** The middle of the country, and towns around it: Lampang, Khon Kaen, Chumphon, Ubon. */
const WINDOW = { x: -124, y: 104 } as const
const CITIES = [
  [99.5, 17.9],
  [102.8, 16.4],
  [99.2, 10.6],
  [104.8, 15.2],
] as const
const RINGS = Array.from({ length: 34 }, (_, ring) => 16 + ring * 10)

/** Thailand under the glass: rings spread from Bangkok as from a stone in water. */
export function ThailandNear() {
  const dots = thailandDots().flatMap(([x, y]) =>
    y > WINDOW.y && y < WINDOW.y + 320 ? [[x - WINDOW.x, y - WINDOW.y] as const] : [],
  )
  const [x, y] = near([100.5, 13.75])
  return (
    <>
      <path
        className="art-quiet art-hair"
        strokeOpacity=".6"
        d={RINGS.map(
          (radius) =>
            `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0-${2 * radius} 0`,
        ).join('')}
      />
      <path
        className="art-dots"
        strokeWidth="5"
        strokeDasharray={`0 ${THAILAND.pitch}`}
        d={encodeDots(dots, THAILAND.pitch)}
      />
      {CITIES.map((place) => {
        const [toX, toY] = near(place)
        const [dx, dy] = [toX - x, toY - y]
        return (
          <g key={toX}>
            <path
              className="art-wire"
              d={`M${x} ${y}q${Math.round(dx / 2 - Math.abs(dy) / 4)} ${Math.round(dy / 2 - Math.abs(dx) / 4)} ${dx} ${dy}`}
            />
            <circle className="art-node" cx={toX} cy={toY} r="5" />
          </g>
        )
      })}
      <circle className="art-origin" cx={x} cy={y} r="9" />
    </>
  )
}

function near(place: readonly [number, number]): readonly [number, number] {
  const [x, y] = onThailand(place)
  return [x - WINDOW.x, y - WINDOW.y]
}
