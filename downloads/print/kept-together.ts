/** A letter with its marks; ำ is one of them, whatever its class says. */
const LETTER = '[^\\u2060\\s<>][\\p{M}\\u0E33]*'
const joined = new RegExp(`${LETTER}(?:\\u2060+${LETTER})+`, 'gu')

const tagOrText = /(<[^>]*>)|([^<]+)/g

/**
 * The same HTML without word joiners: where one stood, the letters beside it are kept on one line by style. In a PDF the
 * joiners would be part of the text, and whoever searches it for a word would not find it.
 */
export const keptTogetherByStyle = (html: string): string =>
  html.replace(tagOrText, (_, tag: string | undefined, text = '') =>
    (tag ?? text.replace(joined, (letters: string) => `<span class="kept">${letters}</span>`)).replaceAll('\u2060', ''),
  )
