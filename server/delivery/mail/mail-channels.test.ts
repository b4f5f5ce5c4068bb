import { afterEach, expect, it } from 'vitest'
import { DAY } from '../../../contract/time.ts'
import { readConfig } from '../../config.ts'
import { storedLead } from '../../leads/fixture-stored-lead.ts'
import { manifest } from '../../testing/fixture-manifest.ts'
import type { MailSettings } from '../delivery-settings.ts'
import { mailTo } from '../testing/delivering-app.ts'
import { type SmtpPeer, smtpPeer } from '../testing/smtp-peer.ts'
import { senderMailChannel, teamMailChannel } from './mail-channels.ts'

const NOW = new Date('2026-11-21T07:00:00Z')
const { signal } = new AbortController()
const attempt = { id: '1', lead: storedLead(1), now: NOW, signal }

let peer: SmtpPeer
afterEach(() => peer.stop())

it.each([
  [4.9, { outcome: 'delivered' }, 1],
  [5.1, { outcome: 'permanent', reason: 'late' }, 0],
])('an acknowledgement after %s days: %j', async (days, outcome, letters) => {
  peer = await smtpPeer()
  const mail = readConfig(mailTo(peer.url)).mail as MailSettings
  const channel = senderMailChannel(mail, manifest, 'https://www.example.com')
  const lead = storedLead(1, { received_at: new Date(NOW.getTime() - days * DAY).toISOString() })
  expect(channel).toMatchObject({ name: 'sender_mail', limitMilliseconds: 120_000 })
  expect(await channel.attempt({ ...attempt, lead })).toEqual(outcome)
  expect(peer.letters).toHaveLength(letters)
})

it.each([
  ['takes it', 'ok', { outcome: 'delivered' }],
  [
    'refuses the team for good',
    { code: 550 },
    { outcome: 'transient', reason: 'smtp 550 RCPT TO', misconfigured: true },
  ],
  ['refuses it for now', { code: 451 }, { outcome: 'transient', reason: 'smtp 451 RCPT TO' }],
] as const)('a lead is mailed to the team; where the server %s, %j', async (_, behaviour, outcome) => {
  peer = await smtpPeer()
  peer.behave((step) => (step === 'to' ? behaviour : 'ok'))
  const channel = teamMailChannel(readConfig(mailTo(peer.url)).mail as MailSettings, manifest)
  expect(channel).toMatchObject({ name: 'team_mail', limitMilliseconds: 120_000 })
  expect(await channel.attempt(attempt)).toEqual(outcome)
  expect(peer.letters.map(({ to }) => to)).toEqual(behaviour === 'ok' ? [['sales@krajai.example']] : [])
})
