import { domainToASCII } from 'node:url'
import type { SendMailOptions } from 'nodemailer'
import { addressOfMailbox } from '../settings/config.ts'
import { sanitizeLine } from './sanitize-text.ts'

/** The domain of an address in ASCII (Punycode). Empty if it is not valid. */
export const domainOf = (address: string): string => domainToASCII(address.slice(address.lastIndexOf('@') + 1))

/**
 * True if every mail server accepts the address in a header. A local part outside ASCII needs RFC 6532, which many servers lack. The
 * lengths are from RFC 5321, 4.5.3.1.
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
 * Makes a visitor's text safe for a header: one short line without encoded words (RFC 2047), which mail programs decode.
 *
 * @param maxLength in code points
 */
export function toHeaderText(text: string, maxLength: number): string {
  const line = sanitizeLine(text).replaceAll('=?', '= ?').replace(/\s+/gu, ' ').trim()
  const points = [...line]
  return points.length <= maxLength ? line : `${points.slice(0, maxLength - 1).join('')}…`
}

/** With an object, nodemailer does not look for several addresses in a text. */
export const toMailbox = (address: string) => ({ name: '', address })

interface Envelope {
  /** The same in every attempt, so that mail programs show a repeated mail once. */
  id: string
  from: string
  to: readonly string[]
  /** The address that this copy is sent to. `to` is only shown. */
  recipient: string
  occasion: 'auto-generated' | 'auto-replied'
  date: Date
}

/** The common parts of every mail. The headers ask for no automatic reply (RFC 3834, and one for Exchange), which would cause a loop. */
export const createMail = ({ id, from, to, recipient, occasion, date }: Envelope) =>
  ({
    from,
    to: to.map(toMailbox),
    envelope: { from: addressOfMailbox(from), to: recipient },
    messageId: `<${id}@${domainOf(addressOfMailbox(from))}>`,
    date,
    headers: { 'Auto-Submitted': occasion, 'X-Auto-Response-Suppress': 'All' },
  }) satisfies SendMailOptions
