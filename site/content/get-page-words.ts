import { getFacts, getWords, readEntry } from './get-words.ts'
import { keepFileTogether } from './keep-together.ts'
import type { ContentLocale } from './locales.ts'
import { type Resolved, resolve } from './resolve.ts'
import { checkSameShape } from './same-shape.ts'
import type { PageCopy, PageName } from './schemas/pages/page-schemas.ts'

/** The words of an inner page, figures filled in. */
export type PageWords<Name extends PageName> = Resolved<PageCopy[Name]>

/**
 * What an inner page says in one language; its schema was checked when the files were loaded.
 * @throws ContentError naming file and key where the languages differ in shape or a placeholder does not exist.
 */
export async function getPageWords<Name extends PageName>(name: Name, locale: ContentLocale): Promise<PageWords<Name>> {
  const file = `content/${locale}/pages/${name}.yaml`
  const original = await readEntry(`page-${name}`, 'en', `content/en/pages/${name}.yaml`)
  const copy = await readEntry(`page-${name}`, locale, file)
  checkSameShape(file, original.data, copy.data)
  const [facts, { identity }] = await Promise.all([getFacts(), getWords(locale)])
  return keepFileTogether(resolve(copy.data as PageCopy[Name], { file, locale, facts, identity }), locale)
}
