import { BANGKOK, dayOf, holidayAt, isOfficeDay, midnightAfter } from '../../../contract/office-days.ts'
import { formatDay, formatDayAndTime } from '../../../contract/time.ts'
import { Button } from '../../ui/Button.tsx'
import { KeptWords } from '../../ui/KeptWords.tsx'
import '../../ui/steps.css'
import { calculateTimes, compareEmbargo, findLatestApproval, type Question } from './calculate-times.ts'
import { createCalendar } from './create-calendar.ts'
import type { ReleaseDatesProps } from './ReleaseDatesSection.tsx'

/** A question, and the visitor's time zone. */
export interface ZonedQuestion extends Question {
  zone: string
}

function download(text: string, name: string, type: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

/** The steps of a release with their times, in Bangkok and in the visitor's zone. */
export function DatesAnswer(props: ReleaseDatesProps & { question: ZonedQuestion }) {
  const { question, words, rules, zones, product, locale } = props
  const { result, answer } = words
  const { approved, zone, sameDay, embargo } = question
  const times = calculateTimes(question, rules)
  const { begins, earliest, latest, publishedFrom, publishedTo } = times

  const moments: [name: keyof typeof result.moments, from: number, to: number][] = [
    ['approved', approved, approved],
    ['begins', begins, begins],
    ['earliest', earliest, earliest],
    ['latest', latest, latest],
    ['published', publishedFrom, publishedTo],
  ]
  if (embargo !== undefined) moments.push(['embargo', embargo, embargo])
  function range(from: number, to: number, zone: string): string {
    const [first, last] = [formatDayAndTime(from, zone, locale), formatDayAndTime(to, zone, locale)]
    return from === to ? first : answer.range.replace('{from}', first).replace('{to}', last)
  }

  const closed: string[] = []
  for (let moment = approved; moment < latest; moment = midnightAfter(moment)) {
    const reason = holidayAt(moment, rules.office)?.name ?? answer.weekend
    if (!isOfficeDay(moment, rules.office)) closed.push(`${formatDay(moment, BANGKOK, locale)} (${reason})`)
  }
  const isUnknown = dayOf(Math.max(latest, embargo ?? 0)) > rules.knownUntil
  const place = zones.find(({ code }) => code === zone)?.label

  function saveCalendar() {
    const calendar = { words: answer.calendar, product, locale }
    const text = createCalendar(question, times, calendar, { host: location.host, now: Date.now() })
    download(text, 'press-release.ics', 'text/calendar')
  }
  return (
    <>
      <dl className="steps steps-down">
        {moments.map(([name, from, to]) => (
          <div key={name} data-step={name}>
            <dt>{result.moments[name]}</dt>
            <dd>
              <small className="small-print">{result.bangkok}</small> <span>{range(from, to, BANGKOK)}</span>
            </dd>
            {place && (
              <dd>
                <small className="small-print">{answer.zone.replace('{name}', place)}</small>{' '}
                <span>{range(from, to, zone)}</span>
              </dd>
            )}
          </div>
        ))}
      </dl>
      {embargo !== undefined && (
        <p>
          <strong>
            <KeptWords>{answer.embargo[compareEmbargo(embargo, times)]}</KeptWords>{' '}
            <span>
              {answer.embargo.approveBy.replace(
                '{name}',
                formatDayAndTime(findLatestApproval(embargo, sameDay, rules), BANGKOK, locale),
              )}
            </span>
          </strong>
        </p>
      )}
      {closed.length > 0 && <p>{answer.closed.replace('{name}', closed.join(' · '))}</p>}
      {[words.moving, sameDay && result.fee, isUnknown && result.unknown, result.choice]
        .filter((text) => typeof text === 'string')
        .map((text) => (
          <p key={text}>
            <KeptWords>{text}</KeptWords>
          </p>
        ))}
      <p>
        <Button kind="quiet" onClick={saveCalendar}>
          {result.calendar}
        </Button>
      </p>
    </>
  )
}
