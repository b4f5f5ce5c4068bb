import type { Locale } from '../../../contract/locale.ts'
import { READING_PACE } from '../../locale/reading-pace.ts'
import { plainDraft, segmentWords } from './draft-text.ts'
import { MAX_CHARACTERS, MAX_REMARKS } from './limits.ts'
import { readDraft } from './read-draft.ts'
import type { Remark } from './remark.ts'
import { blankRemarks, endingRemarks, linkRemarks } from './rules/ending.ts'
import { nameRemarks } from './rules/names.ts'
import { headlineRemarks, leadRemarks } from './rules/opening.ts'
import { readingRemarks } from './rules/reading.ts'
import { findSpeech, quoteRemarks } from './rules/speech.ts'
import { dateRemarks, repeatedWords, wordingRemarks } from './rules/wording.ts'

/** The result of a check. */
export interface Examination {
  language: Locale
  words: number
  /** Reading time in seconds. */
  seconds: number
  /** True if the draft is longer than the checker reads. */
  cut: boolean
  /** The first remarks, in the order of the draft. */
  remarks: Remark[]
  /** The number of all remarks. */
  count: number
}

/** Checks a draft. Pure, and fast for a draft of any length. */
export function examine(text: string): Examination {
  const { text: read, asPasted } = plainDraft(text.slice(0, MAX_CHARACTERS))
  const draft = readDraft(read)
  const { language } = draft
  const words = segmentWords({ text: read, start: 0, end: read.length }, language)
  const speech = findSpeech(draft)
  const remarks = [
    ...headlineRemarks(draft),
    ...leadRemarks(draft),
    ...quoteRemarks(draft, speech),
    ...wordingRemarks(draft, speech),
    ...dateRemarks(draft, speech),
    ...nameRemarks(draft),
    ...readingRemarks(draft, words.length),
    ...repeatedWords(draft, words),
    ...blankRemarks(draft),
    ...linkRemarks(draft),
    ...endingRemarks(draft),
  ]
  return {
    language,
    words: words.length,
    seconds: Math.round((words.length / READING_PACE[language]) * 60),
    cut: text.length > MAX_CHARACTERS,
    remarks: remarks
      .sort((one, other) => one.start - other.start || one.end - other.end)
      .slice(0, MAX_REMARKS)
      .map(asPasted),
    count: remarks.length,
  }
}
