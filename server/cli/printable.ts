/** A text as one line without what could move the cursor, break a column or turn the direction of what follows. */
export const printable = (text: string) =>
  text.replace(/[\p{Cc}\u2028\u2029\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu, ' ')
