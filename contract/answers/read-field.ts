/** More than any field of a question takes, and than anyone types into one by mistake. */
const MAX_CHARACTERS = 500

/**
 * What an address asks in one field, without the blanks around it. It is put back into the page, so it is cut off where no answer to
 * it begins any more; a sign of two units is left whole or out, since half of one is no text.
 */
export const readField = (parameters: URLSearchParams, field: string) =>
  (parameters.get(field) ?? '')
    .trim()
    .slice(0, MAX_CHARACTERS)
    .replace(/[\uD800-\uDBFF]$/, '')
