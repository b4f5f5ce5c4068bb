import type { Locale } from '../../../contract/locale.ts'
import type { OfficeHours } from '../../../contract/office-days.ts'
import type { Words } from '../../content/load-content.ts'
import { formatYear } from '../../locale/dates.ts'
import type { DistributionRules } from './distribution-times.ts'

/** What the tool needs in one language: figures, holidays and words. */
export function releaseDatesProps(
  { holidays, identity, when, forms }: Words,
  office: OfficeHours,
  hours: Omit<DistributionRules, 'office'>,
  locale: Locale,
) {
  const { years, open } = holidays
  const [firstYear, lastYear] = [formatYear(years[0] ?? 0, locale), formatYear(years.at(-1) ?? 0, locale)]
  return {
    locale,
    product: identity.name,
    rules: {
      office,
      ...hours,
      knownFrom: `${years[0]}-01-01`,
      knownUntil: `${years.at(-1)}-12-31`,
    },
    zones: [...when.zones],
    words: {
      label: when.heading,
      needed: when.form.needed,
      submit: when.form.submit,
      mistaken: when.mistaken,
      errorPrefix: forms.errors.pageTitlePrefix.trim(),
      form: when.form,
      answer: when.answer,
      result: {
        ...when.result,
        // Holidays whose dates nobody knows are not counted.
        uncounted: open.length > 0 ? when.result.uncounted.replace('{name}', open.join(' · ')) : '',
        unknown: when.result.unknown.replace('{n}', firstYear === lastYear ? lastYear : `${firstYear}–${lastYear}`),
      },
    },
  }
}

export type ReleaseDatesProps = ReturnType<typeof releaseDatesProps>
