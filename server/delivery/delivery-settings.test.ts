import { describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { deliveryTargets } from './delivery-settings.ts'

const SECRET = `whsec_${Buffer.alloc(24, 'k').toString('base64')}`
const MAIL = { SMTP_URL: 'smtp://mail.example.com', MAIL_FROM: 'Krajai <hello@krajai.example>' }
const HOOK = { WEBHOOK_URL: 'https://crm.example.com/hooks/leads', WEBHOOK_SECRET: SECRET }

it('deliver to nobody where nothing is set', () => {
  const config = readConfig({})
  expect(config).toMatchObject({ mail: null, webhook: null })
  expect(deliveryTargets(config)).toEqual({ team: [], acknowledge: false, webhook: false })
})

it('name each address of the team once, and may turn acknowledgements off', () => {
  const team = { LEADS_MAIL_TO: 'a@krajai.example, b@krajai.example,a@krajai.example' }
  expect(deliveryTargets(readConfig({ ...MAIL, ...team, ...HOOK, ACKNOWLEDGE_SENDERS: 'false' }))).toEqual({
    team: ['a@krajai.example', 'b@krajai.example'],
    acknowledge: false,
    webhook: true,
  })
})

it('take two secrets during a change', () => {
  const { webhook } = readConfig({ ...HOOK, WEBHOOK_SECRET: `${SECRET} ${SECRET}` })
  expect(webhook?.secrets).toEqual([Buffer.alloc(24, 'k'), Buffer.alloc(24, 'k')])
})

describe('a bad value ends the start and is named, but not repeated:', () => {
  it.each([
    ['SMTP_URL', { ...MAIL, SMTP_URL: 'http://hunter2.example' }],
    ['SMTP_URL', { ...MAIL, SMTP_URL: 'smtp://user:hunter2%@mail.example.com' }],
    ['MAIL_FROM', { ...MAIL, MAIL_FROM: 'Hunter2 <hello@krajai.example' }],
    ['MAIL_FROM', { ...MAIL, MAIL_FROM: 'hunter2' }],
    ['MAIL_FROM', { SMTP_URL: MAIL.SMTP_URL }],
    ['SMTP_URL', { LEADS_MAIL_TO: 'hunter2@krajai.example' }],
    ['LEADS_MAIL_TO', { ...MAIL, LEADS_MAIL_TO: 'a@krajai.example; hunter2@krajai.example' }],
    ['ACKNOWLEDGE_SENDERS', { ...MAIL, ACKNOWLEDGE_SENDERS: 'hunter2' }],
    ['WEBHOOK_URL', { ...HOOK, WEBHOOK_URL: 'ftp://hunter2.example' }],
    ['WEBHOOK_SECRET', { ...HOOK, WEBHOOK_SECRET: 'whsec_hunter2' }],
    ['WEBHOOK_SECRET', { WEBHOOK_URL: HOOK.WEBHOOK_URL }],
  ])('%s in %o', (name, environment) => {
    const read = () => readConfig(environment)
    expect(read).toThrow(new RegExp(`^${name}: `))
    expect(read).not.toThrow(/hunter2/i)
  })
})
