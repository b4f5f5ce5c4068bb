import type { Mailbox } from './mailbox.ts'

/** A letter ready to be sent. Its headers are safe, whatever the lead contains. */
export interface Letter {
  readonly from: Mailbox
  readonly to: readonly string[]
  readonly replyTo: string | null
  readonly subject: string
  readonly text: string
  readonly html: string | null
  /** With angle brackets. */
  readonly messageId: string
  readonly date: Date
  readonly headers: Readonly<Record<string, string>>
}

/** The same in each attempt at a delivery, so that mail programs show a repeated letter once. */
export const messageId = (delivery: string, from: Mailbox) =>
  `<${delivery}@${new URL(`http://${from.address.slice(from.address.lastIndexOf('@') + 1)}`).hostname}>`

/**
 * Whether an address can be written in a header for any mail server. A domain can always be written in ASCII (Punycode); a local
 * part outside ASCII needs servers that support RFC 6532.
 */
export const isPlainAddress = (address: string) => /^[\x21-\x7E]+$/.test(address.slice(0, address.lastIndexOf('@')))

/**
 * The headers of a letter that a program wrote (RFC 3834, and Exchange's own header): they prevent absence notes, so that two programs
 * never write to each other and no sender is told who of the team is on holiday.
 */
export const writtenByProgram = (occasion: 'auto-generated' | 'auto-replied') => ({
  'Auto-Submitted': occasion,
  'X-Auto-Response-Suppress': 'All',
})
