import { entriesWith, type ReportProps } from './entries.ts'

/** One sheet beside the other, 9 pixels wide of 12, 12 high. */
const PITCH = 12
const SHEET = 'h9v12h-9z'
const HEIGHT = 14

/** What came of it, in three numbers that are kept apart, each with as many sheets as it counts. */
export function Summary({ words: { summary }, reported: { entries } }: ReportProps) {
  const ran = entries.length - entriesWith(entries, { result: 'none' }).length
  return (
    <>
      <p className="report-ran">{summary.ran.replace('{n}', String(ran)).replace('{total}', String(entries.length))}</p>
      <dl className="report-tally">
        {(['written', 'copied', 'none'] as const).map((result) => {
          const count = entriesWith(entries, { result }).length
          return (
            <div key={result}>
              <dt>{summary.results[result]}</dt>
              <dd>{count}</dd>
              <svg width={count * PITCH} height={HEIGHT} aria-hidden="true">
                <path className={`report-${result}`} d={`M1 1${Array(count).fill(SHEET).join(`m${PITCH} 0`)}`} />
              </svg>
            </div>
          )
        })}
      </dl>
      <p className="figure-note">{summary.note}</p>
    </>
  )
}
