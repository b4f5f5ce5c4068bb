import stringWidth from 'string-width'

/** The text, cut to a number of columns with an ellipsis where it is longer. Marks stay with their letter. */
export function cutToWidth(text: string, columns: number): string {
  if (stringWidth(text) <= columns) return text
  let cut = ''
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (stringWidth(cut + segment) > columns - 1) break
    cut += segment
  }
  return `${cut}…`
}
