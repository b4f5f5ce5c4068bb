import { afterEach, expect, it } from 'vitest'
import { readConfig } from '../../config.ts'
import { storedLead } from '../../leads/fixture-stored-lead.ts'
import { manifest } from '../../testing/fixture-manifest.ts'
import type { MailSettings } from '../delivery-settings.ts'
import { mailTo } from '../testing/delivering-app.ts'
import { type SmtpPeer, smtpPeer } from '../testing/smtp-peer.ts'
import { senderMailChannel } from './mail-channels.ts'

const DAY = 24 * 60 * 60_000
const NOW = new Date('2026-11-21T07:00:00Z')

let peer: SmtpPeer
afterEach(() => peer.stop())

it.each([
  [4.9, { outcome: 'delivered' }, 1],
  [5.1, { outcome: 'permanent', reason: 'late' }, 0],
])('an acknowledgement after %s days: %j', async (days, outcome, letters) => {
  peer = await smtpPeer()
  const mail = readConfig(mailTo(peer.url)).mail as MailSettings
  const channel = senderMailChannel(mail, manifest, 'https://www.example.com')
  const createdAt = new Date(NOW.getTime() - days * DAY)
  const { signal } = new AbortController()
  expect(await channel.attempt({ id: '1', lead: storedLead(1), createdAt, now: NOW, signal })).toEqual(outcome)
  expect(peer.letters).toHaveLength(letters)
})
