import { LevelLines } from './engraving.tsx'
import { Numeral, type PageFigure } from './Numeral.tsx'

const CARDS = Array.from({ length: 9 }, (_, card) => 8 - card)
/** The card that was looked for, counted from the front. */
const FOUND = 3

/** A drawer of index cards, the one that was looked for standing out with the figure on it. */
export function IndexCards({ figure }: { readonly figure: PageFigure }) {
  return (
    <>
      {CARDS.map((card) => {
        const found = card === FOUND
        const [x, y] = [44 + card * 14, 176 - card * 10 - (found ? 112 : 0)]
        const tab = 12 + ((card * 5) % 4) * 62
        return (
          <g key={card} transform={`translate(${x} ${y})`}>
            <path className="art-sheet" strokeWidth={found ? 2.5 : 1.5} d={`M0 0h${tab}l5-13h42l5 13H280v120H0Z`} />
            {found ? (
              <>
                <path className="art-strand" d="M12 20h256M12 24h256" />
                <Numeral x={140} y={88} width={240} size={72}>
                  {figure.whole}
                </Numeral>
              </>
            ) : (
              <LevelLines x={232} y={8} width={40} height={110} weight={1} gap={3} />
            )}
          </g>
        )
      })}
      <path className="art-sheet" d="M30 214h308v84H30Z" strokeWidth="2.5" />
      <LevelLines x={34} y={218} width={300} height={78} weight={1} gap={2.2} />
      <path className="art-sheet" d="m338 214 124-88v84l-124 88Z" strokeWidth="2.5" />
      <path className="art-sheet" d="M134 238h100v36H134Z" strokeWidth="2" />
      <circle className="art-sheet" cx="184" cy="256" r="9" strokeWidth="4" />
      <path className="art-wire" d="M366 84C420 84 400 30 480 30" />
      <circle className="art-node" cx="366" cy="84" r="6" />
    </>
  )
}
