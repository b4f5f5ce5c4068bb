import { readingAt } from '../../../contract/when/zoned-clock.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Between which hours of its own clock somebody is awake in a newsroom. */
export interface Waking {
  from: number
  to: number
}

export function isAwake(moment: number, zone: string, { from, to }: Waking): boolean {
  const hour = (readingAt(moment, zone) % DAY) / HOUR
  return hour >= from && hour < to
}
