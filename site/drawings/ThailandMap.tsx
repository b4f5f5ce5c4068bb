import type { ReactNode } from 'react'
import type { City } from '../../contract/figures.ts'
import { Drawing } from './Drawing.tsx'
import thailand from './maps/thailand.svg?raw'
import { CITY_PLACES, calculateRadius, ELSEWHERE, MAP_SIZE } from './thailand-places.ts'
import './figure.css'
import './ThailandMap.css'

interface Reach {
  readonly name: string
  /** Number of people. The circle's area is in proportion to it. */
  readonly reach: number
  /** `reach` as text: `11.2M`. */
  readonly value: string
}

export interface CityReach extends Reach {
  readonly city: City
}

interface ThailandMapProps {
  readonly caption: ReactNode
  readonly cities: readonly CityReach[]
  /** All other cities together, shown in the sea. */
  readonly elsewhere: Reach
  readonly note: string
}

export function ThailandMap({ caption, cities, elsewhere, note }: ThailandMapProps) {
  const all = [...cities, elsewhere]
  const largest = Math.max(...all.map(({ reach }) => reach))
  const elsewhereRadius = calculateRadius(elsewhere.reach, largest)
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
                  <circle className="thailand-reach" cx={x} cy={y} r={calculateRadius(reach, largest)} />
                  <circle fill="var(--ink)" cx={x} cy={y} r="3" />
                  <path stroke="var(--ink)" d={`M${x} ${y}H${label - 8}`} />
                </g>
              )
            })}
            <circle
              className="thailand-reach"
              strokeDasharray="4 3"
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
  /** Centers the label below the point. */
  readonly below?: boolean
}

/**
 * Positions are in percent, so that text keeps its size when the map shrinks. The label is `aria-hidden`, because Firefox would read it
 * again after the picture's own label.
 */
function Label({ x, y, below, name, value }: LabelProps) {
  const left = `${Math.round((x / MAP_SIZE.width) * 100)}%`
  return (
    <text
      aria-hidden
      className="thailand-label"
      textAnchor={below ? 'middle' : undefined}
      x={left}
      y={`${Math.round((y / MAP_SIZE.height) * 1000) / 10}%`}
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
