import { UNSAFE_CHARACTERS } from '../unsafe-characters.ts'

/** One line without control characters, which could move the cursor, and without marks that change the direction of text. */
export const harmlessLine = (text: string): string => text.replace(UNSAFE_CHARACTERS, ' ')

/** The same for a text of several lines. */
export const harmlessText = (text: string): string => text.split('\n').map(harmlessLine).join('\n')
