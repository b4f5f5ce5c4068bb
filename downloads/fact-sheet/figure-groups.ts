import type { Locale } from '../../contract/locale.ts'
import type { Figure } from '../../site/content/figure.ts'
import type { Words } from '../../site/content/load-content.ts'
import { languageRows } from '../network/language-rows.ts'

export interface FigureGroup {
  caption: string
  items: readonly { figure: Figure; label: string; unit?: string | undefined }[]
  /** What makes the figures agree with others, or how they are counted. */
  note?: string
}

/** Every figure that the home page shows, in its order, Thailand first as there. */
export function figureGroups(words: Words, locale: Locale): FigureGroup[] {
  const { home, notes } = words
  const { thai, international } = home
  return [
    { caption: home.hero.figures.title, items: home.hero.figures.items, note: notes.network },
    { caption: thai.figures.title, ...thai.figures },
    thai.reach,
    { caption: thai.sectors.caption, items: thai.sectors.items },
    thai.industries,
    { caption: thai.results.title, ...thai.results },
    { caption: international.figures.title, items: international.figures.items },
    international.continents,
    international.industries,
    { caption: international.markets.caption, items: international.markets.items },
    { caption: international.languages.caption, items: languageRows(words, locale) },
    { caption: international.results.title, ...international.results },
  ]
}
