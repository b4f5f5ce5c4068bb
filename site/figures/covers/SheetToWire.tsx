import { LevelLines, UprightLines, whole } from './engraving.tsx'

const LINES = 13
const JOIN = { x: 372, y: 226 }

/** The lines of a release run off the sheet and twist into one wire. */
export function SheetToWire() {
  const lines = Array.from({ length: LINES }, (_, line) => 122 + line * 12)
  return (
    <>
      <g className="art-quiet">
        <UprightLines x={60} y={288} width={196} height={8} weight={1} gap={3} />
        <LevelLines x={252} y={60} width={8} height={236} weight={1} gap={3} />
      </g>
      <path className="art-sheet" d="M52 32h172l28 28v228H52Z" />
      <path className="art-sheet" d="M224 32v28h28Z" />
      <path d="M76 66h118M76 84h82" strokeWidth="9" />
      <path className="art-hair" d="M76 104h152" />
      <path className="art-quiet" d={lines.map((y) => `M76 ${y}H228`).join('')} />
      <path
        className="art-strand"
        d={lines.map((y) => `M228 ${y}C${whole(270 + (y - 122) / 5)} ${y} 316 ${JOIN.y} ${JOIN.x} ${JOIN.y}`).join('')}
      />
      <path className="art-wire" d={`M${JOIN.x} ${JOIN.y}C420 ${JOIN.y} 400 120 480 120`} />
      <circle className="art-node" cx={JOIN.x} cy={JOIN.y} r="6" />
    </>
  )
}
