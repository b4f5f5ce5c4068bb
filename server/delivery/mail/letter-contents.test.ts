import { describe, expect, it } from 'vitest'
import { escapeMarkup } from '../../../contract/escape-markup.ts'
import { storedLead, storedSignup } from '../../leads/fixture-stored-lead.ts'
import { manifest } from '../../testing/fixture-manifest.ts'
import { plainServer } from '../testing/plain-server.ts'
import { acknowledgement } from './acknowledgement.ts'
import { digestMail } from './digest-mail.ts'
import { isPlainAddress, messageId } from './letter.ts'
import { teamMail } from './team-mail.ts'

const NOW = new Date('2026-11-22T02:00:00.000Z')
const from = { name: 'Krajai', address: 'hello@krajai.example' }
const mail = {
  server: plainServer(),
  from,
  team: ['sales@krajai.example'],
  acknowledge: true,
} as const
const QUIET = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }

it('an acknowledgement says what has arrived, what happens next, how to reach us, and who writes', () => {
  const request = storedSignup(1, { locale: 'en' })
  const { text, html, headers } = acknowledgement(request, 'd', mail, manifest, 'https://www.krajai.example', NOW)
  expect(text).toBe(
    [
      'Hello สมชาย ใจดี,',
      '',
      'Thank you for your interest.',
      '',
      'Received: November 22, 2026, 1:22 AM ICT',
      'Plan: Basic',
      `Reference: ${request.id}`,
      '',
      'What happens next',
      '1. We read your request.',
      '2. We call you, Monday to Friday, 9:00 AM to 6:00 PM ICT.',
      'What comes in outside office hours is read when we open.',
      '',
      'If it cannot wait',
      'Call +66 2 000 0000',
      'E-mail hello@krajai.example',
      '',
      'To have what we hold about you erased, reply to this e-mail.',
      'If it was not you, reply, and we erase it.',
      'Privacy policy: https://www.krajai.example/privacy',
      '',
      'Krajai Newswire',
      'Sukhumvit Road, Bangkok 10110, Thailand',
      'Registered company: Krajai & Sons Co., Ltd.',
      'This e-mail was sent automatically.',
      '',
    ].join('\n'),
  )
  expect(html).toContain(
    [
      'Krajai Newswire',
      'Sukhumvit Road, Bangkok 10110, Thailand',
      'Registered company: Krajai &amp; Sons Co., Ltd.',
      'This e-mail was sent automatically.',
    ].join('<br>'),
  )
  expect(headers).toEqual({
    'Auto-Submitted': 'auto-replied',
    'X-Auto-Response-Suppress': 'All',
    'Content-Language': 'en',
  })
})

it.each(['signup', 'contact'] as const)(
  'what pages keep together a letter after a %s does, too, without marks',
  (kind) => {
    const marked = (text: string) => `${text} ที่\u200Dรับ 9.00\u2060–\u206018.00\u00A0น.`
    const { en, th } = manifest.mail
    const words = {
      ...th,
      subject: { signup: marked('คำขอ'), contact: marked('ข้อความ') },
      thanks: { signup: marked('ขอบคุณ'), contact: marked('ขอบคุณ') },
      hours: { signup: marked('เวลา'), contact: marked('เวลา') },
      next: { signup: [marked('โทร')], contact: [marked('อ่าน')] },
      nextTitle: marked('ต่อไป'),
      phone: marked('โทร'),
      received: marked('เมื่อ'),
      privacy: marked('นโยบาย'),
    }
    const company = {
      ...manifest.company.th,
      address: 'ถนน\u200Dสุขุมวิท กรุงเทพมหานคร\u00A010110',
      phone: '0\u00A02000\u00A00000',
    }
    const told = { ...manifest, mail: { en, th: words }, company: { ...manifest.company, th: company } }
    const lead = kind === 'signup' ? storedSignup(1) : storedLead(1, { locale: 'th' })
    const { subject, text, html } = acknowledgement(lead, 'd', mail, told, 'https://www.krajai.example', NOW)
    for (const plain of [subject, text, /<title>(.*)<\/title>/.exec(html ?? '')?.[1]]) {
      expect(plain).toContain('ที่รับ 9.00–18.00 น.')
      expect(plain).not.toMatch(/[\u2060\u200B\u00A0]/)
    }
    expect(text).toContain('ถนนสุขุมวิท กรุงเทพมหานคร 10110')
    expect(html).not.toMatch(/[\u2060\u200B\u200D]/)
    const kept = (letters: string) => `<span style="white-space:nowrap">${letters}</span>`
    // The headline, the thanks, the label of the time, what is next and its headline, the hours, before the phone and the link.
    expect(html?.split(`${kept('ที่รั')}บ 9.0${kept('0–1')}8.00\u00A0น.`)).toHaveLength(9)
    expect(html).toContain(`ถน${kept('นสุ')}ขุมวิท กรุงเทพมหานคร\u00A010110`)
    expect(html).toContain('>0\u00A02000\u00A00000</a>')
    expect(html).toContain('เวลา\u00A01.22\u00A0น.')
  },
)

