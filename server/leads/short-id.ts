/** The end of an id is random (UUID version 7); its beginning is the time, the same for all leads of a minute. */
const SHOWN_LENGTH = 8

/** What people call a lead: the end of its id. */
export const shortId = (id: string): string => id.slice(-SHOWN_LENGTH)

/** The typed end of an id, or undefined if it is too short or is none. */
export function parseShortId(typed: string): string | undefined {
  const end = typed.trim().toLowerCase()
  return /^[\da-f-]{6,36}$/.test(end) ? end : undefined
}
