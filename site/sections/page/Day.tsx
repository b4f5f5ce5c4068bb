import type { Locale } from '../../../contract/locale.ts'
import { isoDay } from '../../../contract/time.ts'
import { formatDate } from '../../locale/dates.ts'

/** A day as its language writes it, and as programs read it. */
export const Day = ({ of, locale }: { of: Date; locale: Locale }) => (
  <time dateTime={isoDay(of)}>{formatDate(of, locale)}</time>
)
