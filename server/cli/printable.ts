/** One line without control characters, so that nothing a stranger wrote can move the cursor or break a column. */
export const printable = (text: string) => text.replace(/\p{Cc}+/gu, ' ')
