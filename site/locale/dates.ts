import type { Locale } from './paths.ts'

const formats: Record<Locale, Intl.DateTimeFormat> = {
  en: new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'Asia/Bangkok' }),
  // th-TH counts years of the Buddhist era by itself.
  th: new Intl.DateTimeFormat('th-TH', { dateStyle: 'long', timeZone: 'Asia/Bangkok' }),
}

/** A date as its language writes it: `May 1, 2023`, `1 พฤษภาคม 2566`. Dates are days in Bangkok. */
export function formatDate(date: Date, locale: Locale): string {
  return formats[locale].format(date)
}
