import { escapeMarkup } from '../../../contract/escape-markup.ts'
import { JOINED_LETTERS, LINE_MARKS } from '../../../contract/joined-letters.ts'

const escaped = (text: string) => escapeMarkup(text.replace(LINE_MARKS, ''))

/**
 * Text as HTML whose lines end where those of the pages do. Where a word joiner stood, the letters beside it are kept on one line by
 * style: old mail programs draw the joiner as a box. An unbreakable space is one to all of them.
 */
export function keptTogether(text: string): string {
  let end = 0
  const parts = [...text.matchAll(JOINED_LETTERS)].map(({ 0: letters, index }) => {
    const before = text.slice(end, index)
    end = index + letters.length
    return `${escaped(before)}<span style="white-space:nowrap">${escaped(letters)}</span>`
  })
  return parts.join('') + escaped(text.slice(end))
}
