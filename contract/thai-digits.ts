const THAI_ZERO = 0x0e50

/** A text with its Thai digits (๐ to ๙) as Arabic ones, which is what a number is read from. */
export const arabicDigits = (text: string) =>
  text.replace(/[๐-๙]/g, (digit) => String((digit.codePointAt(0) ?? THAI_ZERO) - THAI_ZERO))
