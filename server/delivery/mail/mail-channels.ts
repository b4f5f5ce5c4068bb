import type { SiteManifest } from '../../../contract/site-manifest.ts'
import type { Channel } from '../channel.ts'
import type { MailSettings } from '../delivery-settings.ts'
import { isLate } from '../enqueue.ts'
import { acknowledgement } from './acknowledgement.ts'
import { LETTER_MILLISECONDS, smtpSender } from './smtp.ts'
import { teamMail } from './team-mail.ts'

/** Every lead to the team. */
export function teamMailChannel(mail: MailSettings, manifest: SiteManifest): Channel {
  const send = smtpSender(mail.server)
  return {
    name: 'team_mail',
    limitMilliseconds: LETTER_MILLISECONDS,
    async attempt({ id, lead, now, signal }) {
      const outcome = await send(teamMail(lead, id, mail, manifest, now), signal)
      // The recipient is a setting, which someone will correct; giving up would lose the lead.
      return outcome.outcome === 'permanent'
        ? { outcome: 'transient', reason: outcome.reason, misconfigured: true }
        : outcome
    },
  }
}

/** An acknowledgement to whoever sent the lead; none where it would be late. */
export function senderMailChannel(mail: MailSettings, manifest: SiteManifest, siteUrl: string): Channel {
  const send = smtpSender(mail.server)
  return {
    name: 'sender_mail',
    limitMilliseconds: LETTER_MILLISECONDS,
    async attempt({ id, lead, now, signal }) {
      if (isLate(lead, now)) return { outcome: 'permanent', reason: 'late' }
      return send(acknowledgement(lead, id, mail, manifest, siteUrl, now), signal)
    },
  }
}
