import type { Locale } from '../../../contract/locale.ts'
import { BANGKOK } from '../../../contract/when/office-days.ts'

const ZONE = { timeZone: BANGKOK } as const
const ENGLISH = new Intl.DateTimeFormat('en-US', { ...ZONE, dateStyle: 'long', timeStyle: 'short' })
const THAI_DATE = new Intl.DateTimeFormat('th-TH', { ...ZONE, dateStyle: 'long' })
const CLOCK = new Intl.DateTimeFormat('en-GB', { ...ZONE, timeStyle: 'short' })

/** A moment as the site writes it: `November 21, 2026 at 2:03 PM ICT`, `21 พฤศจิกายน 2569 เวลา 14.03 น.` */
export function bangkokTime(iso: string, locale: Locale): string {
  const moment = new Date(iso)
  // The space before PM is a narrow one, for which mail programs' faces have no sign.
  if (locale === 'en') return `${ENGLISH.format(moment).replace('\u202F', ' ')} ICT`
  return `${THAI_DATE.format(moment)} เวลา ${CLOCK.format(moment).replace(':', '.')} น.`
}
