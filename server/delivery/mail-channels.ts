import type { SiteManifest } from '../../contract/site-manifest.ts'
import { DAY } from '../../contract/time.ts'
import { acknowledgement } from './acknowledgement.ts'
import type { Channel } from './channel.ts'
import type { MailSettings } from './delivery-settings.ts'
import { createMailer, LETTER_TIMEOUT } from './smtp.ts'
import { teamLetter } from './team-letter.ts'

/** Every lead to every address of the team. */
export function teamMailChannel(
  mail: MailSettings,
  manifest: SiteManifest,
  timeoutMilliseconds = LETTER_TIMEOUT,
): Channel {
  const send = createMailer(mail)
  return {
    name: 'team_mail',
    timeoutMilliseconds,
    async send({ lead, recipient, now, signal }) {
      const outcome = await send(teamLetter(lead, recipient, mail, manifest, now), signal)
      // The address is one of our settings, which somebody will correct. Giving up would lose the lead.
      return outcome.result === 'rejected' ? { ...outcome, result: 'retry', settingsRefused: true } : outcome
    },
  }
}

/** An acknowledgement says that a form has just arrived. A later one would be wrong. */
const DEADLINE = 5 * DAY

/** An acknowledgement to the sender. */
export function senderMailChannel(mail: MailSettings, manifest: SiteManifest, siteUrl: string): Channel {
  const send = createMailer(mail)
  return {
    name: 'sender_mail',
    timeoutMilliseconds: LETTER_TIMEOUT,
    async send({ lead, now, signal }) {
      if (now.getTime() - Date.parse(lead.received_at) > DEADLINE) return { result: 'rejected', reason: 'late' }
      return send(acknowledgement(lead, mail, manifest, siteUrl, now), signal)
    },
  }
}
