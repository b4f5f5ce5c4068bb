import { domainToASCII } from 'node:url'
import type { Locale } from '../../contract/locale.ts'
import { BANGKOK } from '../../contract/office-days.ts'
import { dateAndTimeWords } from '../../contract/time.ts'
import { addressIn } from '../config.ts'
import { harmlessLine } from '../harmless-text.ts'

/** A letter ready to be sent. Its headers are safe, whatever the lead contains. */
export interface Letter {
  readonly from: string
  /** Shown in the header. */
  readonly to: readonly string[]
  /** Who gets this copy. */
  readonly recipient: string
  readonly replyTo: string | null
  readonly subject: string
  readonly text: string
  readonly html?: string
  /** With angle brackets; the same in each attempt, so that mail programs show a repeated letter once. */
  readonly messageId: string
  readonly date: Date
  readonly headers: Readonly<Record<string, string>>
}

/** The domain of an address in ASCII (Punycode); empty if it has no such form. */
export const domainOf = (address: string): string => domainToASCII(address.slice(address.lastIndexOf('@') + 1))

export const messageId = (id: string, from: string): string => `<${id}@${domainOf(addressIn(from))}>`

/**
 * True if any mail server can take the address in a header. Local parts outside ASCII need servers that support RFC 6532; lengths are
 * those of RFC 5321, 4.5.3.1, and of domain names.
 */
export function isReplyable(address: string): boolean {
  const domain = domainOf(address)
  return (
    /^[\x21-\x7E]{1,64}$/.test(address.slice(0, address.lastIndexOf('@'))) &&
    domain.length <= 253 &&
    domain.split('.').every((label) => label.length > 0 && label.length <= 63)
  )
}

/** Prevents absence notes (RFC 3834, and Exchange's own header), so that two programs never write to each other. */
export const automaticHeaders = (occasion: 'auto-generated' | 'auto-replied') => ({
  'Auto-Submitted': occasion,
  'X-Auto-Response-Suppress': 'All',
})

/**
 * Makes a stranger's text safe for a header: one line, not too long, without marks that change its direction and without encoded words
 * (RFC 2047), which mail programs would decode.
 *
 * @param most in code points
 */
export function headerText(text: string, most: number): string {
  const line = harmlessLine(text).replaceAll('=?', '= ?').replace(/\s+/gu, ' ').trim()
  const points = [...line]
  return points.length <= most ? line : `${points.slice(0, most - 1).join('')}…`
}

/** A time in Bangkok as the site writes it: `November 21, 2026, 2:03 PM ICT`, `21 พฤศจิกายน 2569 เวลา 14.03 น.`. */
export const bangkokTime = (iso: string, locale: Locale): string =>
  dateAndTimeWords(Date.parse(iso), BANGKOK, locale) + (locale === 'en' ? '\u00A0ICT' : '')
