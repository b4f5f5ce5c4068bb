/** What the doctor asks of mail and webhook: whether they are set, and with `--send`, whether they take a message. */
import { randomUUID } from 'node:crypto'
import type { Config } from '../../server/config.ts'
import { teamChannels } from '../../server/delivery/catch-up.ts'
import type { Outcome } from '../../server/delivery/channel.ts'
import { configuredChannels, type MailSettings, type WebhookSettings } from '../../server/delivery/delivery-settings.ts'
import { messageId, writtenByProgram } from '../../server/delivery/mail/letter.ts'
import { LETTER_MILLISECONDS, smtpSender } from '../../server/delivery/mail/smtp.ts'
import { WEBHOOK_MILLISECONDS, webhookCaller } from '../../server/delivery/webhook/webhook-channel.ts'
import { commandName } from '../run-command.ts'
import { about, type Finding } from './finding.ts'

const NOT_TRIED = `not tried: ${commandName('doctor')} --send sends a test message`

/** @param to what took it, for the finding */
function sentFinding(thing: string, outcome: Outcome, to: string): Finding {
  const { ok, warning, failed } = about(thing)
  if (outcome.outcome !== 'delivered') return failed(`a test message was refused: ${outcome.reason}`)
  return outcome.reason === undefined ? ok(`a test message went to ${to}`) : warning(outcome.reason)
}

async function mailFinding(mail: MailSettings, siteUrl: string, send: boolean): Promise<Finding> {
  const { team, from, server } = mail
  if (!send) return about('mail').ok(`${server.host}, ${NOT_TRIED}`)
  const now = new Date()
  const outcome = await smtpSender(server)(
    {
      from,
      to: team,
      replyTo: null,
      subject: 'A test: leads will arrive like this',
      text: `Sent by krajai doctor for ${siteUrl}. No lead has arrived, and nothing has to be done.\n`,
      html: null,
      messageId: messageId(`doctor-${randomUUID()}`, from),
      date: now,
      headers: writtenByProgram('auto-generated'),
    },
    AbortSignal.timeout(LETTER_MILLISECONDS),
  )
  return sentFinding('mail', outcome, team.join(', '))
}

/** `type` tells a test from a lead, as Standard Webhooks would have any other event told. */
async function webhookFinding(webhook: WebhookSettings, send: boolean): Promise<Finding> {
  const { host } = new URL(webhook.url)
  if (!send) return about('webhook').ok(`${host}, ${NOT_TRIED}`)
  const now = new Date()
  const outcome = await webhookCaller(webhook)({
    id: randomUUID(),
    body: JSON.stringify({ type: 'doctor.test', timestamp: now.toISOString(), data: {} }),
    now,
    signal: AbortSignal.timeout(WEBHOOK_MILLISECONDS),
  })
  return sentFinding('webhook', outcome, host)
}

/** Suspected spam is told of by mail to the team alone, and a person may be among it. */
const NO_DIGEST = `LEADS_MAIL_TO is not set: nobody is told what was held back as spam, look daily (${commandName('leads')} digest)`

export async function deliveryFindings({ mail, webhook, siteUrl }: Config, send: boolean): Promise<Finding[]> {
  const delivery = about('delivery')
  if (!mail && !webhook) return [delivery.failed('leads are stored and told to nobody: set SMTP_URL or WEBHOOK_URL')]
  if (teamChannels(configuredChannels({ mail, webhook })).length === 0) {
    return [
      delivery.failed(
        'senders are told that their lead has arrived, and nobody of ours is: set LEADS_MAIL_TO or WEBHOOK_URL',
      ),
    ]
  }
  return await Promise.all([
    mail && mail.team.length > 0 ? mailFinding(mail, siteUrl, send) : about('mail').warning(NO_DIGEST),
    ...(webhook ? [webhookFinding(webhook, send)] : []),
  ])
}