describe('the digest', () => {
  const first = storedLead(1, {
    full_name: 'Manee',
    email: 'm@example.com',
    subject: 'Visit http://a.example/x now',
    message: 'or https://b.example or WWW.c.example/y?z\n– or mail me',
  })
  const second = storedSignup(2, { full_name: 'S', email: 's@example.com', company_name: 'Siam Coffee' })
  const digest = (count: number, quotes: boolean, leads = [first, second]) =>
    digestMail({ count, leads }, { day: '2026-11-22', mail, company: 'Krajai Newswire', now: NOW, quotes })
  const RECEIVED = 'November 22, 2026, 1:22 AM ICT'
  const WHAT_TO_DO = ['', 'To read one in full:  leads show ID', 'To have it delivered: leads release ID', '']
  const [told, andTold] = [first, second].map(({ id }) => [id, RECEIVED]) as [string[], string[]]
  /** Its lines as HTML, in which a time is never parted. */
  const set = (lines: readonly string[]) =>
    lines.map(escapeMarkup).join('<br>').replace(RECEIVED, 'November 22, 2026, 1:22\u00A0AM\u00A0ICT')
  const [quoted, andQuoted] = [
    [...told, 'Manee <m@example.com>', 'Visit [link] now: or [link] or [link] – or mail me'],
    [...andTold, 'S <s@example.com>', 'Siam Coffee'],
  ]

  it('has a line for each lead, without links, and what to do', () => {
    const { text, html, ...rest } = digest(2, true)
    expect(text).toBe(
      [
        '2 leads were held back as suspected spam. A person may be among them:',
        '',
        quoted.join('  '),
        andQuoted.join('  '),
        ...WHAT_TO_DO,
      ].join('\n'),
    )
    for (const lines of [quoted, andQuoted]) expect(html).toContain(`>${set(lines)}</td>`)
    expect(html).toContain('>A person may be among them:</td>')
    expect(html).toContain(' Krajai Newswire</p>')
    expect(html).toMatch(/<title>2 leads were held back as suspected spam<\/title>/)
    expect(html).toContain('To read one in full: \u00A0leads show ID<br>To have it delivered: leads release ID')
    expect(`${text}${html}`).not.toContain('more: leads list')
    expect(rest).toEqual({
      from,
      to: mail.team,
      replyTo: null,
      subject: '2 leads were held back as suspected spam',
      messageId: '<digest-2026-11-22@krajai.example>',
      date: NOW,
      headers: QUIET,
    })
  })

  it('where it may not quote, says only that they are there; and how many more there are', () => {
    const { text, html } = digest(5, false)
    expect(text).toBe(
      [
        '5 leads were held back as suspected spam. A person may be among them:',
        '',
        told.join('  '),
        andTold.join('  '),
        'and 3 more: leads list --spam',
        ...WHAT_TO_DO,
      ].join('\n'),
    )
    for (const lines of [told, andTold]) expect(html).toContain(`>${set(lines)}</td>`)
    expect(html).toContain('>and 3 more: leads list --spam</td>')
  })

  it('of one lead is of one lead', () => {
    expect(digest(1, true, [first]).subject).toBe('1 lead was held back as suspected spam')
  })
})

it('the team’s letter of a lead without company and subject is named after its sender', () => {
  const letter = teamMail(storedLead(1, { subject: null }), 'd', mail, manifest, NOW)
  expect(letter.subject).toBe('Message:  (มานี น้ำใจ)')
  expect(letter.headers).toEqual(QUIET)
})

it('a letter’s id can be written in any header, of a Thai domain, too', () => {
  expect(messageId('d', { name: '', address: 'ข่าว@ข่าว.ไทย' })).toBe('<d@xn--22c8e6a1f.xn--o3cw4h>')
})

it.each([
  ['manee@example.com', true],
  ['manee@ข่าว.ไทย', true],
  ['ข่าว@example.com', false],
  ['ma nee@example.com', false],
])('%s can be answered from any mail server: %s', (address, plain) => {
  expect(isPlainAddress(address)).toBe(plain)
})
