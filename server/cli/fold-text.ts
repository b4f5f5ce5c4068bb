import { toArabicDigits } from '../../contract/locale.ts'

/**
 * Folds a text so that a search finds what looks the same, however it was typed: capitals, accents, Thai and wide digits, curly
 * quotes, dashes, spaces and invisible characters. Both the text that is searched and the text that is sought are folded.
 */
export function foldText(text: string): string {
  const folded = text
    // Splits sara am (ำ) into nikhahit (ํ) and sara aa (า), and makes wide characters narrow.
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toLowerCase()
    .normalize('NFKD')
    // Accents of Latin letters only: Thai vowels and tone marks are combining marks, too.
    .replace(/[\u0300-\u036f]/g, '')
    // Two sara e in a row look like one sara ae.
    .replaceAll('\u0e40\u0e40', '\u0e41')
    // The long sign in ฤๅ and ฦๅ looks like sara aa.
    .replaceAll('\u0e45', '\u0e32')
    // A tone mark may be typed before a vowel or nikhahit above the same consonant, or behind sara am.
    .replace(/([\u0e48-\u0e4c])([\u0e31\u0e34-\u0e37\u0e4d])/g, '$2$1')
    .replace(/(\u0e4d)(\u0e32)([\u0e48-\u0e4b])/g, '$1$3$2')
    .replace(/[\u2018-\u201b\u02b9-\u02bc\u2032`´]/g, "'")
    .replace(/[\u201c-\u201f\u2033«»]/g, '"')
    .replace(/\p{Pd}/gu, '-')
    .replace(/\s+/gu, ' ')
  return toArabicDigits(folded).trim()
}
