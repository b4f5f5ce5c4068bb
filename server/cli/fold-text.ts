import { toArabicDigits } from '../../contract/locale.ts'

/**
 * Folds a text for a search: capitals, accents, Thai and full-width digits, curly quotes, dashes, spaces and invisible characters make no
 * difference. Fold both the stored text and the query.
 */
export function foldText(text: string): string {
  const folded = text
    // Splits sara am (ำ) into nikhahit (ํ) and sara aa (า). Makes full-width characters normal.
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toLowerCase()
    .normalize('NFKD')
    // Latin accents only, because Thai vowels and tone marks are combining marks too.
    .replace(/[\u0300-\u036f]/g, '')
    // Two sara e (เเ) look like sara ae (แ).
    .replaceAll('\u0e40\u0e40', '\u0e41')
    // Lakkhangyao (ๅ) looks like sara aa (า).
    .replaceAll('\u0e45', '\u0e32')
    // A tone mark can be typed before or after a vowel of the same consonant, and after sara am.
    .replace(/([\u0e48-\u0e4c])([\u0e31\u0e34-\u0e37\u0e4d])/g, '$2$1')
    .replace(/(\u0e4d)(\u0e32)([\u0e48-\u0e4b])/g, '$1$3$2')
    .replace(/[\u2018-\u201b\u02b9-\u02bc\u2032`´]/g, "'")
    .replace(/[\u201c-\u201f\u2033«»]/g, '"')
    .replace(/\p{Pd}/gu, '-')
    .replace(/\s+/gu, ' ')
  return toArabicDigits(folded).trim()
}
