/** Control characters, marks that change the direction of text, and separators that some programs take for line ends. */
export const UNSAFE_CHARACTERS = /[\p{Cc}\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069\u2028\u2029]+/gu
