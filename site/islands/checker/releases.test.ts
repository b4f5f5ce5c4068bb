import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkDraft } from './check-draft.ts'

/**
 * Releases written for this test, ten in a language, and all that an editor would write beside each: the remark, and the
 * words it points at, or what stands before the caret where something is missing.
 */
const said: Record<string, readonly (readonly [rule: string, at: string])[]> = {
  'en/solar-pumps': [],
  'en/night-library': [],
  'en/hotel-hype': [
    ['headline-mark', '!'],
    ['lead-why', 'lead'],
    ['first-person', 'We'],
    ['lead-formula', 'are thrilled to announce'],
    ['hype', 'world-class'],
    ['hype', 'seamless'],
    ['hype', 'state-of-the-art'],
    ['exclamation', '!'],
    ['hype', 'cutting-edge'],
    ['quote-formula', 'proud to'],
    ['contact-phone', 'employs 140 people.'],
    ['contact-email', 'employs 140 people.'],
  ],
  'en/payment-app': [
    ['headline-actor', 'Our'],
    ['headline-words', 'Our new app makes paying'],
    ['lead-when', 'lead'],
    ['blank', '[number]'],
    ['blank', 'XX'],
    ['contact-phone', 'arthit@taladpay.example'],
  ],
  'en/reading-charity': [
    ['name-two-ways', 'Saengtong'],
    ['name-two-ways', 'Lamyay'],
  ],
  'en/rice-research': [
    ['date-relative', 'yesterday'],
    ['date-relative', 'recently'],
    ['quote-speaker', 'Farmers told us'],
  ],
  'en/savings-bank': [
    ['year-other', '2569'],
    ['link-tracked', 'https://rimnam.example/stations?utm_source'],
    ['links-many', 'https://rimnam.example/survey.pdf'],
    ['link-empty', 'Click here'],
  ],
  'en/noodle-shop': [
    ['quote-missing', 'from each decade.'],
    ['boilerplate-missing', 'mon@yaimon.example'],
    ['length-short', 'mon@yaimon.example'],
  ],
  'en/parts-factory': [
    ['headline-shouting', 'RAYONG FACTORY SWITCHES'],
    ['lead-long', 'Siam Stamping, which'],
    ['sentence-long', 'The panels cover'],
    ['paragraph-long', 'The panels cover'],
  ],
  'en/river-museum': [
    ['repeated-word', 'the the'],
    ['quote-formula', 'honored to'],
    ['boilerplate-year', 'boilerplate'],
    ['contact-email', '035 000 000'],
  ],
  'th/solar-pumps': [],
  'th/night-library': [],
  'th/hotel-hype': [
    ['headline-actor', 'บริษัทฯ'],
    ['hype', 'สุดอลังการ'],
    ['headline-mark', '!'],
    ['lead-who', 'lead'],
    ['lead-formula', 'มีความยินดีเป็นอย่างยิ่งที่จะ'],
    ['hype', 'ระดับโลก'],
    ['hype', 'อันทันสมัย'],
    ['first-person', 'เรา'],
    ['hype', 'เหนือระดับ'],
    ['quote-formula', 'รู้สึกเป็นเกียรติ'],
    ['contact-phone', 'มีพนักงาน 140 คน'],
    ['contact-email', 'มีพนักงาน 140 คน'],
    ['contact-line', 'มีพนักงาน 140 คน'],
  ],
  'th/payment-app': [
    ['headline-letters', 'แอปตลาดเพย์ช่วยแม่ค้า'],
    ['lead-when', 'lead'],
    ['lead-where', 'lead'],
    ['blank', '[จำนวน]'],
    ['blank', '___'],
    ['contact-phone', 'taladpay'],
  ],
  'th/reading-charity': [
    ['name-two-ways', 'วิชัย แสงทองดำ'],
    ['name-two-ways', 'เว็บไซท์'],
  ],
  'th/rice-research': [
    ['lead-why', 'lead'],
    ['date-relative', 'เมื่อวานนี้'],
    ['date-relative', 'เร็ว ๆ นี้'],
    ['quote-speaker', 'เกษตรกรบอกทีมวิจัย'],
  ],
  'th/savings-bank': [
    ['year-other', '2027'],
    ['link-tracked', 'https://rimnam.example/stations?utm_source'],
    ['links-many', 'https://rimnam.example/survey.pdf'],
    ['link-empty', 'คลิกที่นี่'],
  ],
  'th/noodle-shop': [
    ['quote-missing', 'จากทุกทศวรรษมาให้ชม'],
    ['boilerplate-missing', 'LINE ID: yaimon'],
    ['length-short', 'LINE ID: yaimon'],
  ],
  'th/parts-factory': [
    ['lead-long', 'ระยอง – 3 พฤษภาคม'],
    ['quote-open', '“'],
  ],
  'th/river-museum': [
    ['quote-formula', 'รู้สึกเป็นเกียรติ'],
    ['boilerplate-year', 'boilerplate'],
    ['contact-email', '035 000 000'],
    ['contact-line', '035 000 000'],
  ],
}

/** The parts of a release that a remark on what they lack belongs to. */
const PARTS: Record<string, RegExp> = { lead: /^.{90,}/, boilerplate: /^(?:About|เกี่ยวกับ)/ }

const folder = join(import.meta.dirname, 'releases')

test('there is a text for each example, and ten in a language', () => {
  const texts = globSync('*/*.txt', { cwd: folder }).map((file) => file.replaceAll('\\', '/').slice(0, -'.txt'.length))
  expect(texts.sort()).toEqual(Object.keys(said).sort())
  expect(texts.filter((name) => name.startsWith('en/'))).toHaveLength(10)
  expect(texts).toHaveLength(20)
})

test.each(Object.entries(said))('%s gets exactly the remarks of an editor', (name, expected) => {
  const text = readFileSync(join(folder, `${name}.txt`), 'utf8')
  const { language, remarks } = checkDraft(text)
  expect(language).toBe(name.slice(0, 2))
  expect(remarks.map(({ rule }) => rule)).toEqual(expected.map(([rule]) => rule))
  for (const [at, { start, end }] of remarks.entries()) {
    const [, words = ''] = expected[at] ?? []
    const part = PARTS[words]
    if (part) expect(text.slice(start, end)).toMatch(part)
    else if (start === end)
      expect(text.slice(0, start).endsWith(words), `${text.slice(0, start).slice(-40)}`).toBe(true)
    else expect(text.slice(start, end).startsWith(words), text.slice(start, end)).toBe(true)
  }
})
