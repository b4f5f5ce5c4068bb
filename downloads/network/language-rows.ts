import type { Locale } from '../../contract/locale.ts'
import type { Words } from '../../site/content/load-content.ts'
import type { Row } from './charts.ts'

const ALL = 'international.languages'

/**
 * The languages in which international outlets publish: how many, those that are named, and the shares. What each figure counts is said
 * as in the ledger, because the home page sets half of its sentences in the numerals.
 */
export function languageRows({ home, kit, ledger }: Words, locale: Locale): Row[] {
  const { named, shares, more } = home.international.languages
  const names = named.map(({ name }) => name).join(locale === 'th' ? ' ' : ', ')
  const lines = ledger.groups.flatMap((group) => group.lines)
  return [ALL, ...[...shares, more].map(({ figure }) => figure.path)].flatMap((path) =>
    lines
      .filter(({ figure }) => figure.path === path)
      .map(({ figure, counted }) => ({
        figure,
        label: path === ALL ? kit.languages.replace('{name}', names) : counted,
      })),
  )
}
