import { LevelLines, UprightLines } from './engraving.tsx'
import { Numeral, type PageFigure } from './Numeral.tsx'

/** A pen that has put the figure at the head of a draft and goes on writing. */
export function PenNib({ figure }: { readonly figure: PageFigure }) {
  return (
    <>
      <g className="art-quiet">
        <UprightLines x={52} y={292} width={264} height={8} weight={1} gap={3} />
      </g>
      <path className="art-sheet" d="M44 28h272v264H44Z" />
      <Numeral x={180} y={104} width={224} size={84}>
        {figure.whole}
      </Numeral>
      <path d="M68 122h224M68 126h224" />
      <path
        className="art-quiet"
        strokeWidth="7"
        strokeDasharray="26 7 40 7 18 7 33 7"
        d="M68 148h224M68 168h150M68 188h132M68 208h108"
      />
      <path
        className="art-wire"
        d="M68 262c4-22 12-22 12-4s8 14 12-6 12-14 12 4 10 8 14-10 12-8 10 8 12 10 16-6 12-10 10 6 8 10 22-2"
      />
      <g transform="translate(180 250) rotate(47)">
        <path className="art-sheet" d="M-37-186h74V-360h-74Z" />
        <LevelLines x={-37} y={-360} width={26} height={174} weight={1} gap={3} />
        <LevelLines x={21} y={-360} width={16} height={174} weight={2} gap={2} />
        <path strokeWidth="7" d="M-37-192h74M-37-206h74" />
        <path
          className="art-sheet"
          strokeWidth="2.5"
          d="M0 0c-8-42-48-66-48-110 0-34 15-52 18-76h60c3 24 18 42 18 76C48-66 8-42 0 0Z"
        />
        <path
          className="art-hair"
          d="M0 0c8-42 41-66 41-110 0-34-12-52-15-70M0 0c7-42 34-66 34-110 0-34-9-52-12-70M0 0c6-42 27-66 27-110 0-34-6-52-9-70M0 0c5-42 20-66 20-110M0 0c4-42 13-66 13-98"
        />
        <path strokeWidth="2.5" d="M0 0v-104" />
        <circle className="art-sheet" cx="0" cy="-112" r="9" strokeWidth="2.5" />
      </g>
    </>
  )
}
