import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { plainText } from '../../../contract/plain-text.ts'
import { newLead } from '../../leads/fixture-stored-lead.ts'
import type { Lead } from '../../leads/lead-repository.ts'
import { manifest } from '../../testing/fixture-manifest.ts'
import type { MailSettings } from '../delivery-settings.ts'
import { plainServer } from '../testing/plain-server.ts'
import { type SmtpPeer, smtpPeer } from '../testing/smtp-peer.ts'
import { acknowledgement } from './acknowledgement.ts'
import { bangkokTime } from './bangkok-time.ts'
import type { Letter } from './letter.ts'
import { smtpSender } from './smtp.ts'
import { teamMail } from './team-mail.ts'

const NOW = new Date('2026-11-21T17:30:00.000Z')
const DELIVERY = '019a0000-0000-7000-8000-00000000000d'

const signup = newLead(1, {
  kind: 'signup',
  received_at: '2026-11-21T17:03:44.123Z',
  full_name: 'สมชาย ใจดี',
  email: 'somchai@example.co.th',
  company_name: 'กาแฟสยาม',
  phone_number: '02 123 4567',
  service_interest: 'professional',
  terms_version: '2023-05-01',
  terms_accepted_at: '2026-11-21T17:03:44.123Z',
  subject: null,
  message: null,
})
const contact = newLead(1, {
  received_at: signup.received_at,
  locale: 'en',
  full_name: 'Manee Jai',
  email: 'manee@example.com',
  subject: 'A quote',
  message: 'First line\nhttps://evil.example/offer <b>bold</b>\n.\nFrom here on',
})

let peer: SmtpPeer
let mail: MailSettings
beforeEach(async () => {
  peer = await smtpPeer()
  mail = {
    server: plainServer(peer.port),
    from: { name: 'Krajai "News", กระจาย', address: 'hello@krajai.example' },
    team: ['sales@krajai.example', 'desk@krajai.example'],
    acknowledge: true,
  }
})
afterEach(() => peer.stop())

/** Sends a letter to a real server and reads what arrived. */
async function arrived(letter: Letter) {
  const outcome = await smtpSender(mail.server)(letter, new AbortController().signal)
  expect(outcome).toEqual({ outcome: 'delivered' })
  const read = peer.letters.at(-1)
  if (!read) throw new Error('Nothing arrived')
  return read
}
const toTeam = (lead: Lead) => arrived(teamMail(lead, DELIVERY, mail, manifest, NOW))
const toSender = (lead: Lead) =>
  arrived(acknowledgement(lead, DELIVERY, mail, manifest, 'https://www.krajai.example', NOW))

describe('what the team reads', () => {
  it('is a signup with every field, from us, to answer the sender', async () => {
    const { to, headers, text } = await toTeam(signup)
    expect(to).toEqual(mail.team)
    expect(headers).toMatchObject({
      from: 'Krajai "News", กระจาย <hello@krajai.example>',
      to: 'sales@krajai.example, desk@krajai.example',
      'reply-to': 'somchai@example.co.th',
      subject: 'Request: กาแฟสยาม (สมชาย ใจดี)',
      'message-id': `<${DELIVERY}@krajai.example>`,
      'auto-submitted': 'auto-generated',
      date: 'Sat, 21 Nov 2026 17:30:00 +0000',
    })
    expect(text).toBe(
      [
        'Name:      สมชาย ใจดี',
        'E-mail:    somchai@example.co.th',
        'Company:   กาแฟสยาม',
        'Phone:     02 123 4567',
        'Plan:      Professional',
        'Language:  Thai',
        'Received:  November 22, 2026, 12:03 AM ICT',
        'Terms:     version 2023-05-01 accepted',
        `Lead:      ${signup.id}`,
        '',
        'To answer, reply to this e-mail. So that the others know:',
        `  leads take ${signup.id}`,
        `  leads answered ${signup.id}`,
        `  leads show ${signup.id}`,
        '',
      ].join('\n'),
    )
  })

  it('is a message as it was written, as text', async () => {
    const { headers, text } = await toTeam(contact)
    expect(headers.subject).toBe('Message: A quote (Manee Jai)')
    expect(text).toContain(`Subject:   A quote\n`)
    expect(text).toContain(`\n\n${contact.message}\n`)
  })

  it('has no reply address where no header can hold it', async () => {
    const { headers, text } = await toTeam({ ...contact, email: 'ข่าว@example.com' })
    expect(headers).not.toHaveProperty('reply-to')
    expect(text).toContain('ข่าว@example.com')
  })
})

