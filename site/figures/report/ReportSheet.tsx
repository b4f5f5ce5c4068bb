import type { ReactNode } from 'react'
import { Phrases } from '../../ui/Phrases.tsx'
import { ThailandMap } from '../ThailandMap.tsx'
import { CITY_NAMES } from '../thailand.ts'
import '../figure.css'
import { clippingsOf, entriesWith, groupedBy, type ReportProps, refusalsOf, sumOf } from './entries.ts'
import { dateAndHour, printed } from './print-times.ts'
import { Clippings, Kinds } from './Tables.tsx'
import { Timeline } from './Timeline.tsx'

interface ReportSheetProps extends ReportProps {
  /** The level of its title's heading: those of its parts are one below. */
  level: 1 | 3
  /** Who made it. */
  from: string
  /** Says that it is a sample. */
  mark: ReactNode
}

/** The report on one release: as a sheet on a page, and on paper as the pages of a PDF. Both bring its stylesheet. */
export function ReportSheet({ level, from, mark, ...report }: ReportSheetProps) {
  const { words, reported, locale } = report
  const Title = `h${level}` as const
  const Heading = level === 1 ? 'h2' : 'h4'
  const part = (heading: string, content: ReactNode) => (
    <section className="report-part">
      <Heading>{heading}</Heading>
      {content}
    </section>
  )
  return (
    <article className="report">
      <header className="report-head">
        <p className="report-brand">
          <strong>{from}</strong> {mark}
        </p>
        <Title>
          <Phrases>{words.title}</Phrases>
        </Title>
        <dl>
          {(
            [
              ['client', words.client],
              ['sent', dateAndHour(reported.sent, locale)],
              ['watched', dateAndHour(reported.watchedUntil, locale)],
              ['outlets', words.outlets.replace('{n}', String(reported.entries.length))],
            ] as const
          ).map(([fact, text]) => (
            <div key={fact}>
              <dt>{words.facts[fact]}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </header>
      {part(words.summary.heading, <Summary {...report} />)}
      {part(words.timeline.heading, <Timeline {...report} />)}
      {part(words.reach.heading, <Reach {...report} />)}
      {part(words.kinds.heading, <Kinds {...report} />)}
      {/* The list is long: on a page it opens, on paper it is there. */}
      {part(
        words.clippings.heading,
        level === 1 ? (
          <Clippings {...report} />
        ) : (
          <details>
            <summary>{words.outlets.replace('{n}', String(clippingsOf(reported.entries).length))}</summary>
            <Clippings {...report} />
          </details>
        ),
      )}
      {part(words.refusals.heading, <Refusals {...report} />)}
      {part(words.advice.heading, <Advice {...report} />)}
    </article>
  )
}

/** What came of it, in three numbers that are kept apart. */
function Summary({ words: { summary }, reported: { entries } }: ReportProps) {
  const countOf = (result: 'written' | 'copied' | 'none') => entriesWith(entries, { result }).length
  const ran = entries.length - countOf('none')
  return (
    <>
      <p className="report-ran">{summary.ran.replace('{n}', String(ran)).replace('{total}', String(entries.length))}</p>
      <dl className="report-numbers">
        {(['written', 'copied', 'none'] as const).map((result) => (
          <div key={result}>
            <dt>{summary.results[result]}</dt>
            <dd>{countOf(result)}</dd>
          </div>
        ))}
      </dl>
      <p className="figure-note">{summary.note}</p>
    </>
  )
}

/** Two ceilings that are not added up, how they were counted, and where the outlets are. */
function Reach({ words, reported, locale }: ReportProps) {
  const clippings = clippingsOf(reported.entries)
  const inPlace = (place: string) => {
    const count = clippings.filter((clipping) => clipping.place === place).length
    return { reach: count, value: String(count) }
  }
  const { places, elsewhere, caption, note } = words.map
  return (
    <div className="report-columns">
      <div>
        <dl className="report-numbers">
          {(['written', 'copied'] as const).map((result) => (
            <div key={result}>
              <dt>{words.reach.results[result]}</dt>
              <dd>
                {printed(sumOf(clippings.filter((one) => one.result === result).map(({ readers }) => readers)), locale)}
              </dd>
            </div>
          ))}
        </dl>
        <p className="figure-note">{words.reach.method}</p>
      </div>
      <ThailandMap
        caption={caption}
        cities={CITY_NAMES.map((city) => ({
          city,
          name: places[city],
          ...inPlace(city),
        }))}
        elsewhere={{ name: elsewhere, ...inPlace('elsewhere') }}
        note={note}
      />
    </div>
  )
}

/** Who said no, by reason. */
function Refusals({ words, reported }: ReportProps) {
  const { reasons } = words.refusals
  const refusals = refusalsOf(reported.entries)
  return (
    <dl className="report-list">
      {(Object.keys(reasons) as (keyof typeof reasons)[]).map((reason) => {
        const outlets = refusals.filter((refusal) => refusal.reason === reason)
        return (
          <div key={reason}>
            <dt>
              <strong>{outlets.length}</strong> {reasons[reason]}
            </dt>
            <dd>
              {groupedBy(outlets, ({ kind }) => kind)
                .map(({ key, group }) => `${words.kinds.names[key]} ${group.length}`)
                .join(' · ')}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

/** What follows for the next release, each from a number of this one. */
function Advice({ words, reported }: ReportProps) {
  return (
    <ol className="report-steps">
      {reported.advice.map(({ id, where }) => (
        <li key={id}>{words.advice.items[id].replace('{n}', String(entriesWith(reported.entries, where).length))}</li>
      ))}
    </ol>
  )
}
