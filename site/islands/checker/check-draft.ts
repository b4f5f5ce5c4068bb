import type { Locale } from '../../../contract/locale.ts'
import { WORDS_PER_MINUTE } from '../../locale/words-per-minute.ts'
import { countWords, findAll, keepFirstOfEach, normalizeDraft, type TextRange } from './draft-text.ts'
import { findTwoSpellings } from './find-two-spellings.ts'
import { SAID as SAID_IN_ENGLISH } from './lexicon-english.ts'
import { SAID as SAID_IN_THAI } from './lexicon-thai.ts'
import { type Draft, readDraft } from './read-draft.ts'
import { LENGTH_RULES, LIMITS, LINK, MISSING_RULES, WORD_RULES } from './rules.ts'

/** The limit exists because Chromium needs a minute for the layout of a whole Thai book. A release has about 3,000 characters. */
export const MAX_CHARACTERS = 20_000

const MAX_REMARKS = 200

export interface Remark extends TextRange {
  /** The id of the remark in `checker.yaml`, such as `hype`. */
  rule: string
  /** Shown as a caret, because something is missing or the remark is about the whole text. */
  isCaret?: true
  /** Values for the placeholders: a count, its limit, text of the draft, and the text it is compared with. */
  n?: number
  total?: number
  name?: string
  title?: string
}

export interface CheckedDraft {
  language: Locale
  words: number
  /** Reading time. */
  minutes: number
  /** True if the text area is full. The rest of a longer text is missing. */
  isFull: boolean
  /** In the order of the draft. */
  remarks: Remark[]
}

const remark = (rule: string, { start, end }: TextRange, values: Partial<Remark> = {}): Remark => ({
  rule,
  start,
  end,
  ...values,
})

/** Years to add to a year of the other language's era. */
const YEARS_TO_OWN_ERA = { en: -543, th: 543 }

const findWordRemarks = (draft: Draft): Remark[] =>
  WORD_RULES.flatMap(({ rule, within, marksFirst, ...patterns }) => {
    const pattern = patterns[draft.language]
    const found = pattern ? draft[within].flatMap((passage) => findAll(passage, pattern)) : []
    const marked = marksFirst ? found.slice(0, 1) : keepFirstOfEach(found)
    return marked.map((each) => {
      const n = rule === 'year-other' ? Number(each.text) + YEARS_TO_OWN_ERA[draft.language] : found.length
      return remark(rule, each, { name: each.text, n })
    })
  })

const findMissingRemarks = (draft: Draft): Remark[] =>
  MISSING_RULES.flatMap(({ rule, at, within, ...patterns }) => {
    const pattern = patterns[draft.language]
    const [place] = draft[at]
    const isMissing = place && pattern && !draft[within].some(({ text }) => pattern.test(text))
    return isMissing ? [remark(rule, place, { isCaret: true })] : []
  })

/** Counts Thai letters without marks above and below, because marks have no width. */
const countLetters = (text: string) => text.replace(/[\p{M}\s]/gu, '').length

function findLengthRemarks(draft: Draft, words: number): Remark[] {
  const { language, text, end, whole } = draft
  const long = LENGTH_RULES.flatMap(({ rule, within, limit, only = language }) => {
    const total = LIMITS[limit][language]
    const lengthOf = rule === 'headline-letters' ? countLetters : countWords
    const passages = only === language ? draft[within] : []
    return passages
      .map((passage) => remark(rule, passage, { n: lengthOf(passage.text, language), total }))
      .filter(({ n = 0 }) => n > total)
  })
  const [least, most] = [LIMITS.leastWords[language], LIMITS.mostWords[language]]
  const short =
    words < least ? end.map((place) => remark('length-short', place, { isCaret: true, n: words, total: least })) : []
  const endless =
    words > most ? whole.map((place) => remark('length-long', place, { isCaret: true, n: words, total: most })) : []
  const links = findAll({ text, start: 0 }, LINK)
  const total = LIMITS.links[language]
  const many = links.slice(total, total + 1).map((link) => remark('links-many', link, { n: links.length, total }))
  return [...long, ...short, ...endless, ...many]
}

/** Finds quotes without a speaker in the same, the previous or the next paragraph. */
function findSpeakerRemarks({ spokenQuotes, story, language }: Draft): Remark[] {
  const said = language === 'th' ? SAID_IN_THAI : SAID_IN_ENGLISH
  const unattributed = spokenQuotes.filter((quote) => {
    const at = story.findIndex(({ start, end }) => quote.start >= start && quote.end <= end)
    const around = story.slice(Math.max(0, at - 1), at + 2)
    return !around.some(({ text }) => said.test(text.replaceAll(quote.text, '')))
  })
  return unattributed.map((quote) => remark('quote-speaker', quote))
}

/** Checks a draft. Takes about 1 ms for a release. */
export function checkDraft(pasted: string): CheckedDraft {
  const { text, mapToPasted } = normalizeDraft(pasted)
  const draft = readDraft(text)
  const { language } = draft
  const words = countWords(text, language)
  const remarks = [
    ...findMissingRemarks(draft),
    ...findLengthRemarks(draft, words),
    ...findWordRemarks(draft),
    ...findSpeakerRemarks(draft),
    ...findTwoSpellings(draft).map((name) => remark('name-two-ways', name, { name: name.text, title: name.title })),
  ]
  return {
    language,
    words,
    minutes: Math.max(1, Math.round(words / WORDS_PER_MINUTE[language])),
    isFull: pasted.length >= MAX_CHARACTERS,
    remarks: remarks
      .sort((one, other) => one.start - other.start || one.end - other.end)
      .slice(0, MAX_REMARKS)
      .map((each) => ({ ...each, ...mapToPasted(each) })),
  }
}
