import { petals, rosetteOf } from './rosette.ts'

type Props = {
  /** One to three letters, as the language writes them: 'SK', 'ส.ก.'. */
  readonly initials: string
  /** Whom it stands for: decides the engraving, and is not printed. The name itself should stand beside it. */
  readonly name: string
}

/** A person's initials in an engraved roundel, where other sites show a face. */
export function Monogram({ initials, name }: Props) {
  return (
    <svg className="monogram" viewBox="-240 -240 480 480" aria-hidden="true">
      <circle className="monogram-field" r="236" />
      <circle r="214" strokeWidth="24" strokeDasharray="3 4.47" />
      <path className="monogram-lathe" d={petals(rosetteOf(name), 38, 160)} />
      <circle className="monogram-field" r="124" />
      <text className="monogram-letters" y="46">
        {initials}
      </text>
    </svg>
  )
}
