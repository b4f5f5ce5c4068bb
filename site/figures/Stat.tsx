import './Stat.css'

export type StatProps = {
  /** The number as it is printed. */
  readonly value: string
  /** A word set smaller after the number: 'billion'. */
  readonly unit?: string
  /** What the number counts. */
  readonly caption: string
}

/** One large numeral and what it counts. Read as 'caption: number', set with the number first. Belongs in a `StatRow`. */
export function Stat({ value, unit, caption }: StatProps) {
  return (
    <div className="stat">
      <dt>{caption}</dt>
      <dd>
        {value}
        {unit && <span> {unit}</span>}
      </dd>
    </div>
  )
}
