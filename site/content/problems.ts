import type { z } from 'zod'
import { type Sentence, sayer, type Told } from './catalogue.ts'

/**
 * Every message of the content's check, in both languages and in one place: what is wrong, and what to write instead. English is for
 * terminals, builds and the editor, Thai for the editor. What `<name>` and its like stand for, `catalogue.ts` says.
 */
export const PROBLEMS = {
  missing: { en: 'is missing', th: 'ยังขาดส่วนนี้' },
  empty: { en: 'must not be empty', th: 'ห้ามเว้นว่าง' },
  fileMissing: { en: 'this file is missing', th: 'ไม่มีไฟล์นี้' },
  fileUnread: { en: 'no page reads this file', th: 'ไม่มีหน้าใดใช้ไฟล์นี้' },
  keyTwice: { en: 'this key stands here twice; keep one', th: 'มีชื่อนี้ซ้ำกันสองครั้ง ให้เหลือไว้เพียงครั้งเดียว' },
  keyUnknownMeant: {
    en: 'this key is not known here; did you mean <meant>?',
    th: 'ไม่รู้จักชื่อนี้ หมายถึง <meant> หรือเปล่า',
  },
  keyUnknown: { en: 'this key is not known here', th: 'ไม่รู้จักชื่อนี้' },
  tab: { en: 'begins with a tab; indent with spaces', th: 'ขึ้นต้นบรรทัดด้วยแท็บ ให้ย่อหน้าด้วยช่องว่าง' },
  colon: {
    en: "holds ': ' in the middle; put the whole text into 'quotes'",
    th: "มีเครื่องหมาย : ตามด้วยช่องว่างอยู่กลางข้อความ ให้ใส่ข้อความทั้งหมดในเครื่องหมาย ' '",
  },
  unclosed: { en: 'a quotation mark or bracket is not closed', th: 'มีเครื่องหมายคำพูดหรือวงเล็บที่ยังไม่ปิด' },
  unreadable: {
    en: "cannot be read: indent it like the lines it belongs to, and put a text with a sign in it into 'quotes' (<parser>)",
    th: "อ่านบรรทัดนี้ไม่ได้ ให้ย่อหน้าเท่ากับบรรทัดในกลุ่มเดียวกัน และใส่ข้อความที่มีเครื่องหมายใน ' '",
  },
  noText: { en: "<value> is no text; put it into 'quotes'", th: '<value> ไม่ใช่ข้อความ' },
  noNumber: {
    en: '<value> is no number; write digits alone, without sign, comma or unit',
    th: '<value> ไม่ใช่ตัวเลข ใส่เฉพาะตัวเลข ไม่มีเครื่องหมาย จุลภาค หรือหน่วย',
  },
  noWholeNumber: { en: '<value> is no whole number', th: '<value> ไม่ใช่จำนวนเต็ม' },
  rounded: {
    en: '<value> would be shown rounded; write it in steps of <step>',
    th: '<value> จะแสดงเป็นค่าที่ปัดเศษ ให้ใส่ค่าที่หารด้วย <step> ลงตัว',
  },
  noSwitch: { en: '<value> is neither true nor false', th: '<value> ใช้ที่นี่ไม่ได้ ให้เลือก ใช่ หรือ ไม่ใช่' },
  noList: { en: 'a list belongs here', th: 'ตรงนี้ต้องเป็นรายการ' },
  noGroup: { en: 'a group of keys belongs here', th: 'ตรงนี้ต้องเป็นกลุ่มของช่องย่อย' },
  unfitting: { en: 'does not fit here', th: 'รูปแบบไม่ถูกต้อง' },
  notKnown: { en: '<value> is not known here; write <choices>', th: 'ไม่รู้จัก <value> ในช่องนี้ ใช้ได้เฉพาะ <choices>' },
  charactersFromTo: { en: 'write <least> to <most> characters', th: 'เขียน <least>–<most> ตัวอักษร' },
  charactersMost: { en: 'write <most> characters at most', th: 'เขียนไม่เกิน <most> ตัวอักษร' },
  charactersLeast: { en: 'write <least> characters at least', th: 'เขียนอย่างน้อย <least> ตัวอักษร' },
  numberMost: { en: 'must be <most> at most', th: 'ต้องไม่เกิน <most>' },
  numberLeast: { en: 'must be <least> at least', th: 'ต้องไม่น้อยกว่า <least>' },
  numberBelow: { en: 'must be less than <most>', th: 'ต้องน้อยกว่า <most>' },
  numberAbove: { en: 'must be more than <least>', th: 'ต้องมากกว่า <least>' },
  greaterThan: { en: 'must be greater than <keys>', th: 'ต้องมากกว่าช่อง “<keys>”' },
  notLessThan: { en: 'must not be less than <keys>', th: 'ต้องไม่น้อยกว่าช่อง “<keys>”' },
  entriesMost: {
    en: 'has <here> entries, <bound> at most belong here; how many there are is laid down in <place>',
    th: 'มี <here> รายการ แต่ต้องไม่เกิน <bound>',
  },
  entriesLeast: {
    en: 'has <here> entries, <bound> at least belong here; how many there are is laid down in <place>',
    th: 'มี <here> รายการ แต่ต้องไม่น้อยกว่า <bound>',
  },
  mustEndIn: { en: "must end in '<part>'", th: 'ต้องลงท้ายด้วย “<part>”' },
  date: { en: 'write the date as YYYY-MM-DD', th: 'เขียนวันที่แบบ ปี-เดือน-วัน เช่น 2026-11-22' },
  dayOfMonth: {
    en: 'must be <most> at most: month <month> has no more days in every year',
    th: 'เดือน <month> มีไม่เกิน <most> วันในทุกปี',
  },
  years: {
    en: 'must be <next>: write the years one after the other, each once',
    th: 'ต้องเป็น <next> เขียนปี ค.ศ. เรียงต่อกัน ปีละครั้ง',
  },
  moment: { en: 'write the moment as 2026-03-12T09:00:00+07:00', th: 'เขียนวันเวลาแบบ 2026-03-12T09:00:00+07:00' },
  email: { en: 'is no e-mail address', th: 'ที่อยู่อีเมลไม่ถูกต้อง' },
  address: { en: 'is no address that begins with https://', th: 'ลิงก์ไม่ถูกต้อง ต้องขึ้นต้นด้วย https://' },
  id: { en: 'an id is written in lower case with hyphens', th: 'ใช้ตัวอักษรอังกฤษพิมพ์เล็ก คั่นคำด้วยขีดกลาง' },
  key: { en: 'a key is written in camelCase', th: 'ใช้ตัวอักษรอังกฤษติดกัน ขึ้นคำใหม่ด้วยตัวพิมพ์ใหญ่ เช่น partnerNetwork' },
  factName: {
    en: 'a name is written in camelCase, without digits',
    th: 'ชื่อใช้ตัวอักษรอังกฤษติดกัน ไม่มีตัวเลข ขึ้นคำใหม่ด้วยตัวพิมพ์ใหญ่ เช่น partnerNetwork',
  },
  figurePath: {
    en: 'name a figure by its path in facts.yaml',
    th: 'เขียนชื่อตัวเลขตามที่อยู่ใน “ตัวเลขและราคาทั้งหมด” เช่น general.countries',
  },
  phone: { en: 'write the phone number as +66 2 000 0000', th: 'เขียนหมายเลขโทรศัพท์แบบ +66 2 000 0000' },
  postalCode: { en: 'a Thai postal code has five digits', th: 'รหัสไปรษณีย์ไทยมี 5 หลัก' },
  thirteenDigits: { en: 'write the number as its thirteen digits, in quotes', th: 'ใส่เลข 13 หลัก' },
  bothOrNeither: { en: 'fill it in in both languages, or in neither', th: 'กรอกทั้งสองภาษา หรือเว้นว่างทั้งสองภาษา' },
  timeZone: { en: 'no clock knows this time zone', th: 'ไม่รู้จักเขตเวลานี้ ให้เขียนแบบ Asia/Bangkok' },
  redInk: {
    en: 'write ~~cut~~, ++put in++ and at most one [^], each mark closed',
    th: 'ใช้ ~~คำที่ตัด~~ ++คำที่เพิ่ม++ และ [^] ไม่เกินหนึ่งจุด โดยปิดเครื่องหมายให้ครบ',
  },
  coverAlt: {
    en: 'say what the drawn cover shows, or leave coverMotif out as well',
    th: 'บอกว่าภาพปกแสดงอะไร ถ้าไม่ใช้ภาพปกให้เว้นช่องลายภาพปกด้วย',
  },
  coverTaken: {
    en: '<motif> is the cover of <slug>; leave coverMotif and coverAlt out in both languages, and the article gets a pattern of its own',
    th: 'ภาพปก <motif> เป็นของบทความ <slug> แล้ว ถ้าไม่เลือกภาพปก บทความจะได้ลวดลายเฉพาะของตัวเอง',
  },
  dayAndCorrection: {
    en: 'a correction has its day and its text: write corrected and correction, or neither',
    th: 'การแก้ไขต้องมีทั้งวันที่และข้อความ ให้กรอกทั้งสองช่อง หรือเว้นว่างทั้งสองช่อง',
  },
  correctedBefore: {
    en: 'is before the day on which the article appeared',
    th: 'เป็นวันก่อนวันที่เผยแพร่บทความ',
  },
  holdsForbidden: { en: 'holds what this entry says must never be written', th: 'มีคำที่รายการนี้ห้ามเขียน' },
  termTwice: { en: 'has a term twice', th: 'มีคำอังกฤษซ้ำกัน' },
  renderingTwice: { en: 'forbids a rendering twice', th: 'ห้ามคำเดียวกันซ้ำสองครั้ง' },
  figureTwice: { en: '<name> stands here twice; keep one', th: 'มีตัวเลข <name> ซ้ำกัน ให้เหลือไว้เพียงครั้งเดียว' },
  figureLacking: { en: 'the figure <name> belongs here, too', th: 'ยังขาดตัวเลข <name>' },
  askedAndCounted: {
    en: 'asks which field it is, so that no number of outlets is shown; leave out this, or thailand and abroad',
    th: 'เมื่อเลือก “สอบถาม” หน้าเว็บจะไม่แสดงจำนวนสื่อ ให้เลือกอย่างใดอย่างหนึ่ง',
  },
  outletTwice: { en: 'each outlet stands in it once', th: 'สื่อแต่ละแห่งต้องมีเพียงครั้งเดียว' },
  inOrder: { en: 'these belong here, in this order: <ids>', th: 'ต้องมีครบและเรียงตามลำดับนี้: <ids>' },
  forbidden: {
    en: "<rendering> is no Thai for '<term>': <why>; write <thai>",
    th: 'ไม่ใช้ “<rendering>” แทนคำว่า <term> ให้เขียน <thai>',
  },
  entriesElse: { en: 'has <here> entries where English has <there>', th: 'มี <here> รายการ แต่ภาษาอังกฤษมี <there>' },
  englishAlone: {
    en: 'stands in English and not here; write it in both, or in neither',
    th: 'มีในภาษาอังกฤษ แต่ภาษานี้ไม่มี ให้เขียนทั้งสองภาษา หรือเว้นว่างทั้งสองภาษา',
  },
  notInEnglish: {
    en: 'stands here and not in English; write it in both, or in neither',
    th: 'มีในภาษานี้ แต่ภาษาอังกฤษไม่มี ให้เขียนทั้งสองภาษา หรือเว้นว่างทั้งสองภาษา',
  },
  valueElse: { en: 'is <here> where English has <there>', th: 'เป็น <here> แต่ภาษาอังกฤษเป็น <there>' },
  placeholdersNone: {
    en: 'must hold the placeholders (none), as English does',
    th: 'ต้องไม่มีข้อความในวงเล็บปีกกา ให้ตรงกับภาษาอังกฤษ',
  },
  placeholders: {
    en: 'must hold the placeholders <names>, as English does',
    th: 'ต้องมี <names> ให้ตรงกับภาษาอังกฤษ',
  },
  mustHold: { en: 'must hold <part>', th: 'ต้องมี <part> อยู่ในข้อความ' },
  placeholderUnknownMeant: {
    en: 'unknown placeholder <name>; did you mean <meant>?',
    th: 'ไม่มีตัวเลขหรือหมายเหตุชื่อ <name> หมายถึง {<meant>} หรือเปล่า',
  },
  placeholderUnknown: { en: 'unknown placeholder <name>', th: 'ไม่มีตัวเลขหรือหมายเหตุชื่อ <name>' },
  figureUnknownMeant: {
    en: 'unknown figure <name>; did you mean <meant>?',
    th: 'ไม่มีตัวเลขชื่อ <name> หมายถึง <meant> หรือเปล่า',
  },
  figureUnknown: { en: 'unknown figure <name>', th: 'ไม่มีตัวเลขชื่อ <name>' },
  typedNew: {
    en: 'the figure <digits> is typed as digits; add it to content/facts.yaml and write its name in braces',
    th: 'พิมพ์ตัวเลข <digits> ลงไปตรง ๆ ให้เพิ่มใน “ตัวเลขและราคาทั้งหมด” แล้วเขียนชื่อในวงเล็บปีกกา',
  },
  typed: {
    en: 'the figure <digits> is typed as digits; write <name>',
    th: 'พิมพ์ตัวเลข <digits> ลงไปตรง ๆ ให้เขียน <name> แทน',
  },
  exceeded: {
    en: '<name> is a number that is exceeded in facts.yaml; write <form>',
    th: '<name> คือค่าที่มากกว่านี้ ต้องมีคำว่า “กว่า” ให้เขียน <form>',
  },
  exact: { en: '<name> is an exact number in facts.yaml; write <form>', th: '<name> เป็นตัวเลขพอดี ให้เขียน <form>' },
  counting: {
    en: 'counting lacks <keys>; say it here or in a group around it, or write open',
    th: 'วิธีนับยังขาด <keys> ให้เพิ่มที่นี่หรือที่กลุ่มด้านบน ถ้ายังไม่ทราบให้เขียน open',
  },
  unexplained: {
    en: '<name> is not explained in content/<locale>/ledger.yaml',
    th: 'ยังไม่มีคำอธิบายของ <name> ใน “ความหมายของแต่ละตัวเลข”',
  },
} as const satisfies Record<string, { en: string; th: string }>

