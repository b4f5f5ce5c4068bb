import { entriesWith, type ReportProps } from './entries.ts'

const SHEET = { width: 9, height: 12, pitch: 12 }

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
              <svg width={count * SHEET.pitch} height={SHEET.height + 2} aria-hidden="true">
                {Array.from({ length: count }, (_, position) => (
                  <rect
                    // biome-ignore lint/suspicious/noArrayIndexKey: sheets are alike.
                    key={position}
                    className={`report-${result}`}
                    x={position * SHEET.pitch + 1}
                    y="1"
                    width={SHEET.width}
                    height={SHEET.height}
                  />
                ))}
              </svg>
            </div>
          )
        })}
      </dl>
      <p className="figure-note">{summary.note}</p>
    </>
  )
}
