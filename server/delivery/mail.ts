import nodemailer, { type NodemailerError, type SendMailOptions } from 'nodemailer'
import type { SiteManifest } from '../../contract/site-manifest.ts'
import { DAY } from '../../contract/time.ts'
import { addressIn, type MailSettings } from '../config.ts'
import { renderAcknowledgement } from './acknowledgement.ts'
import { type Channel, type Outcome, toErrorCode } from './channel.ts'
import { domainOf } from './letter.ts'
import { renderTeamLetter } from './team-letter.ts'

/** Long, because a server may scan a letter before it accepts it, and a letter that is given up too early is sent twice. */
const LETTER_TIMEOUT = 120_000

/** For the connection and for the server's greeting. */
const GREETING_TIMEOUT = 30_000

const LOOPBACK = /^(?:localhost|127\.[\d.]+|\[::1\])$/

/** The greeting, the login and our own address: whatever is refused here is not about a lead. */
const ABOUT_US = /^(?:CONN|EHLO|HELO|AUTH|MAIL)\b/

/**
 * Tells what a failure means. A 5xx about the recipient is final (RFC 5321, 4.2.1). A refusal of our name, login or address means that a
 * setting is wrong. Everything else may work later.
 */
export function classifySmtpError({ code, originalCode, responseCode, command = '' }: NodemailerError): Outcome {
  if (responseCode === undefined) {
    const reason = `smtp ${toErrorCode(originalCode ?? code)}`
    // Without a reply, nodemailer itself or a missing extension of the server rules out the address.
    return code === 'EENVELOPE' ? { result: 'rejected', reason } : { result: 'retry', reason }
  }
  const step = /^[A-Z]{4,8}(?: [A-Z\d-]{2,12})?$/.test(command) ? ` ${command}` : ''
  const reason = `smtp ${responseCode}${step}`
  const isPermanent = responseCode >= 500
  if (isPermanent && command === 'RCPT TO') return { result: 'rejected', reason }
  // Relays refuse a name that they do not like with 421, too.
  const settingsRefused = isPermanent ? ABOUT_US.test(command) : /^(?:EHLO|HELO)$/.test(command)
  return { result: 'retry', reason, settingsRefused }
}

/** Hands letters to the mail server, each on its own connection. */
function createMailer({ url, from }: MailSettings) {
  const isLocal = LOOPBACK.test(new URL(url).hostname)
  const transport = nodemailer.createTransport({
    // Options in the URL, such as ?requireTLS=false, override these.
    url,
    // Without it, a host without a domain greets as [127.0.0.1], which relays refuse.
    name: domainOf(addressIn(from)),
    // Mail servers on the same machine often have a self-signed certificate.
    ...(isLocal ? { ignoreTLS: true } : { requireTLS: true }),
    connectionTimeout: GREETING_TIMEOUT,
    greetingTimeout: GREETING_TIMEOUT,
    socketTimeout: LETTER_TIMEOUT,
    // Letters consist of text only: the library must never read a file or fetch a URL for one.
    disableFileAccess: true,
    disableUrlAccess: true,
  })

  return (letter: SendMailOptions, signal: AbortSignal): Promise<Outcome> =>
    transport.sendMail({ ...letter, signal }).then((): Outcome => ({ result: 'delivered' }), classifySmtpError)
}

/** Every lead to every address of the team. */
export function createTeamMailChannel(mail: MailSettings): Channel {
  const send = createMailer(mail)
  return {
    name: 'team_mail',
    timeoutMilliseconds: LETTER_TIMEOUT,
    async send({ lead, recipient, now, signal }) {
      const outcome = await send(renderTeamLetter(lead, recipient, mail, now), signal)
      // The address is one of our settings, which somebody will correct. Giving up would lose the lead.
      return outcome.result === 'rejected' ? { ...outcome, result: 'retry', settingsRefused: true } : outcome
    },
  }
}

/** An acknowledgement says that a form has just arrived. A later one would be wrong. */
const DEADLINE = 5 * DAY

/** An acknowledgement to the sender. */
export function createSenderMailChannel(mail: MailSettings, manifest: SiteManifest, siteUrl: string): Channel {
  const send = createMailer(mail)
  return {
    name: 'sender_mail',
    timeoutMilliseconds: LETTER_TIMEOUT,
    async send({ lead, now, signal }) {
      if (now.getTime() - Date.parse(lead.receivedAt) > DEADLINE) return { result: 'rejected', reason: 'late' }
      return send(renderAcknowledgement(lead, mail, manifest, siteUrl, now), signal)
    },
  }
}
