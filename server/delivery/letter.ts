import { domainToASCII } from 'node:url'
import type { SendMailOptions } from 'nodemailer'
import { addressIn } from '../config.ts'
import { sanitizeLine } from '../sanitize-text.ts'

/** The domain of an address in ASCII (Punycode); empty if it has no such form. */
export const domainOf = (address: string): string => domainToASCII(address.slice(address.lastIndexOf('@') + 1))

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

/**
 * Makes a stranger's text safe for a header: one line, not too long, without marks that change its direction and without encoded words
 * (RFC 2047), which mail programs would decode.
 *
 * @param maxLength in code points
 */
export function toHeaderText(text: string, maxLength: number): string {
  const line = sanitizeLine(text).replaceAll('=?', '= ?').replace(/\s+/gu, ' ').trim()
  const points = [...line]
  return points.length <= maxLength ? line : `${points.slice(0, maxLength - 1).join('')}…`
}

/** An address as nodemailer takes it without looking for several in it. */
export const toMailbox = (address: string) => ({ name: '', address })

interface Envelope {
  /** The same in each attempt, so that mail programs show a repeated letter once. */
  id: string
  from: string
  to: readonly string[]
  /** Who gets this copy. */
  recipient: string
  occasion: 'auto-generated' | 'auto-replied'
  date: Date
}

/** What every letter has. The headers prevent absence notes (RFC 3834, and Exchange's own), so that two programs never write to each other. */
export const createLetter = ({ id, from, to, recipient, occasion, date }: Envelope) =>
  ({
    from,
    to: to.map(toMailbox),
    envelope: { from: addressIn(from), to: recipient },
    messageId: `<${id}@${domainOf(addressIn(from))}>`,
    date,
    headers: { 'Auto-Submitted': occasion, 'X-Auto-Response-Suppress': 'All' },
  }) satisfies SendMailOptions
