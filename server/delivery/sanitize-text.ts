/** Control characters, marks that change the text direction, and separators that some programs take for line ends. */
const UNSAFE_CHARACTERS = /[\p{Cc}\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069\u2028\u2029]+/gu

/** Makes a visitor's text one line that is safe in a terminal and in a mail. */
export const sanitizeLine = (text: string): string => text.replace(UNSAFE_CHARACTERS, ' ')

/** Like `sanitizeLine`, but keeps line breaks. */
export const sanitizeText = (text: string): string => text.split('\n').map(sanitizeLine).join('\n')
