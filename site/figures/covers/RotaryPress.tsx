import { LevelLines } from './engraving.tsx'
import { Numeral, type PageFigure } from './Numeral.tsx'

const CYLINDERS = [
  [112, 92, 62],
  [112, 236, 62],
  [262, 164, 74],
] as const

/** How the paper runs: in above the first cylinder, around all three, and out to the right. */
const WEB = 'M0 24H112A68 68 0 0 1 112 160A76 76 0 0 0 112 312C190 312 176 244 262 244A80 80 0 0 0 262 84H480'

/** A rotary press in Bangkok: the web of paper runs around its cylinders, and the figure comes off it. */
export function RotaryPress({ figure }: { readonly figure: PageFigure }) {
  return (
    <>
      {CYLINDERS.map(([x, y, radius]) => (
        <g key={y}>
          <circle className="art-sheet" cx={x} cy={y} r={radius} strokeWidth="2.5" />
          <circle cx={x} cy={y} r={radius - 11} strokeWidth="15" pathLength="360" strokeDasharray="1.4 2.6" />
          <circle className="art-hair" cx={x} cy={y} r={radius - 24} />
          <path d={`M${x - 26} ${y}h52M${x} ${y - 26}v52`} strokeWidth="7" />
          <circle className="art-sheet" cx={x} cy={y} r="12" strokeWidth="4" />
        </g>
      ))}
      <path d={WEB} strokeWidth="17" />
      <path className="art-web" d={WEB} strokeWidth="13" />
      <path className="art-strand" d={WEB} strokeWidth="5" strokeDasharray="18 5 9 5 26 5 12 12" />
      <path className="art-sheet" d="M336 128h124v150H336Z" strokeWidth="2" />
      <path className="art-sheet" d="M328 120h124v150H328Z" strokeWidth="2" />
      <Numeral x={390} y={168} width={100} size={48}>
        {figure.whole}
      </Numeral>
      <path d="M338 182h104M338 186h104" />
      <g className="art-quiet">
        <LevelLines x={338} y={196} width={48} height={66} weight={1.5} gap={4} />
        <LevelLines x={394} y={196} width={48} height={66} weight={1.5} gap={4} />
      </g>
      <circle className="art-node" cx="472" cy="84" r="6" />
    </>
  )
}
