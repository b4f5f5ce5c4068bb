import type { ReactNode } from 'react'
import type { City } from '../content/thai-cities.ts'
import { classNames } from '../ui/class-names.ts'
import { encodeDots } from './dot-grid.ts'
import './figure.css'
import { ELSEWHERE, labelColumn, reachRadius } from './reach-circle.ts'
import { CITIES } from './thai-cities.ts'
import { onThailand, THAILAND, thailandDots } from './thailand-dots.ts'
import './ThailandMap.css'

/** People that can be reached in one place. */
export type Reach = {
  readonly name: string
  /** What the circle's area stands for. */
  readonly reach: number
  /** The same, as it is printed. */
  readonly value: string
}

export type CityReach = Reach & { readonly city: City }

type Props = {
  readonly caption: ReactNode
  readonly cities: readonly CityReach[]
  /** All other cities together: a circle in the sea, of the same measure. */
  readonly elsewhere: Reach
  readonly note: string
}

const LARGEST_RADIUS = 56

/** The dot-matrix country with a circle for each city, its area in proportion to the city's reach. */
export function ThailandMap({ caption, cities, elsewhere, note }: Props) {
  const all = [...cities, elsewhere]
  const largest = Math.max(...all.map(({ reach }) => reach))
  const radius = (reach: number) => reachRadius(reach, largest, LARGEST_RADIUS)
  return (
    <figure className="thailand">
      <figcaption className="figure-caption">{caption}</figcaption>
      <div className="thailand-frame">
        <svg role="img" aria-label={all.map(({ name, value }) => `${name} ${value}`).join(', ')}>
          <svg viewBox={`0 0 ${THAILAND.width} ${THAILAND.height}`} aria-hidden="true">
            <path className="dots thailand-dots" d={encodeDots(thailandDots(), THAILAND.pitch)} />
            {cities.map(({ city, reach }) => (
              <Circle key={city} city={city} radius={radius(reach)} />
            ))}
            <circle
              className="thailand-reach thailand-elsewhere"
              cx={ELSEWHERE[0]}
              cy={ELSEWHERE[1]}
              r={radius(elsewhere.reach)}
            />
          </svg>
          {cities.map(({ city, ...reach }) => (
            <Label key={city} x={labelColumn[city]} y={onThailand(CITIES[city])[1]} {...reach} />
          ))}
          <Label
            className="thailand-middle"
            x={ELSEWHERE[0]}
            y={ELSEWHERE[1] + radius(elsewhere.reach)}
            below
            {...elsewhere}
          />
        </svg>
      </div>
      <p className="figure-note">{note}</p>
    </figure>
  )
}

function Circle({ city, radius }: { city: City; radius: number }) {
  const [x, y] = onThailand(CITIES[city])
  return (
    <>
      <circle className="thailand-reach" cx={x} cy={y} r={radius} />
      <circle className="thailand-city" cx={x} cy={y} r="3" />
      <path className="thailand-leader" d={`M${x} ${y}H${labelColumn[city] - 8}`} />
    </>
  )
}

interface LabelPlace {
  className?: string
  x: number
  y: number
  /** Clear of what ends at its place, by its own height. */
  below?: boolean
}

/** Placed in percent, so that type keeps its size when the map shrinks. Firefox reads the text of a picture beside the picture's name. */
function Label({ className, x, y, below, name, value }: Reach & LabelPlace) {
  const left = `${Math.round((x / THAILAND.width) * 100)}%`
  return (
    <text
      aria-hidden
      className={classNames('thailand-label', className)}
      x={left}
      y={`${Math.round((y / THAILAND.height) * 1000) / 10}%`}
    >
      <tspan className="thailand-value" dy={below ? '1.1em' : '-.05em'}>
        {value}
      </tspan>
      <tspan x={left} dy="1.35em">
        {name}
      </tspan>
    </text>
  )
}
