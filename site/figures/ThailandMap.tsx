import type { ReactNode } from 'react'
import type { City } from '../content/schemas/figures.ts'
import { classNames } from '../ui/class-names.ts'
import { Drawing } from './Drawing.tsx'
import thailand from './maps/thailand.svg?raw'
import { CITY_PLACES, ELSEWHERE, reachRadius, THAILAND } from './thailand.ts'
import './figure.css'
import './ThailandMap.css'

/** People that can be reached in one place. */
interface Reach {
  readonly name: string
  /** The value shown by the circle's area. */
  readonly reach: number
  /** The same, as it is printed. */
  readonly value: string
}

export interface CityReach extends Reach {
  readonly city: City
}

interface ThailandMapProps {
  readonly caption: ReactNode
  readonly cities: readonly CityReach[]
  /** All other cities together: a circle in the sea, on the same scale. */
  readonly elsewhere: Reach
  readonly note: string
}

/** The dot-matrix country with a circle for each city, its area in proportion to the city's reach. */
export function ThailandMap({ caption, cities, elsewhere, note }: ThailandMapProps) {
  const all = [...cities, elsewhere]
  const largest = Math.max(...all.map(({ reach }) => reach))
  const elsewhereRadius = reachRadius(elsewhere.reach, largest)
  return (
    <figure className="thailand">
      <figcaption className="figure-caption">{caption}</figcaption>
      <div className="thailand-frame">
        <svg role="img" aria-label={all.map(({ name, value }) => `${name} ${value}`).join(', ')}>
          <Drawing svg={thailand}>
            {cities.map(({ city, reach }) => {
              const { x, y, label } = CITY_PLACES[city]
              return (
                <g key={city}>
                  <circle className="thailand-reach" cx={x} cy={y} r={reachRadius(reach, largest)} />
                  <circle className="thailand-city" cx={x} cy={y} r="3" />
                  <path className="thailand-leader" d={`M${x} ${y}H${label - 8}`} />
                </g>
              )
            })}
            <circle
              className="thailand-reach thailand-elsewhere"
              cx={ELSEWHERE.x}
              cy={ELSEWHERE.y}
              r={elsewhereRadius}
            />
          </Drawing>
          {cities.map(({ city, ...reach }) => {
            const { y, label, raised = 0 } = CITY_PLACES[city]
            return <Label key={city} x={label} y={y - raised} {...reach} />
          })}
          <Label x={ELSEWHERE.x} y={ELSEWHERE.y + elsewhereRadius} below {...elsewhere} />
        </svg>
      </div>
      <p className="figure-note">{note}</p>
    </figure>
  )
}

interface LabelProps extends Reach {
  readonly x: number
  readonly y: number
  /** Centred below its place, and not beside it. */
  readonly below?: boolean
}

/** Placed in percent, so that type keeps its size when the map shrinks. Firefox reads the text of a picture beside the picture's name. */
function Label({ x, y, below, name, value }: LabelProps) {
  const left = `${Math.round((x / THAILAND.width) * 100)}%`
  return (
    <text
      aria-hidden
      className={classNames('thailand-label', below && 'thailand-middle')}
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
