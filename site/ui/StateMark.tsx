const WIRE = { stroke: 'var(--wire)' } as const

/** A blank sheet. */
const empty = (
  <>
    <path {...WIRE} strokeDasharray="1 4" d="M0 16h14M36 16h28" />
    <path d="M14 3h15l7 7v19H14ZM29 3v7h7" />
  </>
)

/** A line that is broken before its end. */
const failed = (
  <>
    <path {...WIRE} d="M0 6c12 0 10 16 24 16m0 0 7-5m-7 5h9m-9 0 7 5" />
    <path strokeDasharray="1 4" d="M39 21h12" />
    <circle cx="57" cy="21" r="5" />
  </>
)

/** A line from a sheet to its end. */
const sent = (
  <>
    <path d="M1 3h15l7 7v19H1ZM16 3v7h7M6 16h11M6 21h11" />
    <path {...WIRE} d="M23 18c12 0 12-8 28-8" />
    <circle cx="57" cy="10" r="5" fill="var(--wire)" {...WIRE} />
  </>
)

const drawings = { empty, failed, sent }

/** A decorative drawing. The text beside it names the state. */
export function StateMark({ state }: { state: keyof typeof drawings }) {
  return (
    <svg
      data-state={state}
      width="64"
      height="32"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      {drawings[state]}
    </svg>
  )
}
