import nodemailer, { type NodemailerError } from 'nodemailer'
import type { Outcome } from '../channel.ts'
import type { SmtpServer } from '../delivery-settings.ts'
import type { Letter } from './letter.ts'
import { smtpFailure } from './smtp-outcome.ts'

/**
 * One letter, all told. Generous, because a server may scan a letter before it says yes (RFC 5321, 4.5.3.2, allows ten
 * minutes), and giving up too early sends it twice.
 */
export const LETTER_MILLISECONDS = 120_000

/** Until a server shows that it is one. */
const GREETING_MILLISECONDS = 30_000

const encryption = {
  implicit: { secure: true },
  required: { secure: false, requireTLS: true },
  opportunistic: { secure: false, opportunisticTLS: true },
  // A mail server on this machine often offers a certificate that nobody signed.
  none: { secure: false, ignoreTLS: true },
} satisfies Record<SmtpServer['encryption'], object>

/** Hands a letter to the server, on a connection of its own. */
export type SendLetter = (letter: Letter, signal: AbortSignal) => Promise<Outcome>

const mailbox = (address: string, name = '') => ({ name, address })

export function smtpSender({ host, port, login, encryption: kind, unproved }: SmtpServer): SendLetter {
  const transport = nodemailer.createTransport({
    host,
    port,
    ...encryption[kind],
    // Better encrypted for nobody in particular than not at all: it was allowed to be plain.
    ...(unproved && { tls: { rejectUnauthorized: false } }),
    ...(login && { auth: login }),
    connectionTimeout: GREETING_MILLISECONDS,
    greetingTimeout: GREETING_MILLISECONDS,
    socketTimeout: LETTER_MILLISECONDS,
    // A letter is made of texts. Whatever is in them, nothing is read from this machine or fetched for it.
    disableFileAccess: true,
    disableUrlAccess: true,
  })

  return async ({ from, to, replyTo, subject, text, html, headers, messageId, date }, signal) => {
    try {
      const { rejected } = await transport.sendMail({
        from: mailbox(from.address, from.name),
        to: to.map((address) => mailbox(address)),
        ...(replyTo !== null && { replyTo: mailbox(replyTo) }),
        subject,
        text,
        ...(html !== null && { html }),
        headers,
        messageId,
        date,
        signal,
      })
      return rejected.length === 0
        ? { outcome: 'delivered' }
        : { outcome: 'delivered', reason: `smtp refused ${rejected.length} of ${to.length}` }
    } catch (error) {
      return smtpFailure(error as NodemailerError)
    }
  }
}
