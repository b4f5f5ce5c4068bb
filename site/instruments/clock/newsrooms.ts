import type { Locale } from '../../../contract/locale.ts'
import { DAY, HOUR } from '../../../contract/time.ts'
import { momentWords } from '../../../contract/when/moment-words.ts'
import { BANGKOK } from '../../../contract/when/office-days.ts'
import { readingAt } from '../../../contract/when/zoned-clock.ts'

/** Between which hours of its own clock somebody is awake in a newsroom. */
export interface Waking {
  from: number
  to: number
}

export function isAwake(moment: number, zone: string, { from, to }: Waking): boolean {
  const hour = (readingAt(moment, zone) % DAY) / HOUR
  return hour >= from && hour < to
}

/** A moment by the clock of Bangkok, whose date keeps to one line: in Thai its parts stand between spaces. */
export const bangkokWords = (moment: number, locale: Locale) =>
  momentWords(moment, BANGKOK, locale).replace(/ (\d+) (\S+) (\d{4})/, '\u00A0$1\u00A0$2\u00A0$3')
