import type { Locale } from '../../../contract/locale.ts'
import type { Words } from '../../content/load-content.ts'
import { formatDayOfYear } from '../../locale/dates.ts'
import './when-rules.css'

interface WhenRulesProps {
  words: Words['when']
  holidays: Words['holidays']
  lastYear: string
  locale: Locale
}

/** All it takes to count by hand. */
export function WhenRules({ words, holidays, lastYear, locale }: WhenRulesProps) {
  const { confirmed, fixed, open } = holidays
  return (
    <div className="when-rules">
      <section aria-labelledby="when-rules">
        <h3 id="when-rules">{words.rules.heading}</h3>
        <ol>
          {words.rules.items.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ol>
        {!confirmed && <p>{words.rules.unconfirmed}</p>}
      </section>
      <section aria-labelledby="when-holidays">
        <h3 id="when-holidays">{words.holidays.heading}</h3>
        <dl>
          {fixed.map(({ month, day, name }) => (
            <div key={`${month}-${day}`}>
              <dt>{formatDayOfYear(month, day, locale)}</dt>
              <dd>{name}</dd>
            </div>
          ))}
        </dl>
        {open.length > 0 && <p>{words.holidays.open.replace('{name}', open.join(' · '))}</p>}
        <p>{words.holidays.text.replace('{n}', lastYear)}</p>
      </section>
    </div>
  )
}
