import { UNSAFE_CHARACTERS } from '../unsafe-characters.ts'

/** A text as one line without what could move the cursor, break a column or turn the direction of what follows. */
export const printable = (text: string) => text.replace(UNSAFE_CHARACTERS, ' ')
