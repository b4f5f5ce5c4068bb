import * as cheerio from 'cheerio'
import { describe, expect, it } from 'vitest'
import type { LeadTable } from '../../database/tables.ts'
import { newLead } from '../../leads/fixture-stored-lead.ts'
import type { Lead } from '../../leads/lead-repository.ts'
import { manifest } from '../../testing/fixture-manifest.ts'
import type { MailSettings } from '../delivery-settings.ts'
import { plainServer } from '../testing/plain-server.ts'
import { acknowledgement } from './acknowledgement.ts'
import { digestMail } from './digest-mail.ts'
import type { Letter } from './letter.ts'
import { teamMail } from './team-mail.ts'

const NOW = new Date('2026-11-21T17:30:00.000Z')
const SITE = 'https://www.krajai.example'
const mail: MailSettings = {
  server: plainServer(),
  from: { name: 'Krajai Newswire', address: 'hello@krajai.example' },
  team: ['sales@krajai.example'],
  acknowledge: true,
}
const lead = newLead(1, {
  locale: 'en',
  received_at: '2026-11-21T17:03:44.123Z',
  full_name: 'Manee Jai',
  email: 'manee@example.com',
  phone_number: '02 123 4567',
  subject: 'A quote',
  message: 'First line\n\nSecond line',
})
const signup: Lead = {
  ...lead,
  kind: 'signup',
  company_name: 'กาแฟสยาม',
  service_interest: 'professional',
  message: null,
}

const toTeam = (from: Lead) => teamMail(from, 'd', mail, manifest, NOW)
const toSender = (from: Lead) => acknowledgement(from, 'd', mail, manifest, SITE, NOW)
const digestOf = (...leads: Lead[]) =>
  digestMail(
    { count: leads.length + 3, leads: leads as LeadTable[] },
    { day: '2026-11-21', mail, company: 'Krajai Newswire', now: NOW, quotes: true },
  )

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => word !== '')

/** The parts of a sheet that a mail program shows, and its title, by what they are made of. */
function sheetOf({ html }: Letter) {
  const $ = cheerio.load(html ?? '')
  $('br, td, p, h1, h2, div').after(' ')
  const body = $('body').text()
  return {
    $,
    words: wordsOf(body),
    elements: [
      ...new Set(
        $('html, html *')
          .get()
          .map(({ tagName }) => tagName),
      ),
    ].sort(),
    attributes: [
      ...new Set(
        $('html, html *')
          .get()
          .flatMap(({ attribs }) => Object.keys(attribs)),
      ),
    ].sort(),
  }
}

const letters = (['en', 'th'] as const).flatMap((locale): [string, () => Letter][] => [
  [`a contact to its sender, ${locale}`, () => toSender({ ...lead, locale })],
  [`a signup to its sender, ${locale}`, () => toSender({ ...signup, locale })],
  [`a contact from ${locale} to the team`, () => toTeam({ ...lead, locale })],
  [`a signup from ${locale} to the team`, () => toTeam({ ...signup, locale })],
  [`the digest of one from ${locale}`, () => digestOf({ ...lead, locale })],
])

