import type { Locale } from '../../../contract/locale.ts'
import { isoDay } from '../../../contract/time.ts'
import { formatDate } from '../../locale/dates.ts'

export const Day = ({ date, locale }: { date: Date; locale: Locale }) => (
  <time dateTime={isoDay(date)}>{formatDate(date, locale)}</time>
)
