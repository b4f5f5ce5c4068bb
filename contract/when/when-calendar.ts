import type { Locale } from '../locale.ts'
import { calendarText } from './calendar.ts'
import { distributionTimes } from './distribution-times.ts'
import { momentWords } from './moment-words.ts'
import { BANGKOK } from './office-days.ts'
import type { WhenBrief } from './when-brief.ts'
import { readWhen } from './when-question.ts'

/**
 * The same answer as dates to keep: between which hours the release goes out, when a first story appears on average, and until when
 * outlets are asked to wait.
 *
 * @param written when, and for which site
 * @returns the text of an `.ics` file, or nothing where the question cannot be answered
 */
export function whenCalendar(
  parameters: URLSearchParams,
  brief: WhenBrief,
  locale: Locale,
  { written, host }: { written: number; host: string },
): string | undefined {
  const { question } = readWhen(parameters, brief)
  if (!question) return undefined
  const { approved, sameDay, embargo } = question
  const { calendar } = brief.words
  const { earliest, latest, publishedFrom, publishedTo } = distributionTimes(approved, { sameDay, embargo }, brief)
  const description = calendar.about.replace('{name}', momentWords(approved, BANGKOK, locale)).replaceAll('\u00A0', ' ')
  const event = (kind: 'sent' | 'published' | 'embargo', from: number, to: number) => ({
    uid: `${kind}-${approved}-${sameDay ? 'same-day' : 'standard'}-${embargo ?? 'none'}@${host}`,
    from,
    to,
    summary: calendar[kind].replaceAll('\u00A0', ' '),
    description,
  })
  return calendarText({
    product: `-//${brief.product}//${locale.toUpperCase()}`,
    written,
    events: [
      event('sent', earliest, latest),
      event('published', publishedFrom, publishedTo),
      ...(embargo === undefined ? [] : [event('embargo', embargo, embargo)]),
    ],
  })
}