describe.each(letters)('the sheet of %s', (_name, letterOf) => {
  it('says what its plain part says, and nothing else but who writes, its subject and its end', () => {
    const letter = letterOf()
    const { $, words } = sheetOf(letter)
    // A label's colon and a sentence's full stop are the plain part's.
    const bare = (word: string) => word.replace(/[:.]$/, '')
    const plain = wordsOf(letter.text).map(bare)
    const shown = words.map(bare)
    const led = $('[href]')
      .get()
      .map(({ attribs }) => attribs.href)
    expect(plain.filter((word) => !shown.includes(word) && !led.includes(word))).toEqual([])
    const around = [...wordsOf(letter.subject), 'Krajai', 'Newswire', 'กระจายนิวส์ไวร์', '●', '###'].map(bare)
    expect(shown.filter((word) => !plain.includes(word) && !around.includes(word))).toEqual([])
  })

  it('fetches nothing, tells nobody that it was read, and leads nowhere but to us', () => {
    const letter = letterOf()
    const { $, attributes } = sheetOf(letter)
    expect(letter.html).not.toMatch(/url\(|@import|@font-face|<(?:img|script|link|form|iframe|video|object)/i)
    expect(attributes.filter((name) => /^on|^src|^background$|^srcset$/.test(name))).toEqual([])
    const targets = $('[href]')
      .get()
      .map(({ attribs }) => attribs.href)
    for (const target of targets)
      expect(target).toMatch(/^(?:tel:\+6620000000|mailto:hello@krajai\.example|https:\/\/www\.krajai\.example\/)/)
  })

  it('says face, size and colour in each cell of text, and draws edges around them: Word hands down and draws little else', () => {
    const { $ } = sheetOf(letterOf())
    const withText = $('td')
      .get()
      .filter((cell) => $(cell).find('td').length === 0)
    expect(withText.length).toBeGreaterThan(3)
    for (const cell of withText)
      expect(cell.attribs.style).toMatch(/(?=.*\bfont:(?:bold )?\d+px\/[\d.]+ )(?=.*\bcolor:#)/)
    expect($('div').length).toBe(0)
  })

  it('has a night edition, is small, and names its language', () => {
    const letter = letterOf()
    const { $ } = sheetOf(letter)
    expect($('meta[name=color-scheme]').attr('content')).toBe('light dark')
    expect($('style').text()).toContain('prefers-color-scheme:dark')
    expect($('html').attr('lang')).toMatch(/^(?:en|th)$/)
    expect(Buffer.byteLength(letter.html ?? '')).toBeLessThan(20_000)
  })
})

it('the sender’s language is the sheet’s, with lines tall enough for Thai', () => {
  expect(toSender({ ...signup, locale: 'th' }).html).toMatch(/<html lang="th">[\s\S]*font:16px\/1\.8 /)
  expect(toSender({ ...signup, locale: 'en' }).html).toMatch(/<html lang="en">[\s\S]*font:16px\/1\.6 /)
})

describe('what a stranger typed', () => {
  const HOSTILE = [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '"><a href="https://evil.example">x</a>',
    "' style='position:fixed' x='",
    '</td></tr></table><h1>Pay here</h1>',
    '<!--[if mso]><b>x</b><![endif]-->',
    '--><b>x</b><!--',
    '&lt;b&gt; &amp;amp; &#x3c;b>',
    '</style><style>*{display:none}</style>',
    '</title><meta http-equiv=refresh content=0>',
    '<![CDATA[<b>x</b>]]>',
    '\u202Etxt.exe<b>',
    '\u0000<b\u0000>x',
    '<b\n>x</b\n>',
    '{{7*7}}<%= 7 %>',
    '<ก onclick=x>',
  ]
  const FIELDS = ['full_name', 'email', 'company_name', 'phone_number', 'subject', 'message'] as const
  const made: [string, (from: Lead) => Letter, Lead][] = [
    ['to the team, of a signup', toTeam, { ...signup, message: 'M', subject: 'S' }],
    ['to the team, of a contact', toTeam, { ...lead, company_name: 'C' }],
    ['to the sender', toSender, lead],
    ['in the digest', (from) => digestOf(from), lead],
  ]

  it.each(made)('stays text %s', (_name, letterOf, benign) => {
    const usual = sheetOf(letterOf(benign))
    for (const field of FIELDS) {
      for (const value of HOSTILE) {
        const { elements, attributes, $ } = sheetOf(letterOf({ ...benign, [field]: value }))
        expect({ elements, attributes }).toEqual({ elements: usual.elements, attributes: usual.attributes })
        expect($('html, html *').length).toBeLessThanOrEqual(usual.$('html, html *').length + 3)
        expect($('style').text()).toBe(usual.$('style').text())
      }
    }
  })

  it('is all there, as it was typed', () => {
    const typed = '<b>5 & 6</b> "quoted" \'so\' > and <'
    const { words } = sheetOf(toTeam({ ...lead, message: typed }))
    expect(words.join(' ')).toContain(typed)
  })

  it('keeps the shape it was typed in: lines, indents and columns, which HTML would run together', () => {
    const typed = 'Figures:\n  outlets    400\n\n   reach  2'
    const $ = cheerio.load(toTeam({ ...lead, message: typed }).html ?? '')
    $('br').replaceWith('\n')
    const shown = $('td.on-ink').text()
    // What is left of plain spaces stands alone, so a mail program runs none together.
    expect(shown).not.toMatch(/^ | {2}/m)
    expect(shown.replaceAll('\u00A0', ' ')).toBe(typed)
  })
})
