import './Monogram.css'
import { rosetteOf, rosettePath } from './rosette.ts'

type Props = {
  /** One to three letters, as the language writes them: 'SK', 'ส.ก.'. */
  readonly initials: string
  /** Whom it stands for: decides the engraving, and is not printed. The name itself should stand beside it. */
  readonly name: string
}

/** A person's initials in an engraved roundel, where other sites show a face. */
export function Monogram({ initials, name }: Props) {
  const rosette = rosetteOf(name)
  return (
    <svg className="monogram" viewBox="-60 -60 120 120" aria-hidden="true">
      <circle className="monogram-field" r="58.5" />
      <circle r="54" strokeWidth="5" pathLength="360" strokeDasharray=".8 1.2" />
      <circle r="50.5" />
      <g className="monogram-lathe">
        <path d={rosettePath(rosette, 40, 8)} />
        <path d={rosettePath({ ...rosette, turn: rosette.turn + Math.PI / rosette.petals }, 40, 8)} />
        <path d={rosettePath({ ...rosette, turn: rosette.turn + Math.PI / rosette.petals / 2 }, 40, 4)} />
      </g>
      <circle className="monogram-field" r="31" />
      <text className="monogram-letters" y="11.5">
        {initials}
      </text>
    </svg>
  )
}
