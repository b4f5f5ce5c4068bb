import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { Locale } from '../../contract/locale.ts'
import { byInterest } from '../../contract/plans.ts'
import {
  MANIFEST_VERSION,
  type MailWords,
  type OfferedFile,
  type SiteManifest,
  siteManifestSchema,
} from '../../contract/site-manifest.ts'

const en: MailWords = {
  subject: { signup: 'We have your request', contact: 'We have your message' },
  greeting: 'Hello,',
  thanks: { signup: 'Thank you for your interest.', contact: 'Thank you for writing.' },
  received: 'Received',
  interest: 'Plan',
  interests: byInterest((name) => name.charAt(0).toUpperCase() + name.slice(1)),
  reference: 'Reference',
  nextTitle: 'What happens next',
  next: {
    signup: ['We read your request.', 'We call you, Monday to Friday, 9:00 AM to 6:00 PM ICT.'],
    contact: ['We read your message.'],
  },
  hours: {
    signup: 'We read requests that arrive outside office hours when we next open.',
    contact: 'Office hours: Monday to Friday, 9:00 AM to 6:00 PM ICT.',
  },
  callTitle: 'If it cannot wait',
  phone: 'Call',
  email: 'Email',
  closing: 'Kind regards,',
  erase: 'To have what we hold about you erased, reply to this email.',
  notYou: 'If it was not you, reply, and we erase it.',
  privacy: 'Privacy policy',
  automatic: 'This email was sent automatically.',
}

const th: MailWords = {
  ...en,
  subject: { signup: 'ได้รับคำขอของคุณแล้ว', contact: 'ได้รับข้อความของคุณแล้ว' },
  greeting: 'เรียน คุณผู้ติดต่อ',
  thanks: { signup: 'ขอบคุณที่สนใจ', contact: 'ขอบคุณที่ติดต่อเข้ามา' },
  interest: 'แพ็กเกจที่สนใจ',
  next: {
    signup: ['ทีมงานอ่านข้อมูลที่คุณส่งมา', 'ทีมงานโทรกลับ วันจันทร์–ศุกร์ 9.00–18.00 น.'],
    contact: ['ทีมงานอ่านข้อความของคุณ'],
  },
  hours: { signup: 'นอกเวลาทำการ เราจะอ่านเมื่อเปิดทำการ', contact: 'เวลาทำการ วันจันทร์–ศุกร์ 9.00–18.00 น.' },
  closing: 'ขอแสดงความนับถือ',
  erase: 'หากต้องการขอลบข้อมูลของคุณ ตอบกลับอีเมลนี้ได้เลย',
}

const reached = { phoneLink: 'tel:+6620000000', email: 'hello@krajai.example' }

/** Larger than one stream chunk. Every byte depends on its position. */
export const DOWNLOAD = Array.from({ length: 30_000 }, (_, index) => `${index}\n`).join('')

const sha256 = createHash('sha256').update(DOWNLOAD).digest('hex')

export const offered: OfferedFile = {
  id: 'logos',
  kind: 'media-kit',
  languages: ['en', 'th'],
  path: `/downloads/logos.${sha256.slice(0, 12)}.zip`,
  stablePath: '/downloads/logos.zip',
  savedAs: 'Krajai Newswire – ชุดโลโก้ (1).zip',
  isShown: false,
  size: DOWNLOAD.length,
  sha256,
}

/** The messages of the site, because the specification fixes them. */
function readMessages(locale: Locale): SiteManifest['validation'][Locale] {
  const { signup, contact, errors } = parse(
    readFileSync(new URL(`../../content/${locale}/forms.yaml`, import.meta.url), 'utf8'),
  )
  return siteManifestSchema.shape.validation.shape[locale].parse({
    signup: signup.fields,
    contact: contact.fields,
    errors,
  })
}

export const manifest: SiteManifest = {
  version: MANIFEST_VERSION,
  origin: 'http://localhost:3000',
  termsVersion: '2023-05-01',
  serviceSlugs: [
    'global-distribution',
    'content-creation',
    'performance-analytics',
    'targeted-distribution',
    'seo-optimization',
    'thai-news-distribution',
  ],
  refusedTitlePrefix: { en: 'Error: ', th: 'พบข้อผิดพลาด: ' },
  refusedSentence: { en: 'Some fields are missing or not valid. Please correct them.', th: 'กรุณาแก้ไขข้อมูลในบางช่อง' },
  validation: { en: readMessages('en'), th: readMessages('th') },
  sendAgainIn: { en: 'You can send it again in {n}.', th: 'ส่งอีกครั้งได้ในอีก {n}' },
  company: {
    en: {
      name: 'Krajai Newswire',
      ...reached,
      phone: '+66 2 000 0000',
      address: 'Sukhumvit Road, Bangkok 10110, Thailand',
      registered: [{ label: 'Registered company', value: 'Krajai & Sons Co., Ltd.' }],
    },
    th: {
      name: 'กระจายนิวส์ไวร์',
      ...reached,
      phone: '0 2000 0000',
      address: 'ถนนสุขุมวิท กรุงเทพมหานคร 10110',
      registered: [],
    },
  },
  mail: { en, th },
  downloads: [offered],
}
