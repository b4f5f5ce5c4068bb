import type { Locale } from '../../../contract/locale.ts'
import type { MailWords } from '../../../contract/site-manifest.ts'
import { isTitled, withoutLatinKhun } from './titles.ts'

/**
 * How a letter begins: `Hello Dr. Manee,`, `เรียน คุณสมชาย`. In Thai คุณ is joined to a Thai name and kept apart from a Latin one, stands
 * for `Khun`, `Mr.` and their like, and is left out before any other title, which the letter repeats: `เรียน นพ. สมชาย`.
 *
 * @param name null when it must not be repeated
 */
export function greeting(name: string | null, { greeting: { named, unnamed } }: MailWords, locale: Locale): string {
  if (name === null) return unnamed
  if (locale === 'en') return named.replace('{name}', () => name)
  const called = withoutLatinKhun(name)
  if (isTitled(called)) return named.replace(/(?:คุณ)?\{name\}/u, () => called)
  return named.replace('{name}', () => (/^\p{Script=Thai}/u.test(called) ? called : ` ${called}`))
}
