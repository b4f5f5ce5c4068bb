import { LOCALES, localizedPath } from '../../contract/locale.ts'

/** The pages with the forms: the home page of each language. */
export const FORM_PAGES: readonly string[] = LOCALES.map((locale) => localizedPath('/', locale))
