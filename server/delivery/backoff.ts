import { DAY, HOUR, MINUTE } from '../../contract/time.ts'

/**
 * The pauses after the first, second … failed attempt. Together about four days, so that a mail server that broke on Friday evening
 * can be repaired on Monday. The first ones are short, because a lead is worth most while it is fresh.
 */
const PAUSES = [MINUTE / 2, 2 * MINUTE, 10 * MINUTE, HOUR, 4 * HOUR, 12 * HOUR, DAY, DAY, DAY]

/** The longest pause that a receiver may ask for. */
const LONGEST_REQUEST = DAY

/** Pauses are varied by up to a fifth, so that deliveries that failed together are not all tried again together. */
const JITTER = 0.2

/** No pause is longer: whatever is due later than that from now was put off by a clock that was ahead, and nobody knows for how long. */
export const LONGEST_PAUSE = Math.max(...PAUSES, LONGEST_REQUEST) * (1 + JITTER)

/** How long to pause for a receiver that asked for so many milliseconds. */
export const patience = (requested: number) => Math.min(requested, LONGEST_REQUEST)

/** The last attempt that is followed by a pause; after the next one nothing more is tried. */
export const LAST_PAUSED = PAUSES.length

/**
 * @param attempts how many have been made
 * @param requested milliseconds the receiver asked to be left alone (`Retry-After`), or 0
 * @param random from 0 up to 1; for tests
 * @returns milliseconds until the next attempt, or null when there have been enough
 */
export function pauseAfter(attempts: number, requested = 0, random: () => number = Math.random): number | null {
  const pause = PAUSES[attempts - 1]
  if (pause === undefined) return null
  const spread = pause * (1 + JITTER * (2 * random() - 1))
  return Math.round(Math.max(spread, patience(requested)))
}
