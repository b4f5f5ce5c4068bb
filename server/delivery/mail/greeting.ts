import type { Locale } from '../../../contract/locale.ts'
import type { MailWords } from '../../../contract/site-manifest.ts'

/** A Thai name that already begins with a title, so that no คุณ is put before it. */
const TITLED = /^(?:คุณ(?![ะ-ู็-๎])|นาย|นาง|ดร\.)/u

/**
 * How a letter begins: `Hello Manee,`, `เรียน คุณสมชาย`. In Thai คุณ is joined to a Thai name, kept apart from a Latin one, and left out
 * before a name that has a title.
 *
 * @param name null when it must not be repeated
 */
export function greeting(name: string | null, { greeting: { named, unnamed } }: MailWords, locale: Locale): string {
  if (name === null) return unnamed
  if (locale === 'en') return named.replace('{name}', () => name)
  if (TITLED.test(name)) return named.replace('คุณ{name}', () => name)
  return named.replace('{name}', () => (/^\p{Script=Thai}/u.test(name) ? name : ` ${name}`))
}
