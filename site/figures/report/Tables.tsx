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

/** What an address calls the list of all stories. */
export const CLIPPINGS = 'clippings'

/** How many stories there are on a page that leaves the rest to another address. */
const ON_THE_PAGE = 3

/** Every story that was found, the first first, and what they sum up to; or the first of them, and the way to all. */
export function Clippings({ words, reported, locale, whole }: ReportProps) {
  const { columns, outlet, results, notMeasured, heading, note, all } = words.clippings
  const clippings = clippingsOf(reported.entries)
  const measured = clippings.filter(({ clicks }) => clicks !== undefined)
  return (
    <>
      <RuledTable
        className="report-clippings"
        caption={heading}
        columns={[columns.outlet, columns.when, columns.result, columns.readers, columns.clicks, columns.address]}
        rows={clippings
          .slice(0, whole ? ON_THE_PAGE : undefined)
          .map(({ id, kind, place, result, hour, readers, clicks }) => ({
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
        {...(!whole && {
          sumOf: columns.clicks,
          foot: [columns.clicks, printed(sumOf(clippings.map(({ clicks }) => clicks)), locale)],
        })}
      />
      {whole && (
        <a className="text-link" href={`${whole}#${CLIPPINGS}`}>
          {all.replace('{n}', String(clippings.length))}
        </a>
      )}
      <p className="figure-note">
        {note.replace('{n}', String(measured.length)).replace('{total}', String(clippings.length))}
      </p>
    </>
  )
}
