import type { ReactNode } from 'react'
import type { SiteContent } from '../../content/load-content.ts'
import { formatDayOfYear, formatYear } from '../../locale/dates.ts'
import { Accordion } from '../../ui/Accordion.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { Section } from '../../ui/Section.tsx'
import './release-dates.css'

const describeMovingHolidays = ({ releaseDates, holidays: { open } }: SiteContent) =>
  open.length > 0 ? releaseDates.holidays.open.replace('{name}', open.join(' · ')) : undefined

export function getReleaseDatesProps(content: SiteContent) {
  const { officeHours, distributionHours, holidays, identity, releaseDates, forms, locale } = content
  const { form, answer, result, mistaken } = releaseDates
  const lastYear = holidays.years.at(-1) ?? 0
  return {
    locale,
    product: identity.name,
    /** `knownUntil` is the last day for which the holidays are known. */
    rules: { office: officeHours, ...distributionHours, knownUntil: `${lastYear}-12-31` },
    zones: [...releaseDates.zones],
    words: {
      label: releaseDates.heading,
      needed: form.needed,
      submit: form.submit,
      mistaken,
      form,
      answer,
      errorPrefix: forms.errors.pageTitlePrefix.trim(),
      moving: describeMovingHolidays(content),
      result: { ...result, unknown: result.unknown.replace('{n}', formatYear(lastYear, locale)) },
    },
  }
}

export type ReleaseDatesProps = ReturnType<typeof getReleaseDatesProps>

export function ReleaseDatesSection({ content, tool }: { content: SiteContent; tool?: ReactNode }) {
  const { releaseDates, holidays, locale } = content
  const moving = describeMovingHolidays(content)
  const rules = (
    <>
      <ol className="rows rows-numbered">
        {releaseDates.rules.items.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ol>
      {!holidays.confirmed && <p className="note">{releaseDates.rules.unconfirmed}</p>}
    </>
  )
  const days = (
    <>
      <Facts items={holidays.fixed.map(({ month, day, name }) => [formatDayOfYear(month, day, locale), name])} />
      {moving && <p className="note">{moving}</p>}
      <p className="note">{releaseDates.holidays.text}</p>
    </>
  )
  return (
    <Section id="when" className="when" {...releaseDates} needsScript={releaseDates.unanswered}>
      {tool}
      <Accordion
        group="when"
        items={[
          { id: 'when-rules', title: releaseDates.rules.heading, content: rules },
          { id: 'when-holidays', title: releaseDates.holidays.heading, content: days },
        ]}
      />
    </Section>
  )
}
