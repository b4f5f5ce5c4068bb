import nodemailer, { type NodemailerError, type SendMailOptions } from 'nodemailer'
import type { SiteManifest } from '../../contract/site-manifest.ts'
import { addressOfMailbox, isLocal, type MailSettings } from '../settings/config.ts'
import { renderAcknowledgement } from './acknowledgement.ts'
import { ACKNOWLEDGEMENT_LIFETIME, type Channel, LATE, type Outcome, toErrorCode } from './channel.ts'
import { domainOf } from './mail.ts'
import { renderTeamMail } from './team-mail.ts'

/** This is long, because a mail server may scan a mail before it accepts it. After a timeout the mail is sent again. */
const MAIL_TIMEOUT = 120_000

/** For the connection and the greeting of the mail server. */
const GREETING_TIMEOUT = 30_000

/** SMTP commands for the connection, our name, the login and the sender address. If the server refuses one, a setting is wrong. */
const SETTING_COMMANDS = /^(?:CONN|EHLO|HELO|AUTH|MAIL)\b/

/** A 5xx for the recipient is final (RFC 5321, 4.2.1). All other failures are tried again. */
export function classifySmtpError({ code, originalCode, responseCode, command = '' }: NodemailerError): Outcome {
  if (responseCode === undefined) {
    const reason = `smtp ${toErrorCode(originalCode ?? code)}`
    // Without a response code, EENVELOPE means that the address cannot be sent to this server at all.
    return code === 'EENVELOPE' ? { result: 'rejected', reason } : { result: 'retry', reason }
  }
  const step = /^[A-Z]{4,8}(?: [A-Z\d-]{2,12})?$/.test(command) ? ` ${command}` : ''
  const reason = `smtp ${responseCode}${step}`
  const isPermanent = responseCode >= 500
  if (isPermanent && command === 'RCPT TO') return { result: 'rejected', reason }
  // If a relay does not accept our name in EHLO, it may answer with the temporary code 421. Then a setting is wrong, too.
  const settingsRefused = isPermanent ? SETTING_COMMANDS.test(command) : /^(?:EHLO|HELO)$/.test(command)
  return { result: 'retry', reason, settingsRefused }
}

function createMailer({ url, from }: MailSettings) {
  const transport = nodemailer.createTransport({
    // Options in the URL, such as ?requireTLS=false, override these.
    url,
    // The name in EHLO. The default on a host without a domain is [127.0.0.1], which relays refuse.
    name: domainOf(addressOfMailbox(from)),
    // A mail server on the same machine often has a self-signed certificate.
    ...(isLocal(url) ? { ignoreTLS: true } : { requireTLS: true }),
    connectionTimeout: GREETING_TIMEOUT,
    greetingTimeout: GREETING_TIMEOUT,
    socketTimeout: MAIL_TIMEOUT,
    // The mails are text, so nodemailer never has to read a file or fetch a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  })

  return (mail: SendMailOptions, signal: AbortSignal): Promise<Outcome> =>
    transport.sendMail({ ...mail, signal }).then((): Outcome => ({ result: 'delivered' }), classifySmtpError)
}

/** Sends every lead to every address of the team. */
export function createTeamMailChannel(mail: MailSettings): Channel {
  const send = createMailer(mail)
  return {
    name: 'team_mail',
    timeoutMilliseconds: MAIL_TIMEOUT,
    async send({ lead, recipient, now, signal }) {
      const outcome = await send(renderTeamMail(lead, recipient, mail, now), signal)
      // The address is a setting, which the operator can correct. A rejected lead would not reach the team.
      return outcome.result === 'rejected' ? { ...outcome, result: 'retry', settingsRefused: true } : outcome
    },
  }
}

/** Sends an acknowledgement to the sender. */
export function createSenderMailChannel(mail: MailSettings, manifest: SiteManifest, siteUrl: string): Channel {
  const send = createMailer(mail)
  return {
    name: 'sender_mail',
    timeoutMilliseconds: MAIL_TIMEOUT,
    async send({ lead, now, signal }) {
      const age = now.getTime() - Date.parse(lead.receivedAt)
      if (age > ACKNOWLEDGEMENT_LIFETIME) return { result: 'rejected', reason: LATE }
      return send(renderAcknowledgement(lead, mail, manifest, siteUrl, now), signal)
    },
  }
}
