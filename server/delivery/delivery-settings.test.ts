import { describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { refusalOf } from '../testing/refused-settings.ts'
import { configuredChannels } from './delivery-settings.ts'

const SECRET = `whsec_${Buffer.alloc(32, 'k').toString('base64')}`
const MAIL = { SMTP_URL: 'smtps://mailer:a%40b@mail.example.com', MAIL_FROM: 'Krajai <hello@krajai.example>' }
const WEBHOOK = { WEBHOOK_URL: 'https://crm.example.com/hooks/leads', WEBHOOK_SECRET: SECRET }

describe('mail settings', () => {
  it('are taken over', () => {
    expect(readConfig({ ...MAIL, LEADS_MAIL_TO: 'sales@krajai.example, บก@ข่าว.ไทย' }).mail).toEqual({
      server: {
        host: 'mail.example.com',
        port: 465,
        login: { user: 'mailer', pass: 'a@b' },
        encryption: 'implicit',
        acceptsAnyCertificate: false,
      },
      from: { name: 'Krajai', address: 'hello@krajai.example' },
      team: ['sales@krajai.example', 'บก@ข่าว.ไทย'],
      acknowledge: true,
    })
  })

  it.each([
    ['smtp://mail.example.com', {}, { port: 587, encryption: 'required', login: null }],
    [
      'smtp://mail.example.com:2525/',
      { SMTP_ALLOW_PLAIN: 'true' },
      { port: 2525, encryption: 'opportunistic', acceptsAnyCertificate: true },
    ],
    [
      'smtps://mail.example.com',
      { SMTP_ALLOW_PLAIN: 'true' },
      { port: 465, encryption: 'implicit', acceptsAnyCertificate: true },
    ],
    ['smtp://localhost:25', {}, { encryption: 'none' }],
    ['smtp://127.0.0.1', {}, { encryption: 'none' }],
    ['smtp://[::1]:25', {}, { host: '::1', encryption: 'none' }],
    ['smtps://localhost', {}, { port: 465, encryption: 'implicit' }],
  ])('%s with %j is %j', (SMTP_URL, more, server) => {
    expect(readConfig({ ...MAIL, SMTP_URL, ...more }).mail?.server).toMatchObject(server)
  })

  it.each([
    'mail.example.com',
    'https://mail.example.com',
    'smtp://',
    'smtp://:secret@mail.example.com',
    'smtp://u:100%secret@mail.example.com',
    'smtp://u:secret%FF@mail.example.com',
    'smtp://%C3:secret@mail.example.com',
    'smtp://mail.example.com:0',
    'smtp://mail.example.com?tls.rejectUnauthorized=false',
    'smtp://mail.example.com/inbox',
    'smtp://mail.example.com#inbox',
  ])('SMTP_URL=%s is refused, without repeating a password', (SMTP_URL) => {
    expect(refusalOf({ ...MAIL, SMTP_URL })).toMatch(/^SMTP_URL: expected smtps:/)
    expect(refusalOf({ ...MAIL, SMTP_URL })).not.toContain('secret')
  })

  it.each(['nobody', 'a@b.com, c@d.com', 'A <a@b.com', 'a@b.com>', 'A\r\nBcc: x@y.com <a@b.com>'])(
    'MAIL_FROM=%j is refused',
    (MAIL_FROM) => {
      expect(refusalOf({ ...MAIL, MAIL_FROM })).toMatch(/^MAIL_FROM: expected an e-mail address/)
    },
  )

  it.each(['sales', 'a@b.com; c@d.com', ',', 'a@b.com, sales'])('LEADS_MAIL_TO=%j is refused', (LEADS_MAIL_TO) => {
    expect(refusalOf({ ...MAIL, LEADS_MAIL_TO })).toMatch(/^LEADS_MAIL_TO: expected one or more/)
  })

  it('list addresses with or without blanks and a comma at the end', () => {
    expect(readConfig({ ...MAIL, LEADS_MAIL_TO: 'a@b.com,c@d.com , ,e@f.com,' }).mail?.team).toEqual([
      'a@b.com',
      'c@d.com',
      'e@f.com',
    ])
  })
})

describe('webhook settings', () => {
  it('are taken over, with several secrets during a change', () => {
    // The shortest and the longest that Standard Webhooks allows.
    const [short, long] = [Buffer.alloc(24, 'o'), Buffer.alloc(64, 'l')]
    const others = [short, long].map((bytes) => `whsec_${bytes.toString('base64')}`).join(' ')
    expect(readConfig({ ...WEBHOOK, WEBHOOK_SECRET: `${SECRET} ${others}` }).webhook).toEqual({
      url: 'https://crm.example.com/hooks/leads',
      secrets: [Buffer.alloc(32, 'k'), short, long],
      allowPrivate: false,
    })
  })

  it.each([
    'secret',
    `whsec_${Buffer.alloc(23).toString('base64')}`,
    `whsec_${Buffer.alloc(65).toString('base64')}`,
    'whsec_not*base64*secret*not*base64*secret',
    `x${SECRET}`,
    `${SECRET}*`,
    `${SECRET} secret`,
  ])('WEBHOOK_SECRET=%s is refused, without repeating it', (WEBHOOK_SECRET) => {
    expect(refusalOf({ ...WEBHOOK, WEBHOOK_SECRET })).toMatch(/^WEBHOOK_SECRET: expected whsec_/)
    expect(refusalOf({ ...WEBHOOK, WEBHOOK_SECRET })).not.toContain(WEBHOOK_SECRET)
  })

  it.each([
    'crm.example.com',
    'ftp://crm.example.com',
    'xhttps://crm.example.com',
    'https://u@crm.example.com',
    'https://:p@crm.example.com',
    'https://crm.example.com/#lead',
  ])('WEBHOOK_URL=%s is refused', (WEBHOOK_URL) => {
    expect(refusalOf({ ...WEBHOOK, WEBHOOK_URL })).toMatch(/^WEBHOOK_URL: expected an address/)
  })

  it.each([
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://10.1.2.3/x',
    'https://0x7f.1/x',
    'https://169.254.169.254/',
    'https://[::ffff:192.168.0.1]/',
  ])('the private address %s is refused unless private ones are allowed', (WEBHOOK_URL) => {
    expect(refusalOf({ ...WEBHOOK, WEBHOOK_URL })).toMatch(/^WEBHOOK_URL: is a private address/)
    expect(refusalOf({ ...WEBHOOK, WEBHOOK_URL, WEBHOOK_ALLOW_PRIVATE: 'true' })).toBeUndefined()
  })
})

describe('settings that need each other', () => {
  it('are none where no mail is sent and nobody is to be acknowledged', () => {
    expect(refusalOf({ ACKNOWLEDGE_SENDERS: 'false' })).toBeUndefined()
  })

  it.each([
    [{ SMTP_URL: MAIL.SMTP_URL }, 'MAIL_FROM: needed with SMTP_URL'],
    [{ MAIL_FROM: MAIL.MAIL_FROM }, 'SMTP_URL: needed with MAIL_FROM'],
    [{ LEADS_MAIL_TO: 'a@b.com' }, 'SMTP_URL: needed with LEADS_MAIL_TO'],
    [{ WEBHOOK_URL: WEBHOOK.WEBHOOK_URL }, 'WEBHOOK_SECRET: needed with WEBHOOK_URL'],
    [{ WEBHOOK_SECRET: SECRET }, 'WEBHOOK_URL: needed with WEBHOOK_SECRET'],
    [{ ...MAIL, ACKNOWLEDGE_SENDERS: 'false' }, 'LEADS_MAIL_TO: needed with ACKNOWLEDGE_SENDERS=false'],
    [{ ...WEBHOOK, WEBHOOK_URL: 'http://crm.example.com' }, 'WEBHOOK_URL: expected https'],
    [{ PORT: '3000', METRICS_PORT: '3000' }, 'METRICS_PORT: has to be another one than PORT'],
  ])('%j is refused', (environment, line) => {
    expect(refusalOf(environment as unknown as Record<string, string>)).toMatch(new RegExp(`^${line}`))
  })
})

it('the channels are those that are configured', () => {
  const channels = (environment: Record<string, string>) => configuredChannels(readConfig(environment))
  expect(channels({})).toEqual([])
  expect(channels(MAIL)).toEqual(['sender_mail'])
  expect(channels({ ...MAIL, LEADS_MAIL_TO: 'a@b.com', ACKNOWLEDGE_SENDERS: 'false' })).toEqual(['team_mail'])
  expect(channels({ ...MAIL, ...WEBHOOK, LEADS_MAIL_TO: 'a@b.com' })).toEqual(['team_mail', 'sender_mail', 'webhook'])
})
