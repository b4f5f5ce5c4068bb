/** Control characters, marks that change the direction of text, and separators that some programs take for line ends. */
const UNSAFE_CHARACTERS = /[\p{Cc}\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069\u2028\u2029]+/gu

/** Makes a stranger's text one line that is safe to show in a terminal and a letter. */
export const sanitizeLine = (text: string): string => text.replace(UNSAFE_CHARACTERS, ' ')

/** The same for a text of several lines. */
export const sanitizeText = (text: string): string => text.split('\n').map(sanitizeLine).join('\n')
