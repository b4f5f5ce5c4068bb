import { LevelLines, UprightLines } from './engraving.tsx'
import { Numeral, type PageFigure } from './Numeral.tsx'

const ARMS = [46, 92]
/** Where insulators sit on an arm, and how far each of their wires sags. */
const INSULATORS = [62, 96, 130, 190, 224, 258]
const FAR = { x: 420, y: 168 }

/** A telegraph line that runs to the horizon: as many wires as there are ways to be read. */
export function TelegraphPole({ figure }: { readonly figure: PageFigure }) {
  const wires = ARMS.flatMap((y, arm) =>
    INSULATORS.map((x, place) => {
      const toY = FAR.y + arm * 12
      const toX = FAR.x - 20 + place * 8
      return `M0 ${y - 26 + place * 4}Q${x - 30} ${y + 4} ${x} ${y - 14}Q${(x + toX) / 2} ${toY + 26 - place * 4} ${toX} ${toY}`
    }),
  )
  return (
    <>
      <path d="M0 282C120 262 300 250 480 252" />
      <g className="art-quiet">
        <LevelLines x={0} y={286} width={480} height={34} weight={1.5} gap={3.5} />
      </g>
      <path className="art-quiet" d={wires.slice(1).join('')} />
      <path className="art-sheet" d="M416 156h8v96h-8ZM392 166h56v5h-56ZM392 178h56v5h-56Z" />
      <path className="art-sheet" d="M148 12h24v280h-24Z" strokeWidth="2" />
      <LevelLines x={161} y={14} width={11} height={276} weight={1.2} gap={1.8} />
      {ARMS.map((y) => (
        <g key={y}>
          <path className="art-sheet" d={`M46 ${y}h228v13H46Z`} strokeWidth="2" />
          <UprightLines x={48} y={y + 6} width={224} height={7} weight={1} gap={2} />
          <path strokeWidth="9" d={INSULATORS.map((x) => `M${x} ${y}v-18`).join('')} />
          <path className="art-web" strokeWidth="4" d={INSULATORS.map((x) => `M${x} ${y - 3}v-5`).join('')} />
        </g>
      ))}
      <path className="art-wire" d={wires[0]} />
      <path className="art-wire" d={wires.at(-1)} />
      <circle className="art-node" cx="62" cy="32" r="6" />
      <circle className="art-node" cx="258" cy="78" r="6" />
      <path className="art-sheet" d="M62 164h196v88H62Z" strokeWidth="2.5" />
      <path className="art-hair" d="M68 170h184v76H68Z" />
      <Numeral x={160} y={230} width={172} size={68}>
        {figure.whole}
      </Numeral>
    </>
  )
}
