import { encodeDots } from './dot-grid.ts'
import './figure.css'
import { CONTINENTS, type Continent, nodeOf, worldArcs } from './world-arcs.ts'
import { WORLD, worldDots } from './world-dots.ts'
import './WorldMap.css'

type NodeLabel = { readonly name: string; readonly value: string }

type Props = {
  /** What the map shows, its labels' figures included; without it the map is decoration and silent. */
  readonly label?: string
  /** What stands at the nodes. Under 640 px only the value is shown. */
  readonly nodes?: Partial<Record<Continent, NodeLabel>>
}

/** The dot-matrix world, arcs running from Bangkok, its centre, to a node on each of six continents. */
export function WorldMap({ label, nodes = {} }: Props) {
  return (
    <div className="world">
      <svg role={label ? 'img' : undefined} aria-label={label} aria-hidden={label ? undefined : true}>
        <svg viewBox={`0 0 ${WORLD.width} ${WORLD.height}`} aria-hidden="true">
          <path className="dots" d={encodeDots(worldDots(), WORLD.pitch)} />
          <path className="world-arcs" d={worldArcs()} />
        </svg>
        <circle className="world-ring" cx="50%" cy="50%" r="13" />
        <circle className="world-origin" cx="50%" cy="50%" r="6" />
        {CONTINENTS.map((continent) => (
          <Node key={continent} continent={continent} label={nodes[continent]} />
        ))}
      </svg>
    </div>
  )
}

/** Placed in percent, not in units of the view box: nodes and type keep their size when the map shrinks. */
function Node({ continent, label }: { continent: Continent; label: NodeLabel | undefined }) {
  const {
    x,
    y,
    label: { side, drop },
  } = nodeOf(continent)
  return (
    <>
      <circle className="world-node" cx={x} cy={y} r="4" />
      {label && (
        <text
          className={side === 'left' ? 'world-label world-left' : 'world-label'}
          x={x}
          y={y}
          dx={side === 'left' ? -12 : 12}
          dy={drop || undefined}
        >
          <tspan className="world-name">{label.name} </tspan>
          {label.value}
        </text>
      )}
    </>
  )
}
