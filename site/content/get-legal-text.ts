import { getFacts, getWords, readEntry } from './get-words.ts'
import type { ContentLocale } from './locales.ts'
import { composeProse, type Prose } from './prose.ts'
import type { LegalPage, LegalPageName } from './schemas/pages/legal.ts'

/** A legal text, ready to show. */
export interface LegalText extends LegalPage {
  prose: Prose
}

export async function getLegalText(name: LegalPageName, locale: ContentLocale): Promise<LegalText> {
  const file = `content/${locale}/legal/${name}.md`
  const { data, rendered } = await readEntry('legal', `${locale}/${name}`, file)
  const [facts, { identity }] = await Promise.all([getFacts(), getWords(locale)])
  return {
    ...(data as LegalPage),
    prose: composeProse(rendered?.html ?? '', { file, locale, facts, identity }),
  }
}
