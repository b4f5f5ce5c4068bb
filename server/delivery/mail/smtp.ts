import nodemailer, { type NodemailerError } from 'nodemailer'
import type { Outcome } from '../channel.ts'
import type { SmtpServer } from '../delivery-settings.ts'
import type { Letter } from './letter.ts'
import { smtpFailure } from './smtp-outcome.ts'

/**
 * How long sending one letter may take in all. Long, because a server may scan a letter before it accepts it (RFC 5321, 4.5.3.2,
 * allows ten minutes), and a letter that is given up too early is sent twice.
 */
export const LETTER_MILLISECONDS = 120_000

/** How long to wait for a connection and for the server's greeting. */
const GREETING_MILLISECONDS = 30_000

const encryption = {
  implicit: { secure: true },
  required: { secure: false, requireTLS: true },
  opportunistic: { secure: false, opportunisticTLS: true },
  // Mail servers on the same machine often offer a self-signed certificate.
  none: { secure: false, ignoreTLS: true },
} satisfies Record<SmtpServer['encryption'], object>

/** Hands a letter to the server, on a connection of its own. */
export type SendLetter = (letter: Letter, signal: AbortSignal) => Promise<Outcome>

const mailbox = (address: string, name = '') => ({ name, address })

export function smtpSender({ host, port, login, encryption: kind, acceptsAnyCertificate }: SmtpServer): SendLetter {
  const transport = nodemailer.createTransport({
    host,
    port,
    ...encryption[kind],
    // SMTP_ALLOW_PLAIN allows no encryption at all, so encryption with an unverified certificate is allowed too.
    ...(acceptsAnyCertificate && { tls: { rejectUnauthorized: false } }),
    ...(login && { auth: login }),
    connectionTimeout: GREETING_MILLISECONDS,
    greetingTimeout: GREETING_MILLISECONDS,
    socketTimeout: LETTER_MILLISECONDS,
    // Letters consist of text only: the library must never read a file or fetch a URL for one.
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
