import { type ContactMessages, LIMITS, type SignupMessages } from './forms.ts'
import type { Locale } from './locale.ts'

export interface ValidationMessages {
  signup: SignupMessages
  contact: ContactMessages
}

const MESSAGE_LENGTH = LIMITS.message.max.toLocaleString('en')

/** The English messages for missing and wrong values are fixed by the product specification. Do not reword them. */
const en: ValidationMessages = {
  signup: {
    fullName: 'Full name is required',
    email: 'Please enter a valid email address',
    companyName: 'Company name is required',
    phoneNumber: 'Phone number is required',
    serviceInterest: 'Please select a service',
    termsAccepted: 'You must accept the terms and conditions',
    tooLong: {
      fullName: `Full name can have ${LIMITS.fullName.max} characters at most`,
      email: `Email address can have ${LIMITS.email.max} characters at most`,
      companyName: `Company name can have ${LIMITS.companyName.max} characters at most`,
      phoneNumber: `Phone number can have ${LIMITS.phoneNumber.max} characters at most`,
    },
    unusable: 'Please remove characters that cannot be displayed',
    unknownField: 'This form has no such field',
  },
  contact: {
    fullName: 'Full name is required',
    email: 'Please enter a valid email address',
    subject: 'Subject is required',
    message: 'Message is too short',
    tooLong: {
      fullName: `Full name can have ${LIMITS.fullName.max} characters at most`,
      email: `Email address can have ${LIMITS.email.max} characters at most`,
      subject: `Subject can have ${LIMITS.subject.max} characters at most`,
      message: `Message can have ${MESSAGE_LENGTH} characters at most`,
    },
    unusable: 'Please remove characters that cannot be displayed',
    unknownField: 'This form has no such field',
  },
}

/** No-break spaces keep a number and its unit on one line. */
const th: ValidationMessages = {
  signup: {
    fullName: 'กรุณากรอกชื่อ-นามสกุล',
    email: 'กรุณากรอกอีเมลให้ถูกต้อง',
    companyName: 'กรุณากรอกชื่อบริษัทหรือองค์กร',
    phoneNumber: 'กรุณากรอกเบอร์โทรศัพท์',
    serviceInterest: 'กรุณาเลือกแพ็กเกจที่สนใจ',
    termsAccepted: 'กรุณายอมรับข้อกำหนดและเงื่อนไข',
    tooLong: {
      fullName: `กรุณากรอกชื่อ-นามสกุลไม่เกิน\u00A0${LIMITS.fullName.max}\u00A0ตัวอักษร`,
      email: `กรุณากรอกอีเมลไม่เกิน\u00A0${LIMITS.email.max}\u00A0ตัวอักษร`,
      companyName: `กรุณากรอกชื่อบริษัทหรือองค์กรไม่เกิน\u00A0${LIMITS.companyName.max}\u00A0ตัวอักษร`,
      phoneNumber: `กรุณากรอกเบอร์โทรศัพท์ไม่เกิน\u00A0${LIMITS.phoneNumber.max}\u00A0ตัวอักษร`,
    },
    unusable: 'กรุณาลบอักขระที่แสดงผลไม่ได้',
    unknownField: 'แบบฟอร์มนี้ไม่มีช่องข้อมูลนี้',
  },
  contact: {
    fullName: 'กรุณากรอกชื่อ-นามสกุล',
    email: 'กรุณากรอกอีเมลให้ถูกต้อง',
    subject: `กรุณากรอกหัวข้ออย่างน้อย\u00A0${LIMITS.subject.min}\u00A0ตัวอักษร`,
    message: `กรุณาพิมพ์ข้อความอย่างน้อย\u00A0${LIMITS.message.min}\u00A0ตัวอักษร`,
    tooLong: {
      fullName: `กรุณากรอกชื่อ-นามสกุลไม่เกิน\u00A0${LIMITS.fullName.max}\u00A0ตัวอักษร`,
      email: `กรุณากรอกอีเมลไม่เกิน\u00A0${LIMITS.email.max}\u00A0ตัวอักษร`,
      subject: `กรุณากรอกหัวข้อไม่เกิน\u00A0${LIMITS.subject.max}\u00A0ตัวอักษร`,
      message: `กรุณาพิมพ์ข้อความไม่เกิน\u00A0${MESSAGE_LENGTH}\u00A0ตัวอักษร`,
    },
    unusable: 'กรุณาลบอักขระที่แสดงผลไม่ได้',
    unknownField: 'แบบฟอร์มนี้ไม่มีช่องข้อมูลนี้',
  },
}

/** Validation messages by language and form. Pass an island only the messages of its own form and language. */
export const messages: Record<Locale, ValidationMessages> = { en, th }
