import { dayOf } from '../../../contract/when/office-days.ts'
import type { Words } from '../../content/load-content.ts'
import { dayOfYear, formatDate } from '../../locale/dates.ts'
import type { Locale } from '../../locale/paths.ts'

interface EditionLineProps {
  words: Words['site']['edition']
  /** The day on which the page is set. */
  now: Date
  locale: Locale
}

/**
 * The line under a newspaper's name: edition, issue and day. Which edition is on screen, the styles know (header.css). It is no
 * paragraph: who sets paragraphs further apart would move it onto the name.
 */
export function EditionLine({ words, now, locale }: EditionLineProps) {
  return (
    <div className="edition" data-day={words.day} data-night={words.night}>
      {`${words.issue.replace('{n}', String(dayOfYear(now)))} `}
      <time dateTime={dayOf(now.getTime())}>{`· ${formatDate(now, locale)}`}</time>
    </div>
  )
}
