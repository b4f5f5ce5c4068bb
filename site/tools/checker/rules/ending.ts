import type { Draft } from '../read-draft.ts'
import { findAll, firstOfEach, type Remark } from '../remark.ts'

/** As it is written in Thailand or from abroad, and as in America: `(212) 555-0100`. */
const PHONE =
  /(?:\+\d{1,3}|\b0)[ .-]?\(?\d(?:[ .)-]{0,2}\d){6,11}|(?<![\d-])(?:\(\d{3}\) ?|\d{3}[.-]|1-\d{3}-)\d{3}[ .-]\d{4}(?![\d-])/
const EMAIL = /[^\s@<>()]{1,64}@[\p{L}\d.-]{1,190}\.\p{L}{2,}/u
const LINE = /LINE ?(?:ID|OA|Official|[:@])|ไลน์/i

/** At the end: who the company is, and who answers when a reporter calls. */
export function endingRemarks({ text, language, boilerplate, paragraphs }: Draft): Remark[] {
  const last = paragraphs.at(-1)
  if (!last) return []
  const here = { start: last.end, end: last.end, missing: true } as const
  const remarks: Remark[] = []
  if (!boilerplate) remarks.push({ rule: 'boilerplate-missing', ...here })
  else if (!/(?<!\d)(?:1[89]|2[045])\d\d(?!\d)/.test(boilerplate.text))
    remarks.push({ rule: 'boilerplate-year', start: boilerplate.start, end: boilerplate.end, missing: true })
  const phone = PHONE.test(text)
  const email = EMAIL.test(text)
  if (!(phone || email)) return [...remarks, { rule: 'contact-missing', ...here }]
  if (!phone) remarks.push({ rule: 'contact-phone', ...here })
  if (!email) remarks.push({ rule: 'contact-email', ...here })
  if (language === 'th' && !LINE.test(text)) remarks.push({ rule: 'contact-line', ...here })
  return remarks
}

/** What was left to be filled in. */
const BLANK =
  /\[(?=[^\]\n]{0,60}\p{L})[^\]\n]{1,60}\]|\{[^}\n]{1,60}\}|\b[Xx]{2,}(?:[- ][Xx]{2,}){0,4}\b|\bTB[ACD]\b|_{3,}|\.{6,}|…{2,}|lorem ipsum/gu

export const blankRemarks = ({ text }: Draft): Remark[] =>
  firstOfEach(findAll({ text, start: 0, end: text.length }, BLANK)).map(({ start, end, text: name }) => ({
    rule: 'blank',
    start,
    end,
    name,
  }))
