import { LevelLines, UprightLines } from './engraving.tsx'
import { Numeral, type PageFigure } from './Numeral.tsx'

/** A typewriter with the figure on the sheet in it: here the release is written, too. */
export function Typewriter({ figure }: { readonly figure: PageFigure }) {
  return (
    <>
      <path className="art-sheet" d="M136 14h208v142H136Z" strokeWidth="2" />
      <Numeral x={240} y={86} width={184} size={74}>
        {figure.whole}
      </Numeral>
      <path
        className="art-quiet"
        strokeWidth="5"
        strokeDasharray="16 5 28 5 10 5 22 5"
        d="M156 108h168M156 122h168M156 136h92"
      />
      <path className="art-sheet" d="M74 146h332v34H74Z" strokeWidth="2.5" />
      <UprightLines x={78} y={150} width={324} height={26} weight={1.4} gap={2.6} />
      <path strokeWidth="12" d="M52 152v22M428 152v22" />
      <path strokeWidth="4" d="M52 163h22M406 163h22" />
      <path className="art-sheet" d="M104 180h272l32 48 22 74H50l22-74Z" strokeWidth="2.5" />
      <path
        className="art-hair"
        d="M174 226C180 190 300 190 306 226M186 226C196 200 284 200 294 226M200 226C212 210 268 210 280 226"
      />
      <path
        d="M240 182v16M222 184l4 16M258 184l-4 16M204 190l8 15M276 190l-8 15M188 198l10 14M292 198l-10 14"
        strokeWidth="2.5"
      />
      <path className="art-wire" d="M120 204C150 190 180 188 240 188S330 190 360 204" />
      <circle className="art-node" cx="120" cy="204" r="10" />
      <circle className="art-node" cx="360" cy="204" r="10" />
      <LevelLines x={84} y={232} width={312} height={64} weight={1} gap={3} />
      <g className="art-dots" strokeWidth="15">
        <path strokeDasharray="0 24" d="M96 240h289M84 262h313M74 284h336" />
        <path className="art-web" strokeWidth="9" strokeDasharray="0 24" d="M96 240h289M84 262h313M74 284h336" />
      </g>
    </>
  )
}
