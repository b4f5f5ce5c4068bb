import './ShareField.css'

type Props = {
  /** Of a hundred: 92 for 92%. What is added, where `added` says so: 42.5 for +42.5%. */
  readonly percent: number
  /** Whether the share comes on top of the hundred instead of being part of it. */
  readonly added?: boolean
}

const COLUMNS = 20
const PITCH = 20
const ROW = 26
const HUNDRED = 100 / COLUMNS

/**
 * A hundred small sheets in rows of twenty, a share of them coloured: or all of them grey, and what was added coloured.
 * A row is one line cut into dashes, so that a part of a sheet can be coloured too. It repeats a number that stands
 * beside it as text, and is silent.
 */
export function ShareField({ percent, added = false }: Props) {
  const start = added ? HUNDRED : 0
  const rows = added ? HUNDRED + Math.ceil(percent / COLUMNS) : HUNDRED
  return (
    <svg className="share-field" viewBox={`0 0 ${COLUMNS * PITCH} ${rows * ROW}`} aria-hidden="true">
      <path className={added ? 'share-base' : 'share-whole'} d={sheets(100, 0)} />
      <path className="share-part" d={sheets(percent, start)} />
    </svg>
  )
}

/** The rows of so many sheets, the last one cut off where they end. */
function sheets(count: number, firstRow: number): string {
  const rows = Array.from({ length: Math.ceil(count / COLUMNS) }, (_, row) => {
    const inRow = Math.min(COLUMNS, count - row * COLUMNS)
    const full = Math.floor(inRow)
    // A sheet takes 14 of the 20 units from one to the next.
    const length = Math.round((full * PITCH + (inRow - full) * 14) * 10) / 10
    return `M0 ${(firstRow + row) * ROW + ROW / 2}h${length}`
  })
  return rows.join('')
}
