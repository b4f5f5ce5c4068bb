import { Drawing } from './Drawing.tsx'
import world from './maps/world.svg?raw'
import './figure.css'
import './WorldMap.css'

interface WorldMapProps {
  /** Alternative text. Without it, the map is decoration. */
  readonly label?: string
}

/** Bangkok in `maps/world.svg`. In percent, so that the mark keeps its size when the map shrinks. */
const BANGKOK_SPOT = { cx: '35%', cy: '50%' }

/** A dotted world map, with an arc from Bangkok to each region that the table of continents counts. */
export function WorldMap({ label }: WorldMapProps) {
  return (
    <div className="world">
      <svg role={label ? 'img' : undefined} aria-label={label} aria-hidden={label ? undefined : true}>
        <Drawing svg={world} />
        <circle fill="none" stroke="var(--wire)" strokeOpacity="0.5" {...BANGKOK_SPOT} r="13" />
        <circle fill="var(--wire)" {...BANGKOK_SPOT} r="6" />
      </svg>
    </div>
  )
}
