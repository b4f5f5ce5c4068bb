/** More than any field of a question takes, and than anyone types into one by mistake. */
const MAX_CHARACTERS = 500

/**
 * What an address asks in one field, without the blanks around it. It is put back into the page, so it is cut off where no answer to
 * it begins any more.
 */
export const readField = (parameters: URLSearchParams, field: string) =>
  (parameters.get(field) ?? '').trim().slice(0, MAX_CHARACTERS)
