import { type Sentence, sayer, type Told } from '../../site/content/catalogue.ts'

/** What keeps the editor from doing something that its page never asks for as long as both agree; the terminal says it. */
const REFUSALS = {
  noFile: { en: 'there is no file <path>', th: 'ไม่มีไฟล์ <path>' },
  notDifferent: { en: '<path> does not differ from the last commit', th: '<path> ไม่ต่างจาก commit ล่าสุด' },
  gitSilent: {
    en: 'git does not tell what the last commit has of <path>',
    th: 'git ไม่แจ้งว่า commit ล่าสุดมีอะไรใน <path>',
  },
  noPlace: { en: 'there is nothing at <path>', th: 'ไม่มีอะไรที่ <path>' },
  noValue: { en: 'there is no value at <path>', th: 'ไม่มีค่าที่ <path>' },
  noGroup: { en: 'there is no group at <path>', th: 'ไม่มีกลุ่มที่ <path>' },
  noList: { en: 'there is no list at <path>', th: 'ไม่มีรายการที่ <path>' },
  noEntry: { en: 'there is no entry <index> at <path>', th: 'ไม่มีรายการลำดับ <index> ที่ <path>' },
  notEmpty: { en: 'there are entries at <path>', th: 'มีรายการอยู่แล้วที่ <path>' },
  lastEntry: { en: 'the last entry of a list stays', th: 'รายการสุดท้ายลบไม่ได้' },
  commentLost: { en: 'what is said at <path> would be lost', th: 'หมายเหตุที่ <path> จะหายไป' },
  unwritable: { en: '<value> cannot be written at <path>', th: 'เขียน <value> ที่ <path> ไม่ได้' },
  entriesAlike: { en: '<file>: the entries at <path> cannot be told apart', th: '<file>: แยกรายการที่ <path> ไม่ออก' },
  neighbors: {
    en: '<file>: this cannot be written without changing what stands beside it',
    th: '<file>: เขียนค่านี้ไม่ได้โดยไม่กระทบส่วนข้างเคียง',
  },
  unreadable: { en: '<file> cannot be read: <parser>', th: 'อ่าน <file> ไม่ได้ (<parser>)' },
} as const

type Refusal = Sentence<keyof typeof REFUSALS>

export const sayRefusal = sayer(REFUSALS)

/** Its message is in English, as errors are. */
export class RefusalError extends Error {
  override readonly name = 'RefusalError'
  readonly refusal: Refusal

  constructor(id: Refusal['id'], told: Told = {}) {
    super(sayRefusal({ id, told }, 'en'))
    this.refusal = { id, told }
  }
}