describe('what the sender reads', () => {
  it('is in Thai from a Thai page', async () => {
    const { to, headers, text, html } = await toSender(signup)
    expect(to).toEqual(['somchai@example.co.th'])
    expect(headers).toMatchObject({
      subject: 'ได้รับคำขอของคุณแล้ว – กระจายนิวส์ไวร์',
      'reply-to': 'hello@krajai.example',
      'auto-submitted': 'auto-replied',
      'content-language': 'th',
    })
    for (const version of [text, plainText(html ?? '')]) {
      for (const part of [
        'เรียน คุณสมชาย ใจดี',
        '22 พฤศจิกายน 2569 เวลา 0.03 น.',
        'Professional',
        signup.id,
        'วันจันทร์–ศุกร์ 9.00–18.00 น.',
        '0 2000 0000',
        'ชื่อนิติบุคคล: รอยืนยัน',
        'https://www.krajai.example/th/privacy',
        manifest.mail.th.erase,
      ]) {
        expect(version).toContain(part)
      }
    }
  })

  it('is in English from an English page', async () => {
    const { headers, text, html } = await toSender(contact)
    expect(headers.subject).toBe('We have your message – Krajai Newswire')
    for (const version of [text, plainText(html ?? '')]) {
      expect(version).toContain('Hello Manee Jai,')
      expect(version).toContain('November 22, 2026, 12:03 AM ICT')
      expect(version).toContain('Monday to Friday, 9:00 AM to 6:00 PM ICT')
      expect(version).toContain('https://www.krajai.example/privacy')
      expect(version).toMatch(/Registered company: Krajai &(?:amp;)? Sons Co., Ltd./)
      expect(version).not.toMatch(/\p{Script=Thai}/u)
    }
  })

  it('is small, and fetches nothing', async () => {
    for (const lead of [signup, contact]) {
      const { html } = await toSender(lead)
      expect(Buffer.byteLength(html ?? '')).toBeLessThan(20_000)
      expect(html).not.toMatch(/<(?:img|link|script|iframe|video)|url\(|@import|@font-face|src=|background=/i)
      expect(html?.match(/href="[a-z]+:/g)).toEqual(['href="tel:', 'href="mailto:', 'href="https:'])
    }
  })

  it.each([
    { full_name: 'Cheap pills at evil.example' },
    { full_name: 'Click https://evil.example' },
    { full_name: '<a href="https://evil.example">evil</a>' },
    { full_name: 'evil '.repeat(12).trim() },
    { subject: 'evil', message: 'evil '.repeat(900) },
  ])('repeats nothing that a stranger could want sent: %j', async (change) => {
    const { raw, text, html, headers } = await toSender({ ...contact, ...change })
    for (const version of [raw, text, html, JSON.stringify(headers)]) expect(version).not.toContain('evil')
    expect(text).toMatch(/^Hello,\n|^Hello Manee Jai,\n/)
  })
})

describe('no field can write a header', () => {
  const HOSTILE = [
    'a\r\nBcc: victim@example.com',
    'a\nBcc: victim@example.com',
    'a\rBcc: victim@example.com',
    'a\u2028Bcc: victim@example.com',
    'a\u0085Bcc: victim@example.com',
    'a\r\n\r\nA body of mine',
    '=?utf-8?B?YQ0KQmNjOiB2aWN0aW1AZXhhbXBsZS5jb20=?=',
    '=?utf-8?Q?a=0D=0ABcc=3A_victim=40example.com?=',
    'a", "victim@example.com',
    'a <victim@example.com>, b',
    '\u202Emoc.elpmaxe@mitciv',
    'ก'.repeat(200),
    `${'a'.repeat(75)}\r\n ${'b'.repeat(100)}`,
  ]
  const fields = ['full_name', 'company_name', 'subject', 'phone_number', 'message'] as const

  it.each(HOSTILE)('%j', async (value) => {
    for (const lead of [signup, contact]) {
      const hostile = { ...lead }
      for (const field of fields) if (lead[field] !== null) hostile[field] = value
      const letters = [await toTeam(hostile), await toSender(hostile)]
      for (const { to, headers, raw } of letters) {
        expect(to).not.toContain('victim@example.com')
        expect(Object.keys(headers).sort()).toEqual(
          expect.not.arrayContaining(['bcc', 'cc', 'a body of mine', 'x-evil']),
        )
        expect(headers.subject).not.toMatch(/[\p{Cc}\u2028\u202E]|=\?/u)
        expect(headers['reply-to']).toMatch(/^[\w.]+@[\w.]+$/)
        for (const line of raw.split('\r\n\r\n')[0]?.split('\r\n') ?? []) expect(line.length).toBeLessThan(200)
      }
    }
  })

  it('not even an address that the contract would never let in', async () => {
    const letter = teamMail({ ...contact, email: 'a@b.com\r\nBcc: victim@example.com' }, DELIVERY, mail, manifest, NOW)
    expect(letter.replyTo === null || !/[\r\n]/.test(letter.replyTo)).toBe(true)
    const sender = acknowledgement(
      { ...contact, email: 'a@b.com>\r\nRCPT TO:<v@e.com' },
      DELIVERY,
      mail,
      manifest,
      '',
      NOW,
    )
    const outcome = await smtpSender(mail.server)(sender, new AbortController().signal)
    expect(outcome).toMatchObject({ outcome: 'permanent' })
    expect(peer.letters.every(({ to }) => !to.includes('v@e.com'))).toBe(true)
  })
})

it('some of the team being refused is no reason to send it to the others twice', async () => {
  peer.behave((step, address) => (step === 'to' && address.startsWith('desk') ? { code: 550 } : 'ok'))
  const outcome = await smtpSender(mail.server)(
    teamMail(contact, DELIVERY, mail, manifest, NOW),
    new AbortController().signal,
  )
  expect(outcome).toEqual({ outcome: 'delivered', reason: 'smtp refused 1 of 2' })
  expect(peer.letters).toHaveLength(1)
})

it('Bangkok is seven hours ahead, in both eras', () => {
  expect(bangkokTime('2026-12-31T17:00:00.000Z', 'en')).toBe('January 1, 2027, 12:00\u00A0AM\u00A0ICT')
  expect(bangkokTime('2026-12-31T17:00:00.000Z', 'th')).toBe('1 มกราคม 2570 เวลา\u00A00.00\u00A0น.')
})
