/** A word under the pen: no line ends within it. */
export interface InkWord {
  text: string
  /** What stands between it and the next one. */
  gap: string
}

/** They hold a line together where they stand. */
export const JOINERS = /[\u2060\u200D]/g

/**
 * A struck out text in words, so that a stroke of its own can be drawn through each: wherever the lines break, the
 * strokes are where the words are. Thai writes no spaces between words; its own dictionary finds them.
 */
export function inkWords(text: string, lang: string): InkWord[] {
  const words: InkWord[] = []
  for (const { segment } of new Intl.Segmenter(lang, { granularity: 'word' }).segment(text)) {
    const last = words.at(-1)
    if (/^ +$/.test(segment)) {
      if (last) last.gap += segment
    } else if (last && last.gap === '' && (!/[\p{L}\p{N}]/u.test(segment + last.text) || isBound(last.text, segment))) {
      last.text += segment
    } else words.push({ text: segment, gap: '' })
  }
  // No line ends within them anyway.
  return words.map((word) => ({ ...word, text: word.text.replace(JOINERS, '') }))
}

/** Whether two segments are one on the line: a sign at a word, a hyphen in it, or words that the copy keeps together. */
function isBound(before: string, after: string): boolean {
  if (/[\u2060\u200D]$/.test(before)) return true
  return !/^\p{Script=Thai}/u.test(after) || !/\p{Script=Thai}[\u2060\u200D]?$/u.test(before)
}
