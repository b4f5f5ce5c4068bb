import { type Locale, localizedPath } from '../../../contract/locale.ts'
import type { Words } from '../../content/load-content.ts'

/** What a breadcrumb shows: its own name and the pages from home to this one. */
export interface Trail {
  label: string
  trail: { label: string; href: string }[]
}

/** The trail from the home page through `between` to the page called `here`. Paths are those without a language. */
export function trailTo(
  words: Words,
  locale: Locale,
  here: string,
  ...between: { label: string; path: string; anchor?: `#${string}` }[]
): Trail {
  const { label, home } = words.site.breadcrumb
  return {
    label,
    trail: [
      { label: home, href: localizedPath('/', locale) },
      ...between.map(({ label: name, path, anchor = '' }) => ({
        label: name,
        href: `${localizedPath(path, locale)}${anchor}`,
      })),
      { label: here, href: '' },
    ],
  }
}
