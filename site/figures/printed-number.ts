/** Part of a printed figure: its digits with their signs, or the words around them. */
export type PrintedPart = { readonly text: string; readonly digits: boolean }

/** Splits 'กว่า 450 แห่ง' or '2.7 billion' at its spaces, so that words can be set smaller than the number. */
export function printedParts(value: string): PrintedPart[] {
  return value
    .split(/\s+/)
    .filter((text) => text !== '')
    .map((text) => ({ text, digits: /\d/.test(text) }))
}
