import { UprightLines } from './engraving.tsx'

/** Pickups by the hour after a release: quick to rise, slow to end. */
const PICKUPS = [1, 3, 7, 12, 16, 15, 12, 10, 8, 6, 5, 4, 3, 3, 2, 2, 1, 1, 1]
const STEP = 21
const FOOT = 252

/** A ruler of hours, a dot for each pickup, and the wire of their growing sum. */
export function PickupRuler() {
  const total = PICKUPS.reduce((sum, count) => sum + count, 0)
  let sum = 0
  const growth = PICKUPS.map((count, hour) => {
    sum += count
    return `${hour === 0 ? 'M' : 'L'}${51 + hour * STEP} ${Math.round(FOOT - (sum / total) * 196)}`
  }).join('')
  return (
    <>
      <path className="art-quiet art-hair" d="M40 56h400M40 105h400M40 154h400M40 203h400" />
      <path
        className="art-dots"
        strokeWidth="7"
        strokeDasharray="0 10"
        d={PICKUPS.map((count, hour) => `M${51 + hour * STEP} ${FOOT - 8}v-${count * 10 - 9}`).join('')}
      />
      <rect className="art-sheet" x="40" y={FOOT} width="400" height="40" />
      <UprightLines x={51} y={FOOT} width={380} height={9} weight={1} gap={3.2} />
      <UprightLines x={51} y={FOOT} width={380} height={18} weight={1.5} gap={19.5} />
      <UprightLines x={51} y={FOOT} width={380} height={27} weight={2} gap={61} />
      <path className="art-wire" strokeLinejoin="round" d={growth} />
      <circle className="art-node" cx={51 + (PICKUPS.length - 1) * STEP} cy={FOOT - 196} r="6" />
    </>
  )
}
