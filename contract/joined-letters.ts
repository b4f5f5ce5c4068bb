/**
 * The marks that say where a line may end and where not: joiners, and spaces of no width. The joiner of Thai is one before Thai, a dash,
 * an asterisk, a closing quotation mark or a colon alone: elsewhere it is part of what somebody wrote, as within an emoji.
 */
export const LINE_MARKS = /[\u2060\u200B]|\u200D(?=[\u0E00-\u0E7F–*”:])/g

/** A letter with its marks; ำ is one of them, whatever its class says. */
const LETTER = '[^\\u2060\\u200B\\u200D\\s<>][\\p{M}\\u0E33]*'

/** Letters between which joiners stand, where a line may not end. */
export const JOINED_LETTERS = new RegExp(
  `${LETTER}(?:(?:\\u2060|\\u200D(?=[\\u0E01-\\u0E2E\\u0E30-\\u0E7F–*]))+${LETTER})+`,
  'gu',
)
