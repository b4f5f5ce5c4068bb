import type { FormName } from '../../../contract/form-markup.ts'
import type { Locale } from '../../../contract/locale.ts'
import type { ServiceInterest } from '../../../contract/signup.ts'
import { COMPANY } from './company.ts'

/** Everything an acknowledgement says. Only `greeting` gets anything a stranger wrote. */
export interface AcknowledgementWords {
  subject: Record<FormName, string>
  /** `name` is null where we cannot repeat it. */
  greeting(name: string | null): string
  thanks: Record<FormName, string>
  received: string
  interest: string
  interests: Record<ServiceInterest, string>
  reference: string
  nextTitle: string
  next: Record<FormName, readonly string[]>
  hours: string
  callTitle: string
  phone: string
  email: string
  erase: string
  notYou: string
  /** The link to the privacy policy. */
  privacy: string
  automatic: string
}

const en: AcknowledgementWords = {
  subject: { signup: 'We have your request', contact: 'We have your message' },
  greeting: (name) => (name === null ? 'Hello,' : `Hello ${name},`),
  thanks: {
    signup: 'Thank you for your interest. Your request has arrived, and you do not need to do anything more.',
    contact: 'Thank you for writing. Your message has arrived, and you do not need to do anything more.',
  },
  received: 'Received',
  interest: 'Plan',
  interests: { basic: 'Basic', professional: 'Professional', enterprise: 'Enterprise', custom: 'Something else' },
  reference: 'Reference',
  nextTitle: 'What happens next',
  next: {
    signup: [
      'Our Bangkok team reads your request.',
      'We call or e-mail in office hours.',
      'You get a plan and a price, and decide whether to go ahead.',
    ],
    contact: ['Our Bangkok team reads your message.', 'One of us replies to this e-mail address in office hours.'],
  },
  hours: `Office hours: ${COMPANY.hours.en}. What comes in outside them is read when we open.`,
  callTitle: 'If it cannot wait',
  phone: 'Call',
  email: 'E-mail',
  erase:
    'To see, correct or erase what we hold about you, reply to this e-mail and say so. You get an answer within 30 days and pay nothing.',
  notYou: 'If it was not you who filled in the form, someone mistyped an address. Reply, and we erase it.',
  privacy: 'Privacy policy',
  automatic: 'This e-mail was sent automatically. Replies reach a person.',
}

/** คุณ is joined to a Thai name, kept apart from a Latin one, and left out before a name that brings a title of its own. */
function thaiGreeting(name: string | null): string {
  if (name === null) return 'เรียน ผู้ติดต่อ'
  if (/^(?:คุณ(?![ะ-ู็-๎])|นาย|นาง|ดร\.)/u.test(name)) return `เรียน ${name}`
  return /^\p{Script=Thai}/u.test(name) ? `เรียน คุณ${name}` : `เรียน คุณ ${name}`
}

const th: AcknowledgementWords = {
  subject: { signup: 'ได้รับคำขอของคุณแล้ว', contact: 'ได้รับข้อความของคุณแล้ว' },
  greeting: thaiGreeting,
  thanks: {
    signup: 'ขอบคุณที่สนใจ เราได้รับข้อมูลเรียบร้อยแล้ว ไม่ต้องส่งซ้ำ',
    contact: 'ขอบคุณที่ติดต่อเข้ามา เราได้รับข้อความเรียบร้อยแล้ว ไม่ต้องส่งซ้ำ',
  },
  received: 'ได้รับเมื่อ',
  interest: 'แพ็กเกจที่สนใจ',
  interests: {
    basic: 'แพ็กเกจ Basic',
    professional: 'แพ็กเกจ Professional',
    enterprise: 'แพ็กเกจ Enterprise',
    custom: 'ต้องการแบบอื่น',
  },
  reference: 'หมายเลขอ้างอิง',
  nextTitle: 'ขั้นตอนต่อไป',
  next: {
    signup: ['ทีมงานในกรุงเทพฯ อ่านข้อมูลที่คุณส่งมา', 'ทีมงานโทรหรืออีเมลกลับในเวลาทำการ', 'คุณได้ข้อเสนอพร้อมราคา แล้วค่อยตัดสินใจ'],
    contact: ['ทีมงานในกรุงเทพฯ อ่านข้อความของคุณ', 'ทีมงานตอบกลับทางอีเมลนี้ในเวลาทำการ'],
  },
  hours: `เวลาทำการ ${COMPANY.hours.th} ข้อความที่ส่งมานอกเวลา เราจะอ่านเมื่อเปิดทำการ`,
  callTitle: 'หากเป็นเรื่องด่วน',
  phone: 'โทร',
  email: 'อีเมล',
  erase: 'หากต้องการขอดู ขอแก้ไข หรือขอลบข้อมูลของคุณ ตอบกลับอีเมลนี้ได้เลย เราจะตอบภายใน 30 วันโดยไม่มีค่าใช้จ่าย',
  notYou: 'หากคุณไม่ได้กรอกแบบฟอร์มนี้ อาจมีผู้พิมพ์อีเมลผิด ตอบกลับมาได้ แล้วเราจะลบข้อมูลให้',
  privacy: 'นโยบายความเป็นส่วนตัว',
  automatic: 'อีเมลนี้ส่งโดยอัตโนมัติ แต่ถ้าตอบกลับมา ทีมงานจะเป็นผู้อ่าน',
}

/** The acknowledgement's words in both languages. Those the site says too are the site's. */
export const acknowledgementWords: Record<Locale, AcknowledgementWords> = { en, th }
