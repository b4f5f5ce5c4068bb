import type { Mailbox } from './mailbox.ts'

/** One letter, ready to be sent: every header in it is safe, whatever the lead says. */
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

/** The same for each attempt at a delivery, so that a mail program shows a repeat once. */
export const messageId = (delivery: string, from: Mailbox) =>
  `<${delivery}@${new URL(`http://${from.address.slice(from.address.lastIndexOf('@') + 1)}`).hostname}>`

/**
 * Whether an address can stand in a header of any letter. A domain can always be put into plain letters; what is before the @
 * cannot, and then needs servers that know it (RFC 6532).
 */
export const isPlainAddress = (address: string) => /^[\x21-\x7E]+$/.test(address.slice(0, address.lastIndexOf('@')))
