/** A letter with its marks; ำ is one of them, whatever its class says. */
const LETTER = '[^\\u2060\\u200B\\s<>][\\p{M}\\u0E33]*'

/** Letters between which word joiners stand, where a line may not end. */
export const JOINED_LETTERS = new RegExp(`${LETTER}(?:\\u2060+${LETTER})+`, 'gu')
