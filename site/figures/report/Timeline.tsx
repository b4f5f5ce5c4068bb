import type { Clipping, ReportProps } from './entries.ts'
import { clippingsOf, momentsOf } from './entries.ts'
import { dayAndHour, hourOf, hoursAfter, shortDayAndHour } from './print-times.ts'

/** Sheets of paper: in pixels from the top, in hours across. */
const SHEET = 'h.7v12h-.7z'
const PITCH = 16
const AXIS = 28

/** Hours after sending at which the axis says the time: of each day the morning and the evening. */
const TICKS = [0, 12, 24]

const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`

/** One sheet for each outlet, piled up in the hour in which the story was found: filled where it wrote its own. */
export function Timeline({ words, reported, locale }: ReportProps) {
  const clippings = clippingsOf(reported.entries)
  const moments = momentsOf(clippings)
  const columns = moments.last + 2
  const piles = [...Map.groupBy(clippings, ({ hour }) => hour).values()]
  const height = Math.max(...piles.map(({ length }) => length)) * PITCH
  const sheetsOf = (result: Clipping['result']) =>
    piles.flatMap((pile) =>
      pile.flatMap((one, position) =>
        one.result === result ? [`M${one.hour} ${height - (position + 1) * PITCH + 2}${SHEET}`] : [],
      ),
    )
  return (
    <>
      <dl className="report-moments">
        {(['first', 'half', 'last'] as const).map((moment) => (
          <div key={moment}>
            <dt>{words.timeline.moments[moment]}</dt>
            <dd>
              {dayAndHour(hoursAfter(reported.sent, moments[moment]), locale)}{' '}
              <small>{words.timeline.after.replace('{n}', String(moments[moment]))}</small>
            </dd>
          </div>
        ))}
      </dl>
      <svg className="report-timeline" height={height + AXIS} aria-hidden="true">
        {/* As wide as the page makes it, with strokes of one weight. */}
        <svg aria-hidden="true" viewBox={`0 0 ${columns} ${height}`} height={height} preserveAspectRatio="none">
          {(['written', 'copied'] as const).map((result) => (
            <path
              key={result}
              className={`report-${result}`}
              d={sheetsOf(result).join('')}
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </svg>
        <path className="report-axis" d={`M0 ${height + 0.5}h9999`} />
        {TICKS.filter((hour) => hour < columns).map((hour) => (
          <text key={hour} x={percent(hour / columns)} y={height + 20}>
            {(hour % 24 === 0 ? shortDayAndHour : hourOf)(hoursAfter(reported.sent, hour), locale)}
          </text>
        ))}
      </svg>
      <p className="figure-note">{words.timeline.note}</p>
    </>
  )
}
