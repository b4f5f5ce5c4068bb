/** A letter with its marks; ำ is one of them, whatever its class says. */
const LETTER = '[^\\u2060\\u200B\\s<>][\\p{M}\\u0E33]*'
const joined = new RegExp(`${LETTER}(?:\\u2060+${LETTER})+`, 'gu')

const MARKS = /[\u2060\u200B]/g

const tagOrText = /(<[^>]*>)|([^<]+)/g

/**
 * The same HTML without word joiners and spaces of no width: where one stood, the letters beside it are kept on one line by style, or
 * an element says that a line may end. In a PDF they would be part of the text, and whoever searches it for a word would not find it.
 */
export const keptTogetherByStyle = (html: string): string =>
  html.replace(tagOrText, (_, tag: string | undefined, text = '') =>
    tag
      ? tag.replace(MARKS, '')
      : text
          .replace(joined, (letters: string) => `<span class="kept">${letters}</span>`)
          .replaceAll('\u200B', '<wbr>')
          .replace(MARKS, ''),
  )
