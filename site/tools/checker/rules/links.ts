import { LIMITS } from '../limits.ts'
import type { Draft } from '../read-draft.ts'
import { findAll, firstOfEach, type Remark } from '../remark.ts'

const LINK = /(?:https?:\/\/|www\.)[^\s)>\]”"]+/g
const TRACKED =
  /[?&](?:utm_[a-z]+|fbclid|gclid|mc_cid)=|\/\/(?:www\.)?(?:bit\.ly|tinyurl\.com|t\.co|lnkd\.in|goo\.gl|cutt\.ly|rebrand\.ly|shorturl\.at)\//
const EMPTY = /\bclick here\b|คลิก(?:ที่นี่|ที่ลิงก์|เพื่อ|ลิงก์|เลย)/gi

/** A few links to where more is to be read, none of which counts its readers. */
export function linkRemarks({ text, language }: Draft): Remark[] {
  const whole = { text, start: 0, end: text.length }
  const links = findAll(whole, LINK)
  const total = LIMITS.links[language]
  const over = links[total]
  return [
    ...(over ? [{ rule: 'links-many', start: over.start, end: over.end, n: links.length, total } as const] : []),
    ...links
      .filter((link) => TRACKED.test(link.text))
      .map(({ start, end }) => ({ rule: 'link-tracked', start, end }) as const),
    ...firstOfEach(findAll(whole, EMPTY)).map(
      ({ start, end, text: name }) => ({ rule: 'link-empty', start, end, name }) as const,
    ),
  ]
}
