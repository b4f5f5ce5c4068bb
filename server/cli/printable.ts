/** A text as one line without control characters, which could move the cursor or break a column. */
export const printable = (text: string) => text.replace(/\p{Cc}+/gu, ' ')
