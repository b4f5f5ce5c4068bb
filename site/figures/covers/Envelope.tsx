import { LevelLines, UprightLines } from './engraving.tsx'
import { Numeral, type PageFigure } from './Numeral.tsx'

/** One letter, ready to go: the figure is its stamp. */
export function Envelope({ figure }: { readonly figure: PageFigure }) {
  return (
    <>
      <g className="art-quiet">
        <UprightLines x={56} y={272} width={376} height={10} weight={1} gap={3} />
      </g>
      <path className="art-sheet" d="M48 48h384v224H48Z" strokeWidth="2" />
      <path className="art-strand" strokeWidth="9" strokeDasharray="16 32" d="M54 56h372M54 264h372" />
      <path strokeWidth="9" strokeDasharray="0 24 16 8" d="M54 56h372M54 264h372" />
      <path strokeWidth="5" d="M84 168h150M84 190h190M84 212h120" />
      <path className="art-hair" d="M84 234h150" />
      <path
        className="art-wire"
        d="M74 96c14-12 28 12 42 0s28 12 42 0 28 12 42 0 28 12 42 0M74 112c14-12 28 12 42 0s28 12 42 0 28 12 42 0 28 12 42 0M74 128c14-12 28 12 42 0s28 12 42 0 28 12 42 0 28 12 42 0"
      />
      <path className="art-plate" d="M266 78h142v106H266Z" />
      <path strokeWidth="6" className="art-dots" strokeDasharray="0 10.14" d="M266 78h142v106H266Z" />
      <path className="art-sheet" d="M274 86h126v90H274Z" strokeWidth="2" />
      <LevelLines x={274} y={150} width={126} height={26} weight={1.2} gap={2} />
      <Numeral x={337} y={137} width={112} size={52}>
        {figure.whole}
      </Numeral>
      <circle className="art-node" cx="242" cy="112" r="6" />
    </>
  )
}