export type ProblemId = keyof typeof PROBLEMS

/** What is wrong, as data: which message of this catalogue, and what it tells of the place. */
export type Problem = Sentence<ProblemId>

export const problem = (id: ProblemId, told: Told = {}): Problem => ({ id, told })

/** What is wrong and what to write instead, in words. */
export const sayProblem = sayer(PROBLEMS)

type Counted = Partial<Record<'code' | 'input' | 'maximum' | 'minimum', unknown>>

/** A list that has too many entries or too few; `place` is where code lays down how many. */
export function entriesProblem({ code, input, maximum, minimum }: Counted, place: string): Problem {
  const here = (input as readonly unknown[]).length
  return code === 'too_big'
    ? problem('entriesMost', { here, bound: String(maximum), place })
    : problem('entriesLeast', { here, bound: String(minimum), place })
}

/** A problem as the message of a schema's rule: zod carries text alone. */
export const asMessage = (...told: Parameters<typeof problem>): string => JSON.stringify(problem(...told))

/** The problem that a rule has of its own. Rules of `contract/` name it in their `params`. */
export function ownProblem(issue: z.core.$ZodIssue): Problem | undefined {
  if (issue.code === 'custom' && issue.params) return issue.params as Problem
  return issue.message.startsWith('{') ? JSON.parse(issue.message) : undefined
}
