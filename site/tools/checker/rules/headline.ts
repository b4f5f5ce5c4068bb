import { lexicons } from '../lexicons.ts'
import { LIMITS } from '../limits.ts'
import type { Draft } from '../read-draft.ts'
import { findAll, type Remark } from '../remark.ts'
import { segmentWords } from '../segment-words.ts'

/** Letters of Thai without the marks above and below, which take no width. */
const widthOf = (text: string) => text.replace(/[\p{M}\s]/gu, '').length

/** A headline says in one line who did what. */
export function headlineRemarks({ headline, paragraphs, language }: Draft): Remark[] {
  const [first] = paragraphs
  if (!first) return []
  if (!headline) return [{ rule: 'headline-missing', start: first.start, end: first.end, missing: true }]
  const { text, start, end } = headline
  const remarks: Remark[] = []
  const n = language === 'en' ? segmentWords(headline, 'en').length : widthOf(text)
  const total = LIMITS.headline[language]
  if (n > total) {
    remarks.push({ rule: language === 'en' ? 'headline-words' : 'headline-letters', start, end, n, total })
  }
  if (/\p{Lu}{4}/u.test(text) && !/\p{Ll}/u.test(text) && language === 'en')
    remarks.push({ rule: 'headline-shouting', start, end })
  const [mark] = [
    ...findAll(headline, lexicons.en.EXCLAMATION),
    ...(lexicons.en.SHORTENED.test(text) ? [] : findAll(headline, /\.$/g)),
  ]
  if (mark) remarks.push({ rule: 'headline-mark', start: mark.start, end: mark.end, name: mark.text })
  const actor = lexicons[language].NO_ACTOR.exec(text)
  if (actor)
    remarks.push({
      rule: 'headline-actor',
      start: start + actor.index,
      end: start + actor.index + actor[0].length,
      name: actor[0],
    })
  return remarks
}
