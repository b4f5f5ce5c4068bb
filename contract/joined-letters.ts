/** A letter with its marks; ำ is one of them, whatever its class says. */
const LETTER = '[^\\u2060\\u200B\\u200D\\s<>][\\p{M}\\u0E33]*'

/** Letters between which joiners stand, where a line may not end. */
export const JOINED_LETTERS = new RegExp(`${LETTER}(?:(?:\\u2060|\\u200D(?=[\\u0E00-\\u0E7F–*]))+${LETTER})+`, 'gu')
