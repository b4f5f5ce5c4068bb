import { basePath, LOCALES, type Locale, localeOf, localizedPath, otherLocale } from '../../contract/locale.ts'

export { basePath, LOCALES, type Locale, localeOf, localizedPath, otherLocale }

/**
 * The address of an anchor of the home page (`#signup`), seen from `path`.
 * On either home it stays a local anchor, elsewhere it leads to the home page of the path's language.
 */
export function homeAnchor(anchor: `#${string}`, path: string): string {
  return basePath(path) === '/' ? anchor : `${localizedPath('/', localeOf(path))}${anchor}`
}
