import type { Locale } from '../../../contract/locale.ts'
import type { CheckMeasure } from '../../content/schemas/tools.ts'

/** How much of a draft is read. A release has some three thousand characters; a book pasted by mistake must not stop the page. */
export const MAX_CHARACTERS = 100_000

/** As many remarks as a person goes through; the rest is counted. */
export const MAX_REMARKS = 200

/**
 * The measures of an editor. Words of Thai are those that a dictionary finds, of which a text has more than its English
 * version; letters of a Thai headline are counted without the marks above and below, which take no width.
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
