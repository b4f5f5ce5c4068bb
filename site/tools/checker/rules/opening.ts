import { findAll, findFirst, segmentWords } from '../draft-text.ts'
import { lexicons } from '../lexicons.ts'
import { LIMITS } from '../limits.ts'
import type { Draft } from '../read-draft.ts'
import { missingIn, type Remark, type RuleName, remarkOn, remarkQuoting } from '../remark.ts'

const { en: english, th: thai } = lexicons

/** Thai letters without the marks above and below, which take no width. */
const widthOf = (text: string) => text.replace(/[\p{M}\s]/gu, '').length

/** Checks the headline. */
export function headlineRemarks({ headline, paragraphs, language }: Draft): Remark[] {
  const [first] = paragraphs
  if (!first) return []
  if (!headline) return [missingIn('headline-missing', first)]
  const { text } = headline
  const remarks: Remark[] = []
  const isEnglish = language === 'en'
  const n = isEnglish ? segmentWords(headline, 'en').length : widthOf(text)
  const total = LIMITS.headline[language]
  if (n > total) remarks.push(remarkOn(isEnglish ? 'headline-words' : 'headline-letters', headline, { n, total }))
  if (isEnglish && /\p{Lu}{4}/u.test(text) && !/\p{Ll}/u.test(text))
    remarks.push(remarkOn('headline-shouting', headline))
  const fullStop = english.SHORTENED.test(text) ? undefined : findFirst(headline, /\.$/)
  const mark = findAll(headline, english.EXCLAMATION)[0] ?? fullStop
  if (mark) remarks.push(remarkQuoting('headline-mark', mark))
  const actor = findFirst(headline, lexicons[language].NO_ACTOR)
  if (actor) remarks.push(remarkQuoting('headline-actor', actor))
  return remarks
}

/** True if someone is named: by an acronym, by a capitalized word that is no place or month, or by a role. */
function namesSomebody(lead: string): boolean {
  const text = lead.replace(english.DATELINE, '')
  const TWO_CAPITALS = /(?<!\p{L})\p{Lu}[\p{L}&]{1,40} \p{Lu}[\p{L}&]/u
  if (english.ACTOR.test(text) || TWO_CAPITALS.test(text.replace(/^(?:On|In|At|The|For) /, ''))) return true
  return [...text.matchAll(/(?<!\p{L})(\p{L}{1,40}) (\p{Lu}[\p{L}\d&]{1,40})/gu)].some(
    ([, before = '', name = '']) =>
      !/^(?:in|at|from|near|to|on|of|across|by|since|until|last|next)$/i.test(before) && !english.CALENDAR.test(name),
  )
}

/** Questions that the lead does not answer: who, what, when, where, why. The next paragraph may answer why. */
function openQuestions({ lead, story, above, language }: Draft): RuleName[] {
  const text = lead?.text ?? ''
  const withNext = `${text}\n${story[1]?.text ?? ''}`
  const dated = `${above.map((line) => line.text).join('\n')}\n${text}`
  const { WHAT, WHEN, WHERE, WHY } = lexicons[language]
  const isEnglish = language === 'en'
  const answered: [RuleName, boolean][] = [
    ['lead-who', isEnglish ? namesSomebody(text) : thai.WHO.test(text)],
    ['lead-what', WHAT.test(text)],
    ['lead-when', WHEN.test(dated) || (isEnglish && /\b\d{1,2}[/.]\d{1,2}[/.]\d{2,4}\b/.test(dated))],
    ['lead-where', WHERE.test(text) || (isEnglish && english.DATELINE.test(text))],
    ['lead-why', WHY.test(withNext)],
  ]
  return answered.filter(([, isAnswered]) => !isAnswered).map(([rule]) => rule)
}

/** Checks the lead: five questions, its length, and stock phrases. */
export function leadRemarks(draft: Draft): Remark[] {
  const { lead, language } = draft
  if (!lead) return []
  const remarks = openQuestions(draft).map((rule) => missingIn(rule, lead))
  const n = segmentWords({ ...lead, text: lead.text.replace(english.DATELINE, '') }, language).length
  const total = LIMITS.lead[language]
  if (n > total) remarks.push(remarkOn('lead-long', lead, { n, total }))
  const formula = findFirst(lead, lexicons[language].FORMULA)
  if (formula) remarks.push(remarkQuoting('lead-formula', formula))
  return remarks
}
