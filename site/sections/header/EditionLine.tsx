import type { Locale } from '../../../contract/locale.ts'
import type { Words } from '../../content/load-content.ts'
import { dayOfYear, formatDate } from '../../locale/dates.ts'

interface EditionLineProps {
  words: Words['site']['edition']
  /** The day on which the page is set. */
  now: Date
  locale: Locale
}

/**
 * The line under a newspaper's name: edition, issue and day. Which edition is on screen, the styles know (header.css). It is no
 * paragraph: who sets paragraphs further apart would move it onto the name. Its day is plain text: programs take the first `<time>` of a
 * page for the day of what it says, and this one is that of the build.
 */
export function EditionLine({ words, now, locale }: EditionLineProps) {
  return (
    <div className="edition" data-day={words.day} data-night={words.night}>
      {`· ${words.issue.replace('{n}', String(dayOfYear(now)))} `}
      <span>{`· ${formatDate(now, locale)}`}</span>
    </div>
  )
}
