/** Marks above and below (Thai vowels and tones among them), joiners and other characters that take no column of their own. */
const NO_COLUMN = /^[\p{Mn}\p{Me}\p{Cf}]$/u

/** Letters that East Asian fonts draw in two columns, and pictures. */
const TWO_COLUMNS =
  /^(?:[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]|\p{Emoji_Presentation})$/u

const widthOf = (character: string) => {
  if (NO_COLUMN.test(character)) return 0
  return TWO_COLUMNS.test(character) ? 2 : 1
}

/** How many columns of a terminal a text takes: "ที่" is three characters and one column. */
export function displayWidth(text: string): number {
  let width = 0
  for (const character of text) width += widthOf(character)
  return width
}

/** The text, cut to a number of columns with an ellipsis where it is longer. Marks stay with their letter. */
export function cutToWidth(text: string, columns: number): string {
  if (displayWidth(text) <= columns) return text
  let cut = ''
  let width = 0
  for (const character of text) {
    width += widthOf(character)
    if (width > columns - 1) break
    cut += character
  }
  return `${cut}…`
}
