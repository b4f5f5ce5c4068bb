const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/**
 * The pauses after the first, second … attempt that failed. Together about four days: a mail server that broke on a Friday
 * evening has Monday to be mended. Those in between are short, because a lead is worth most while it is fresh.
 */
const PAUSES = [MINUTE / 2, 2 * MINUTE, 10 * MINUTE, HOUR, 4 * HOUR, 12 * HOUR, DAY, DAY, DAY]

/** A receiver may ask for more patience than ours, up to this. */
const LONGEST_REQUEST = DAY

/** Spread by a fifth either way, so that what failed together does not come back together. */
const JITTER = 0.2

/** How long a receiver that asked for so many milliseconds is left alone. */
export const patience = (requested: number) => Math.min(requested, LONGEST_REQUEST)

/** After as many attempts as there are pauses, and one. */
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
