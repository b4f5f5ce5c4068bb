import type { Locale } from '../../../contract/locale.ts'
import type { CheckMeasure } from '../../content/schemas/tools.ts'
import * as english from './lexicon-english.ts'
import * as thai from './lexicon-thai.ts'
import type { Draft } from './read-draft.ts'

/** A part of the draft: a list of passages. */
type Part = Exclude<keyof Draft, 'language' | 'text'>

/** The patterns of a rule. A rule without a pattern for a language does not apply to it. */
type Patterns = Partial<Record<Locale, RegExp>>

/** Exclamation marks, except in names such as `Yahoo!`. */
const EXCLAMATION = /(?<!Yahoo|YAHOO|Kahoot|Joomla)!(?! \p{Ll}|[’']s)/gu
/** An exclamation mark, or a full stop that does not end an abbreviation. */
const HEADLINE_MARK = new RegExp(
  `${EXCLAMATION.source}|(?<!(?<!\\p{L})(?:Co|CO|Ltd|LTD|Inc|INC|Corp|CORP|Plc|Bros|Jr|Sr|St|No|[ap]\\.m|\\p{Lu})|(?<![ก-๎])[ก-ฮ]{1,4})\\.$`,
  'gu',
)
/** A placeholder that was not filled in. */
const BLANK =
  /\[(?=[^\]\n]{0,60}\p{L})[^\]\n]{1,60}\]|\{[^}\n]{1,60}\}|\b[Xx]{2,}(?:[- ][Xx]{2,}){0,4}\b|\bTB[ACD]\b|_{3,}|\.{6,}|…{2,}|lorem ipsum/gu
export const LINK = /(?:https?:\/\/|www\.)[^\s)>\]”"]+/g
const TRACKED_LINK =
  /(?:https?:\/\/|www\.)(?:(?:www\.)?(?:bit\.ly|tinyurl\.com|t\.co|lnkd\.in|goo\.gl|cutt\.ly|rebrand\.ly|shorturl\.at)\/[^\s)>\]”"]*|[^\s)>\]”"?]+\?(?:[^\s)>\]”"]*&)?(?:utm_[a-z]+|fbclid|gclid|mc_cid)=[^\s)>\]”"]*)/g
const CLICK_HERE = /\bclick here\b|คลิก(?:ที่นี่|ที่ลิงก์|เพื่อ|ลิงก์|เลย)/gi
const ANYTHING = /./g

/**
 * Rules that find words. If several matches have the same text, a rule marks the first of them. A rule with `marksFirst` marks only
 * its first match. `{name}` is the match. `{n}` is the number of matches. For `year-other`, `{n}` is the year in the era of the language.
 */
export const WORD_RULES: readonly (Patterns & { rule: string; within: Part; marksFirst?: true })[] = [
  { rule: 'headline-shouting', within: 'headline', en: english.CAPITALS },
  { rule: 'headline-mark', within: 'headline', en: HEADLINE_MARK, th: HEADLINE_MARK, marksFirst: true },
  { rule: 'headline-actor', within: 'headline', en: english.NO_ACTOR, th: thai.NO_ACTOR, marksFirst: true },
  { rule: 'lead-formula', within: 'lead', en: english.LEAD_FORMULA, th: thai.LEAD_FORMULA, marksFirst: true },
  { rule: 'lead-formula', within: 'headline', en: english.LEAD_FORMULA, th: thai.LEAD_FORMULA, marksFirst: true },
  { rule: 'quote-open', within: 'openMarks', en: ANYTHING, th: ANYTHING },
  { rule: 'quote-formula', within: 'speech', en: english.QUOTE_FORMULA, th: thai.QUOTE_FORMULA, marksFirst: true },
  { rule: 'hype', within: 'whole', en: english.HYPE, th: thai.HYPE },
  { rule: 'first-person', within: 'narration', en: english.FIRST_PERSON, th: thai.FIRST_PERSON, marksFirst: true },
  { rule: 'exclamation', within: 'ownWords', en: EXCLAMATION, th: EXCLAMATION, marksFirst: true },
  { rule: 'date-relative', within: 'ownWords', en: english.RELATIVE_DATE, th: thai.RELATIVE_DATE },
  { rule: 'year-other', within: 'whole', en: english.OTHER_YEAR, th: thai.OTHER_YEAR },
  { rule: 'repeated-word', within: 'whole', en: english.REPEATED_WORD },
  { rule: 'blank', within: 'whole', en: BLANK, th: BLANK },
  { rule: 'link-tracked', within: 'whole', en: TRACKED_LINK, th: TRACKED_LINK },
  { rule: 'link-empty', within: 'whole', en: CLICK_HERE, th: CLICK_HERE },
]

