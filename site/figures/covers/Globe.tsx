import { whole } from './engraving.tsx'
import { Numeral, type PageFigure } from './Numeral.tsx'

const MIDDLE = { x: 240, y: 136 }
const RADIUS = 112
const BANGKOK = [282, 146] as const
/** Newsrooms around the globe. */
const NODES = [
  [58, 84],
  [92, 222],
  [150, 30],
  [372, 34],
  [436, 110],
  [404, 232],
] as const

/** A globe with its night side shaded; wires rise from Bangkok to newsrooms all around. */
export function Globe({ figure }: { readonly figure: PageFigure }) {
  const { x, y } = MIDDLE
  const [fromX, fromY] = BANGKOK
  const levels = Array.from({ length: 43 }, (_, level) => -105 + level * 5)
  const night = levels.map((level) => {
    const limb = Math.sqrt(RADIUS ** 2 - level ** 2)
    return `M${whole(x - limb)} ${y + level}H${whole(x - limb * 0.3 - level * 0.32)}`
  })
  const parallels = [-84, -56, -28, 0, 28, 56, 84].map((level) => {
    const limb = whole(Math.sqrt(RADIUS ** 2 - level ** 2))
    return `M${x - limb} ${y + level}q${limb} 22 ${2 * limb} 0`
  })
  return (
    <>
      <circle className="art-sheet" cx={x} cy={y} r={RADIUS} strokeWidth="2.5" />
      <path strokeWidth="2.5" d={night.join('')} />
      <path className="art-quiet art-hair" d={parallels.join('')} />
      {[28, 62, 92].map((across) => (
        <ellipse key={across} className="art-quiet art-hair" cx={x} cy={y} rx={across} ry={RADIUS} />
      ))}
      <path
        className="art-wire"
        d={NODES.map(
          ([toX, toY]) =>
            `M${fromX} ${fromY}Q${whole((fromX + toX) / 2)} ${whole(Math.min(fromY, toY) - 60)} ${toX} ${toY}`,
        ).join('')}
      />
      {NODES.map(([toX, toY]) => (
        <circle key={toX} className="art-node" cx={toX} cy={toY} r="6" />
      ))}
      <circle className="art-origin" cx={fromX} cy={fromY} r="9" />
      <path className="art-sheet" d="M104 306l18-25-18-25h42v-12h188v12h42l-18 25 18 25h-48v-9H152v9Z" />
      <Numeral x={240} y={286} width={180} size={46}>
        {figure.whole}
      </Numeral>
    </>
  )
}
