import { encodeDots } from './dot-grid.ts'
import './figure.css'
import { worldArcs, worldNodes } from './world-arcs.ts'
import { ORIGIN, WORLD, worldDots } from './world-dots.ts'
import './WorldMap.css'

type Props = {
  /** What the map shows; without it the map is decoration and silent. */
  readonly label?: string
  /** The land's anchor, where the page draws it once more (`PlanReach`). */
  readonly landId?: string
  /** The outline of the earth, and its night side as a path over the dots. */
  readonly globe?: string
  readonly night?: string
}

const nodes = worldNodes()
  .map(([x, y]) => `M${x} ${y}h0`)
  .join('')

/** The dot-matrix world, arcs running from Bangkok to a node on each of six continents. */
export function WorldMap({ label, landId, globe, night }: Props) {
  return (
    <div className="world">
      <svg role={label ? 'img' : undefined} aria-label={label} aria-hidden={label ? undefined : true}>
        <svg viewBox={`0 0 ${WORLD.width} ${WORLD.height}`} aria-hidden="true">
          <path id={landId} className="dots world-dots" d={encodeDots(worldDots(), WORLD.pitch)} />
          {globe && <path className="world-globe" d={globe} />}
          {night && <path className="world-night" d={night} />}
          <path className="world-arcs" d={worldArcs()} />
          {/* A line of no length is drawn as its round ends: a ring, and the paper in it. */}
          <path className="world-nodes" d={nodes} />
          <path className="world-nodes world-nodes-inside" d={nodes} />
        </svg>
        <circle className="world-ring" {...inPercent(ORIGIN)} r="13" />
        <circle className="world-origin" {...inPercent(ORIGIN)} r="6" />
      </svg>
    </div>
  )
}

/** Not in units of the view box: marks keep their size when the map shrinks. */
function inPercent([x, y]: readonly [number, number]): { cx: string; cy: string } {
  const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`
  return { cx: percent(x / WORLD.width), cy: percent(y / WORLD.height) }
}
