import { encodeDots } from './dot-grid.ts'
import './figure.css'
import { type City, cityPlaces, labelColumn, reachRadius } from './reach-circle.ts'
import { onThailand, THAILAND, thailandDots } from './thailand-dots.ts'
import './ThailandMap.css'

export type CityReach = {
  readonly city: City
  readonly name: string
  /** What the circle's area stands for. */
  readonly reach: number
  /** The same, as it is printed. */
  readonly value: string
}

type Props = {
  readonly caption: string
  readonly cities: readonly CityReach[]
  /** What the map cannot place: readers elsewhere, the source. */
  readonly note?: string
}

const LARGEST_RADIUS = 56

/** The dot-matrix country with a circle for each city, its area in proportion to the city's reach. */
export function ThailandMap({ caption, cities, note }: Props) {
  const largest = Math.max(...cities.map(({ reach }) => reach))
  return (
    <figure className="thailand">
      <figcaption className="figure-caption">{caption}</figcaption>
      <div className="thailand-frame">
        <svg role="img" aria-label={cities.map(({ name, value }) => `${name} ${value}`).join(', ')}>
          <svg viewBox={`0 0 ${THAILAND.width} ${THAILAND.height}`} aria-hidden="true">
            <path className="dots thailand-dots" d={encodeDots(thailandDots(), THAILAND.pitch)} />
            {cities.map(({ city, reach }) => (
              <Circle key={city} city={city} radius={reachRadius(reach, largest, LARGEST_RADIUS)} />
            ))}
          </svg>
          {cities.map((city) => (
            <Label key={city.city} {...city} />
          ))}
        </svg>
      </div>
      {note && <p className="figure-note">{note}</p>}
    </figure>
  )
}

function Circle({ city, radius }: { city: City; radius: number }) {
  const [x, y] = onThailand(cityPlaces[city])
  return (
    <>
      <circle className="thailand-reach" cx={x} cy={y} r={radius} />
      <circle className="thailand-city" cx={x} cy={y} r="3" />
      <path className="thailand-leader" d={`M${x} ${y}H${labelColumn[city] - 8}`} />
    </>
  )
}

/** Placed in percent, so that type keeps its size when the map shrinks. */
function Label({ city, name, value }: CityReach) {
  const x = `${Math.round((labelColumn[city] / THAILAND.width) * 100)}%`
  const y = `${Math.round((onThailand(cityPlaces[city])[1] / THAILAND.height) * 1000) / 10}%`
  return (
    <text className="thailand-label" x={x} y={y}>
      <tspan className="thailand-value" x={x} dy="-.05em">
        {value}
      </tspan>
      <tspan x={x} dy="1.35em">
        {name}
      </tspan>
    </text>
  )
}
