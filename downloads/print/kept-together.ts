import { JOINED_LETTERS, LINE_MARKS } from '../../contract/joined-letters.ts'

const tagOrText = /(<[^>]*>)|([^<]+)/g

/**
 * The same HTML without word joiners and spaces of no width: where one stood, the letters beside it are kept on one line by style, or
 * an element says that a line may end. In a PDF they would be part of the text, and whoever searches it for a word would not find it.
 */
export const keptTogetherByStyle = (html: string): string =>
  html.replace(tagOrText, (_, tag: string | undefined, text = '') =>
    tag
      ? tag.replace(LINE_MARKS, '')
      : text
          .replace(JOINED_LETTERS, (letters: string) => `<span class="kept">${letters}</span>`)
          .replaceAll('\u200B', '<wbr>')
          .replace(LINE_MARKS, ''),
  )
