import { UprightLines } from './engraving.tsx'

const LINES = [138, 160, 182, 204, 226, 248]

/** Two leaves of one sheet, a Latin text facing a Thai one, a wire between their first letters. */
export function TwoScripts() {
  return (
    <>
      <g className="art-quiet">
        <UprightLines x={52} y={280} width={380} height={8} weight={1} gap={3} />
      </g>
      <path
        className="art-sheet"
        d="M44 56C110 40 190 44 240 64c50-20 130-24 196-8v224c-66-16-146-12-196 8-50-20-130-24-196-8Z"
      />
      <path d="M240 64v224" />
      <path className="art-hair" d="M232 62v223M248 62v223M224 59v224M256 59v224" />
      <g strokeWidth="8">
        <path
          strokeDasharray="1.4 2 1.4 2 1.4 2 1.4 6 1.4 2 1.4 2 1.4 2 1.4 2 1.4 6"
          d={LINES.map((y, at) => `M${at < 2 ? 124 : 68} ${y}H${at === 5 ? 160 : 208}`).join('')}
        />
        <path
          strokeDasharray="1.4 3.2 1.4 1.8"
          d={LINES.map((y, at) => `M${at < 2 ? 328 : 272} ${y}H${at === 5 ? 352 : 412}`).join('')}
        />
      </g>
      <path
        className="art-dots"
        strokeWidth="2.6"
        strokeDasharray="0 13 0 21"
        d={LINES.map((y, at) => `M${at < 2 ? 330 : 276} ${y - 8}H${at === 5 ? 352 : 412}`).join('')}
      />
      <path strokeWidth="5" d="m72 164 18-60 18 60M79 144h22" />
      <path strokeWidth="2.5" d="M65 164h14M101 164h14" />
      <path
        strokeWidth="5"
        strokeLinejoin="round"
        d="M280 164v-26c0-6 3-9 8-12l-9-7c6-10 16-14 26-10 7 3 9 9 9 16v39"
      />
      <path className="art-wire" d="M90 98C100 12 288 8 297 100" />
      <circle className="art-node" cx="90" cy="98" r="6" />
      <circle className="art-node" cx="297" cy="100" r="6" />
    </>
  )
}
