import type { ReactNode } from 'react'
import { CITY_NAMES } from '../../../contract/figures.ts'
import { LANGUAGE_TAGS, type Locale } from '../../../contract/locale.ts'
import { BANGKOK } from '../../../contract/office-days.ts'
import { formatDateTime, formatTime, HOUR } from '../../../contract/time.ts'
import type { SiteContent } from '../../content/load-content.ts'
import { ThailandMap } from '../../drawings/ThailandMap.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { RuledTable } from '../../ui/RuledTable.tsx'
import { SampleMark } from '../../ui/SampleMark.tsx'
import '../../drawings/figure.css'
import { type Entry, filterEntries, findClippings, findMoments, sum } from './entries.ts'

/** Results: the outlet wrote its own story, copied the release, or ran nothing. */
const RESULTS = ['written', 'copied', 'none'] as const

interface ReportSheetProps {
  content: SiteContent
  /** Heading level of the title: 1 in the PDF, 3 on the page. */
  level: 1 | 3
}

/** The report on one release, on the page and as a PDF. Each importer must import `report.css`. */
export function ReportSheet({ content, level }: ReportSheetProps) {
  const { locale } = content
  const { sheet } = content.report
  const { sent, watchedUntil, entries, advice } = content.reportData
  const Title = `h${level}` as const
  const Heading = level === 1 ? 'h2' : 'h4'
  const part = ({ heading }: { heading: string }, content: ReactNode) => (
    <section className="report-part">
      <Heading>{heading}</Heading>
      {content}
    </section>
  )
  const factsPart = (words: { heading: string }, items: readonly [string, ReactNode][], note: string) =>
    part(
      words,
      <>
        <Facts className="grid report-facts" items={items} />
        <p className="figure-note">{note}</p>
      </>,
    )
  const format = (count: number) => count.toLocaleString(LANGUAGE_TAGS[locale])
  const formatMoment = (date: Date) => formatDateTime(date.getTime(), BANGKOK, locale)
  const formatHour = (hour: number) => weekdayAndTime(sent.getTime() + hour * HOUR, locale)
  const clippings = findClippings(entries)
  const moments = findMoments(clippings)
  const formatReaders = (result: 'written' | 'copied') =>
    format(sum(clippings.filter((one) => one.result === result).map(({ readers }) => readers)))
  const inPlace = (place: string) => {
    const count = clippings.filter((one) => one.place === place).length
    return { reach: count, value: String(count) }
  }
  const kindRow = (id: string, name: string, of: readonly Entry[]) => ({
    id,
    cells: [name, ...RESULTS.map((result) => filterEntries(of, { result }).length), of.length],
  })
  const { columns } = sheet.clippings
  const clippingList = (
    <>
      <RuledTable
        className="report-clippings"
        caption={sheet.clippings.heading}
        columns={[columns.outlet, columns.when, columns.result, columns.readers, columns.clicks, columns.address]}
        rows={clippings.map(({ id, kind, place, result, hour, readers, clicks }) => ({
          id,
          cells: [
            sheet.clippings.outlet
              .replace('{name}', sheet.kinds.names[kind])
              .replace('{title}', sheet.map.places[place]),
            formatHour(hour),
            sheet.clippings.results[result],
            format(readers),
            clicks ?? sheet.clippings.notMeasured,
            <code key={id} className="small-print" translate="no">{`${id}.example.com`}</code>,
          ],
        }))}
        foot={[columns.clicks, format(sum(clippings.map(({ clicks }) => clicks)))]}
      />
      <p className="figure-note">
        {sheet.clippings.note
          .replace('{n}', String(clippings.filter(({ clicks }) => clicks !== undefined).length))
          .replace('{total}', String(clippings.length))}
      </p>
    </>
  )

  return (
    <article className="report">
      <header className="report-head">
        <p className="inline apart release-label">
          <strong>{content.identity.name}</strong> <SampleMark of={[sheet]}>{content.site.sampleMark}</SampleMark>
        </p>
        <Title>{sheet.title}</Title>
        <Facts
          className="grid report-facts"
          items={[
            [sheet.facts.client, sheet.client],
            [sheet.facts.sent, formatMoment(sent)],
            [sheet.facts.watched, formatMoment(watchedUntil)],
            [sheet.facts.outlets, sheet.outlets.replace('{n}', String(entries.length))],
          ]}
        />
      </header>
      <div className="report-columns">
        <div>
          {part(
            sheet.summary,
            <>
              <p className="report-ran">
                {sheet.summary.ran.replace('{n}', String(clippings.length)).replace('{total}', String(entries.length))}
              </p>
              <Facts
                className="grid report-facts"
                items={RESULTS.map((result) => [
                  sheet.summary.results[result],
                  filterEntries(entries, { result }).length,
                ])}
              />
              <p className="figure-note">{sheet.summary.note}</p>
            </>,
          )}
          {factsPart(
            sheet.timeline,
            (['first', 'half', 'last'] as const).map((moment) => [
              `${sheet.timeline.moments[moment]} · ${sheet.timeline.after.replace('{n}', String(moments[moment]))}`,
              formatHour(moments[moment]),
            ]),
            sheet.timeline.note,
          )}
          {factsPart(
            sheet.reach,
            (['written', 'copied'] as const).map((result) => [sheet.reach.results[result], formatReaders(result)]),
            sheet.reach.method,
          )}
        </div>
        <ThailandMap
          caption={sheet.map.caption}
          cities={CITY_NAMES.map((city) => ({ city, name: sheet.map.places[city], ...inPlace(city) }))}
          elsewhere={{ name: sheet.map.elsewhere, ...inPlace('elsewhere') }}
          note={sheet.map.note}
        />
      </div>
      {part(
        sheet.kinds,
        <RuledTable
          className="numbers report-kinds"
          caption={sheet.kinds.heading}
          columns={(['kind', ...RESULTS, 'total'] as const).map((column) => sheet.kinds.columns[column])}
          rows={[
            ...Object.entries(sheet.kinds.names).map(([id, name]) =>
              kindRow(
                id,
                name,
                entries.filter(({ kind }) => kind === id),
              ),
            ),
            kindRow('all', sheet.kinds.total, entries),
          ]}
        />,
      )}
      {/* The list is long, so the page folds it. The PDF cannot. */}
      {part(
        sheet.clippings,
        level === 1 ? (
          clippingList
        ) : (
          <details>
            <summary>{sheet.outlets.replace('{n}', String(clippings.length))}</summary>
            {clippingList}
          </details>
        ),
      )}
      {part(
        sheet.refusals,
        <ul className="rows">
          {Object.entries(sheet.refusals.reasons).map(([reason, text]) => {
            const refusals = entries.filter((entry) => entry.result === 'none' && entry.reason === reason)
            return (
              <li key={reason}>
                <strong>{refusals.length}</strong> {text}{' '}
                <small className="small-print">
                  {[...Map.groupBy(refusals, ({ kind }) => kind)]
                    .map(([kind, { length }]) => `${sheet.kinds.names[kind]} ${length}`)
                    .join(' · ')}
                </small>
              </li>
            )
          })}
        </ul>,
      )}
      {part(
        sheet.advice,
        <ul className="rows">
          {advice.map(({ id, where }) => (
            <li key={id}>{sheet.advice.items[id].replace('{n}', String(filterEntries(entries, where).length))}</li>
          ))}
        </ul>,
      )}
    </article>
  )
}

/** `Thu 9:00 AM`, `พฤหัสบดี 9.00 น.`: Thai uses the long name, without the word for `day` (วัน). */
function weekdayAndTime(moment: number, locale: Locale): string {
  const weekday = new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], {
    weekday: locale === 'en' ? 'short' : 'long',
    timeZone: BANGKOK,
  }).format(moment)
  return `${weekday.replace(/^วัน/, '')} ${formatTime(moment, BANGKOK, locale)}`
}
