import { findAll, firstOfEach } from '../draft-text.ts'
import { LIMITS } from '../limits.ts'
import type { Draft } from '../read-draft.ts'
import { missingAfter, missingIn, type Remark, remarkOn, remarkQuoting } from '../remark.ts'

/** As it is written in Thailand or from abroad, and as in America: `(212) 555-0100`. */
const PHONE =
  /(?:\+\d{1,3}|\b0)[ .-]?\(?\d(?:[ .)-]{0,2}\d){6,11}|(?<![\d-])(?:\(\d{3}\) ?|\d{3}[.-]|1-\d{3}-)\d{3}[ .-]\d{4}(?![\d-])/
const EMAIL = /[^\s@<>()]{1,64}@[\p{L}\d.-]{1,190}\.\p{L}{2,}/u
const LINE = /LINE ?(?:ID|OA|Official|[:@])|ไลน์/i
const YEAR = /(?<!\d)(?:1[89]|2[045])\d\d(?!\d)/

/** Checks the end of the release: the boilerplate and the press contact. */
export function endingRemarks({ text, language, boilerplate, paragraphs }: Draft): Remark[] {
  const last = paragraphs.at(-1)
  if (!last) return []
  const remarks: Remark[] = []
  if (!boilerplate) remarks.push(missingAfter('boilerplate-missing', last))
  else if (!YEAR.test(boilerplate.text)) remarks.push(missingIn('boilerplate-year', boilerplate))
  const hasPhone = PHONE.test(text)
  const hasEmail = EMAIL.test(text)
  if (!hasPhone && !hasEmail) return [...remarks, missingAfter('contact-missing', last)]
  if (!hasPhone) remarks.push(missingAfter('contact-phone', last))
  if (!hasEmail) remarks.push(missingAfter('contact-email', last))
  if (language === 'th' && !LINE.test(text)) remarks.push(missingAfter('contact-line', last))
  return remarks
}

/** Finds placeholders that were not filled in. */
const BLANK =
  /\[(?=[^\]\n]{0,60}\p{L})[^\]\n]{1,60}\]|\{[^}\n]{1,60}\}|\b[Xx]{2,}(?:[- ][Xx]{2,}){0,4}\b|\bTB[ACD]\b|_{3,}|\.{6,}|…{2,}|lorem ipsum/gu

export const blankRemarks = ({ text }: Draft): Remark[] =>
  firstOfEach(findAll({ text, start: 0, end: text.length }, BLANK)).map((found) => remarkQuoting('blank', found))

const LINK = /(?:https?:\/\/|www\.)[^\s)>\]”"]+/g
const TRACKED =
  /[?&](?:utm_[a-z]+|fbclid|gclid|mc_cid)=|\/\/(?:www\.)?(?:bit\.ly|tinyurl\.com|t\.co|lnkd\.in|goo\.gl|cutt\.ly|rebrand\.ly|shorturl\.at)\//
const CLICK_HERE = /\bclick here\b|คลิก(?:ที่นี่|ที่ลิงก์|เพื่อ|ลิงก์|เลย)/gi

/** Finds too many links, links with tracking parameters, and link texts such as 'click here'. */
export function linkRemarks({ text, language }: Draft): Remark[] {
  const whole = { text, start: 0, end: text.length }
  const links = findAll(whole, LINK)
  const total = LIMITS.links[language]
  const over = links[total]
  return [
    ...(over ? [remarkOn('links-many', over, { n: links.length, total })] : []),
    ...links.filter((link) => TRACKED.test(link.text)).map((link) => remarkOn('link-tracked', link)),
    ...firstOfEach(findAll(whole, CLICK_HERE)).map((found) => remarkQuoting('link-empty', found)),
  ]
}
