import * as english from '../lexicon-english.ts'
import * as thai from '../lexicon-thai.ts'
import { LIMITS } from '../limits.ts'
import type { Draft } from '../read-draft.ts'
import { findAll, type Remark } from '../remark.ts'
import type { RuleName } from '../rule-names.ts'
import { segmentWords } from '../segment-words.ts'

/** Someone is named: by two capitals together, by one inside a sentence that no place or month has, or by what they are. */
function namesSomebody(lead: string): boolean {
  const text = lead.replace(english.DATELINE, '')
  if (
    english.ACTOR.test(text) ||
    /(?<!\p{L})\p{Lu}[\p{L}&]{1,40} \p{Lu}[\p{L}&]/u.test(text.replace(/^(?:On|In|At|The|For) /, ''))
  )
    return true
  return [...text.matchAll(/(?<!\p{L})(\p{L}{1,40}) (\p{Lu}[\p{L}\d&]{1,40})/gu)].some(
    ([, before = '', name = '']) =>
      !/^(?:in|at|from|near|to|on|of|across|by|since|until|last|next)$/i.test(before) && !english.CALENDAR.test(name),
  )
}

/** The five questions that a lead answers, and what is a sign of an answer. The reason may follow in the next paragraph. */
function answers({ lead, story, above, language }: Draft): [RuleName, boolean][] {
  const text = lead?.text ?? ''
  const withNext = `${text}\n${story[1]?.text ?? ''}`
  const dated = `${above.map((line) => line.text).join('\n')}\n${text}`
  if (language === 'en')
    return [
      ['lead-who', namesSomebody(text)],
      ['lead-what', english.WHAT.test(text)],
      ['lead-when', english.WHEN.test(dated) || /\b\d{1,2}[/.]\d{1,2}[/.]\d{2,4}\b/.test(dated)],
      ['lead-where', english.DATELINE.test(text) || english.WHERE.test(text)],
      ['lead-why', english.WHY.test(withNext)],
    ]
  return [
    ['lead-who', thai.WHO.test(text)],
    ['lead-what', thai.WHAT.test(text)],
    ['lead-when', thai.WHEN.test(dated)],
    ['lead-where', thai.WHERE.test(text)],
    ['lead-why', thai.WHY.test(withNext)],
  ]
}

/** The first paragraph answers who, what, when and where, and it or the next one why. */
export function leadRemarks(draft: Draft): Remark[] {
  const { lead, language } = draft
  if (!lead) return []
  const { start, end } = lead
  const remarks: Remark[] = answers(draft)
    .filter(([, answered]) => !answered)
    .map(([rule]) => ({ rule, start, end, missing: true }))
  const n = segmentWords({ ...lead, text: lead.text.replace(english.DATELINE, '') }, language).length
  const total = LIMITS.lead[language]
  if (n > total) remarks.push({ rule: 'lead-long', start, end, n, total })
  const [formula] = findAll(lead, language === 'en' ? english.FORMULA : thai.FORMULA)
  if (formula) remarks.push({ rule: 'lead-formula', start: formula.start, end: formula.end, name: formula.text })
  return remarks
}
