import { plainText } from '../../contract/plain-text.ts'

/**
 * Words for what is no page of ours as it was built: headers, names of files, what is put into a page later and is not made ready for
 * it. They get plain spaces, and no marks between letters.
 */
export const withoutBreakMarks = <Value>(value: Value): Value => JSON.parse(plainText(JSON.stringify(value)))
