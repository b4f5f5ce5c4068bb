import { plainText } from '../../contract/plain-text.ts'

/**
 * Words for what is no page of ours as it was built: a mail program breaks lines as it likes, and what is put into a page later is not
 * made ready for it. They get plain spaces, and no marks between letters.
 */
export const withoutBreakMarks = <Value>(value: Value): Value => JSON.parse(plainText(JSON.stringify(value)))
