import type { ReactNode } from 'react'
import type { Locale } from '../../../contract/locale.ts'
import type { Words } from '../../content/load-content.ts'
import { formatDayOfYear, formatYear } from '../../locale/dates.ts'
import { ToolSection } from '../ToolSection.tsx'
import './release-dates.css'

interface ReleaseDatesSectionProps {
  words: Words
  locale: Locale
  /** The live tool. */
  tool?: ReactNode
}

/** 'When will it be out?', and the rules by which the hours are counted: all it takes to count by hand. */
export function ReleaseDatesSection({ words: { when, holidays }, locale, tool }: ReleaseDatesSectionProps) {
  const { confirmed, fixed, open, years } = holidays
  return (
    <ToolSection id="when" words={when} needsScript={when.unanswered}>
      {tool}
      <div className="split when-rules">
        <section aria-labelledby="when-rules">
          <h3 id="when-rules">{when.rules.heading}</h3>
          <ol className="rows rows-numbered">
            {when.rules.items.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ol>
          {!confirmed && <p className="note">{when.rules.unconfirmed}</p>}
        </section>
        <section aria-labelledby="when-holidays">
          <h3 id="when-holidays">{when.holidays.heading}</h3>
          <dl className="rows facts">
            {fixed.map(({ month, day, name }) => (
              <div key={`${month}-${day}`}>
                <dt>{formatDayOfYear(month, day, locale)}</dt>
                <dd>{name}</dd>
              </div>
            ))}
          </dl>
          {open.length > 0 && <p className="note">{when.holidays.open.replace('{name}', open.join(' · '))}</p>}
          <p className="note">{when.holidays.text.replace('{n}', formatYear(years.at(-1) ?? 0, locale))}</p>
        </section>
      </div>
    </ToolSection>
  )
}
