import type { CoverMotif as WrittenMotif } from '../../content/schemas/article.ts'
import type { CoverMotif as DrawnMotif } from '../../figures/ArticleCover.tsx'

/** The drawing for each motif that an article may name. */
export const drawings: Record<WrittenMotif, DrawnMotif> = {
  fold: 'sheetToWire',
  scripts: 'twoScripts',
  ruler: 'pickupRuler',
  thailand: 'thailandNear',
  dial: 'embargoDial',
  stack: 'frontPages',
}

/** The id of a motif's symbol in the page. */
export const symbolOf = (motif: WrittenMotif) => `cover-${motif}`