/** Thai and international phone numbers, and American phone numbers such as `(212) 555-0100`. */
const PHONE =
  /(?:\+\d{1,3}|\b0)[ .-]?\(?\d(?:[ .)-]{0,2}\d){6,11}|(?<![\d-])(?:\(\d{3}\) ?|\d{3}[.-]|1-\d{3}-)\d{3}[ .-]\d{4}(?![\d-])/
const ANY_EMAIL = /[^\s@<>()]{1,64}@[\p{L}\d.-]{1,190}\.\p{L}{2,}/u
const LINE_ID = /LINE ?(?:ID|OA|Official|[:@])|ไลน์/i
const YEAR = /(?<!\d)(?:1[89]|2[045])\d\d(?!\d)/
const SOMETHING = /./

/** Rules for required parts. If no passage of `within` matches, a caret marks the start of `at`. */
export const MISSING_RULES: readonly (Patterns & { rule: string; at: Part; within: Part })[] = [
  { rule: 'headline-missing', at: 'top', within: 'headline', en: SOMETHING, th: SOMETHING },
  { rule: 'lead-who', at: 'opening', within: 'lead', en: english.WHO, th: thai.WHO },
  { rule: 'lead-what', at: 'opening', within: 'lead', en: english.WHAT, th: thai.WHAT },
  { rule: 'lead-when', at: 'opening', within: 'dated', en: english.WHEN, th: thai.WHEN },
  { rule: 'lead-where', at: 'opening', within: 'opening', en: english.WHERE, th: thai.WHERE },
  { rule: 'lead-why', at: 'opening', within: 'leadAndNext', en: english.WHY, th: thai.WHY },
  { rule: 'quote-missing', at: 'storyEnd', within: 'speech', en: SOMETHING, th: SOMETHING },
  { rule: 'boilerplate-missing', at: 'end', within: 'boilerplate', en: SOMETHING, th: SOMETHING },
  { rule: 'boilerplate-year', at: 'boilerplate', within: 'boilerplate', en: YEAR, th: YEAR },
  { rule: 'contact-phone', at: 'end', within: 'whole', en: PHONE, th: PHONE },
  { rule: 'contact-email', at: 'end', within: 'whole', en: ANY_EMAIL, th: ANY_EMAIL },
  { rule: 'contact-line', at: 'end', within: 'whole', th: LINE_ID },
]

/**
 * Limits in words. Most Thai limits are higher, because a Thai text has more words than its English version. The browser's dictionary
 * finds the Thai words. A Thai headline is counted in letters without the marks above and below, because marks have no width.
 */
export const LIMITS = {
  /** The whole release. */
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

/** Rules for the length of a passage. `{n}` is the length, `{total}` the limit. */
export const LENGTH_RULES: readonly { rule: string; within: Part; limit: CheckMeasure; only?: Locale }[] = [
  { rule: 'headline-words', within: 'headline', limit: 'headline', only: 'en' },
  { rule: 'headline-letters', within: 'headline', limit: 'headline', only: 'th' },
  { rule: 'lead-long', within: 'lead', limit: 'lead' },
  { rule: 'quote-long', within: 'spokenQuotes', limit: 'quote' },
  { rule: 'paragraph-long', within: 'afterLead', limit: 'paragraph' },
  { rule: 'sentence-long', within: 'sentences', limit: 'sentence' },
]
