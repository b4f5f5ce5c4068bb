import type { Locale } from '../../contract/locale.ts'

/** Words a minute. Thai takes more words than English for the same matter, and short ones. */
export const WORDS_PER_MINUTE: Readonly<Record<Locale, number>> = { en: 220, th: 260 }
