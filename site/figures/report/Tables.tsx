import { RuledTable } from '../../ui/RuledTable.tsx'
import { clippingsOf, entriesWith, groupedBy, type ReportProps, sumOf } from './entries.ts'
import { dayAndHour, hoursAfter, printed } from './print-times.ts'

/** How many of each kind wrote, copied and refused; the last row is all of them. */
export function Kinds({ words: { kinds }, reported: { entries } }: ReportProps) {
  const { kind, written, copied, none, total } = kinds.columns
  const row = (id: string, name: string, of: typeof entries) => ({
    id,
    cells: [
      name,
      ...(['written', 'copied', 'none'] as const).map((result) => entriesWith(of, { result }).length),
      of.length,
    ],
  })
  return (
    <RuledTable
      className="report-kinds"
      caption={kinds.heading}
      columns={[kind, written, copied, none, total]}
      rows={[
        ...groupedBy(entries, (entry) => entry.kind).map(({ key, group }) => row(key, kinds.names[key], group)),
        row('all', kinds.total, entries),
      ]}
    />
  )
}

/** Every story that was found, the first first, and what they sum up to. */
export function Clippings({ words, reported, locale }: ReportProps) {
  const { columns, outlet, results, notMeasured, heading, note } = words.clippings
  const clippings = clippingsOf(reported.entries)
  const measured = clippings.filter(({ clicks }) => clicks !== undefined)
  return (
    <>
      <RuledTable
        className="report-clippings"
        caption={heading}
        columns={[columns.outlet, columns.when, columns.result, columns.readers, columns.clicks, columns.address]}
        rows={clippings.map(({ id, kind, place, result, hour, readers, clicks }) => ({
          id,
          cells: [
            outlet.replace('{name}', words.kinds.names[kind]).replace('{title}', words.map.places[place]),
            dayAndHour(hoursAfter(reported.sent, hour), locale),
            results[result],
            printed(readers, locale),
            clicks ?? notMeasured,
            <code key={id} translate="no">{`${id}.example.com`}</code>,
          ],
        }))}
        sumOf={columns.clicks}
        foot={[columns.clicks, printed(sumOf(clippings.map(({ clicks }) => clicks)), locale)]}
      />
      <p className="figure-note">
        {note.replace('{n}', String(measured.length)).replace('{total}', String(clippings.length))}
      </p>
    </>
  )
}
