import { dayOf, midnightAfter } from '../../../contract/when/office-days.ts'
import type { Value } from '../../protocol.ts'

const isWeekend = (day: string) => new Date(day).getUTCDay() % 6 === 0

/** The next weekday in Bangkok, today first, on which nothing came out yet. */
export function freeDay(taken: readonly Value[], now: number): string {
  let moment = now
  while (taken.includes(dayOf(moment)) || isWeekend(dayOf(moment))) moment = midnightAfter(moment)
  return dayOf(moment)
}
