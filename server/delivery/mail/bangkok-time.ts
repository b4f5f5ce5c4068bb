import type { Locale } from '../../../contract/locale.ts'
import { dateAndTimeWords } from '../../../contract/when/moment-words.ts'
import { BANGKOK } from '../../../contract/when/office-days.ts'

/** A moment as the site writes it: `November 21, 2026, 2:03 PM ICT`, `21 พฤศจิกายน 2569 เวลา 14.03 น.`, with unbreakable spaces. */
export function bangkokTime(iso: string, locale: Locale): string {
  // Of a time in Thai it is plain whose clocks tell it.
  const zone = locale === 'en' ? '\u00A0ICT' : ''
  return dateAndTimeWords(Date.parse(iso), BANGKOK, locale) + zone
}
