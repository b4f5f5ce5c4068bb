import { describe, expect, it } from 'vitest'
import { manifest } from '../../tests/support/manifest.ts'
import { storedLead, storedSignup } from '../../tests/support/stored-lead.ts'
import type { Lead, LeadTable } from '../database/tables.ts'
import type { MailSettings } from '../settings/config.ts'
import { renderAcknowledgement } from './acknowledgement.ts'
import { isReplyable } from './mail.ts'
import { renderTeamMail } from './team-mail.ts'

const NOW = new Date('2026-11-21T18:30:00.000Z')
const SETTINGS: MailSettings = {
  url: 'smtp://localhost',
  from: 'Krajai Newswire <hello@krajai.example>',
  team: ['sales@krajai.example', 'boss@krajai.example'],
  acknowledge: true,
}
const toTeam = (lead: Lead) => renderTeamMail(lead, 'sales@krajai.example', SETTINGS, NOW)
const toSender = (lead: Lead) => renderAcknowledgement(lead, SETTINGS, manifest, 'https://krajai.example', NOW)

describe('the mail to the team', () => {
  it('has the whole lead as plain text, and a reply goes to the sender', () => {
    const mail = toTeam(storedSignup(1, { locale: 'en', email: 'somchai@example.co.th' }))
    expect(mail).toMatchObject({
      envelope: { from: 'hello@krajai.example', to: 'sales@krajai.example' },
      to: [{ address: 'sales@krajai.example' }, { address: 'boss@krajai.example' }],
      replyTo: { name: '', address: 'somchai@example.co.th' },
      subject: 'Request: ร้านกาแฟสยาม (สมชาย ใจดี)',
      messageId: '<019a0000-0000-7000-8000-000000000001.team@krajai.example>',
      headers: { 'Auto-Submitted': 'auto-generated' },
    })
    expect(mail.html).toBeUndefined()
    for (const part of ['สมชาย ใจดี', '02 123 4567', 'leads take 00000001', 'reply to this email']) {
      expect(mail.text).toContain(part)
    }
  })

  it('marks suspected spam in the subject, and says why', () => {
    const subjectOf = (change: Partial<LeadTable>) =>
      toTeam(storedLead(1, { state: 'suspected_spam', ...change })).subject
    expect(subjectOf({})).toMatch(/^\[Suspected spam\] \(hidden field filled in\) Message: /)
    const fullName = 'WIN www.a.example'
    expect(subjectOf({ fullName, subject: fullName })).toMatch(
      /^\[Suspected spam\] \(links in short fields\) Message: /,
    )
  })

  it.each([
    ['a local part that is not ASCII', 'สมชาย@ตัวอย่าง.ไทย'],
    ['a too long local part', `${'a'.repeat(65)}@example.com`],
    ['a too long domain label', `a@${'b'.repeat(64)}.com`],
  ])('asks for a new mail to an address with %s', (_, email) => {
    const { replyTo, text } = toTeam(storedLead(1, { email }))
    expect(replyTo).toBeUndefined()
    expect(text).toContain(email)
    expect(text).toContain('write a new email to the address above')
    expect(text).not.toContain('reply to this email.\n')
  })

  it('accepts a Thai domain for a reply, because it has an ASCII form', () => {
    expect(isReplyable('somchai@ตัวอย่าง.ไทย')).toBe(true)
  })

  it.each(['subject', 'fullName'] as const)('has a safe subject header for any %s', (field) => {
    const { subject = '', text } = toTeam(
      storedLead(1, { [field]: `x\r\nBcc: all@example.com\n\u202eevil =?utf-8?B?QmNj?= \u001b[2J${'y'.repeat(500)}` }),
    )
    expect(subject).not.toMatch(/[\p{Cc}\u202e]|=\?/u)
    expect(subject.length).toBeLessThan(200)
    expect(text).not.toMatch(/(?!\n)\p{Cc}|\u202e/u)
  })
})

describe.each(['en', 'th'] as const)('the acknowledgement in %s', (locale) => {
  const words = manifest.mail[locale]

  it('says that the lead has arrived, what happens next and how to erase it', () => {
    const { to, envelope, replyTo, subject, text, html = '', headers } = toSender(storedSignup(1, { locale }))
    expect(to).toEqual([{ name: '', address: 'manee@example.co.th' }])
    expect(envelope).toMatchObject({ to: 'manee@example.co.th' })
    expect(replyTo).toMatchObject({ address: manifest.company[locale].email })
    expect(subject).toContain(words.subject.signup)
    expect(headers).toMatchObject({ 'Content-Language': locale, 'Auto-Submitted': 'auto-replied' })
    expect(html).toContain(`<html lang="${locale}">`)
    const parts = [
      words.greeting,
      words.thanks.signup,
      ...words.next.signup,
      words.closing,
      words.erase,
      words.interests.basic,
    ]
    for (const body of [text, html]) {
      for (const part of parts) expect(body).toContain(part)
      expect(body).toContain(`https://krajai.example${locale === 'th' ? '/th' : ''}/privacy`)
      expect(body).not.toMatch(/\{\{|undefined|\[object/)
    }
  })

  it('contains nothing that was typed', () => {
    const typed = { fullName: 'STRANGER', companyName: 'STRANGER', phoneNumber: 'STRANGER' }
    const message = { fullName: 'STRANGER', subject: 'STRANGER', message: 'STRANGER' }
    for (const lead of [storedSignup(1, { locale, ...typed }), storedLead(1, { locale, ...message })]) {
      expect(JSON.stringify(toSender(lead))).not.toContain('STRANGER')
    }
  })
})
