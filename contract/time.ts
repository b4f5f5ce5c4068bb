/** In milliseconds. */
export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** The day of a date whose day is that of Greenwich, as dates in the content are: `2026-11-21`. */
export const isoDay = (date: Date) => date.toISOString().slice(0, 10)
