import type { Locale } from '../../../contract/locale.ts'
import type { CheckMeasure } from '../../content/schemas/tools.ts'

/** Characters of a draft that are read. A release has about 3,000; a pasted book must not block the page. */
export const MAX_CHARACTERS = 100_000

/** Remarks that are listed. Further ones are only counted. */
export const MAX_REMARKS = 200

/**
 * The limits. Thai words are those of the browser's dictionary; a Thai text has more of them than its English
 * version. Letters of a Thai headline are counted without marks above and below, which have no width.
 */
export const LIMITS = {
  /** A whole release. */
  leastWords: { en: 110, th: 150 },
  mostWords: { en: 500, th: 800 },
  /** A headline: words in English, letters in Thai. */
  headline: { en: 14, th: 80 },
  lead: { en: 45, th: 90 },
  quote: { en: 60, th: 100 },
  sentence: { en: 40, th: Number.POSITIVE_INFINITY },
  paragraph: { en: 100, th: 160 },
  links: { en: 3, th: 3 },
} as const satisfies Record<CheckMeasure, Record<Locale, number>>
