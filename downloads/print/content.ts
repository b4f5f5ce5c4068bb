import { loadContent } from '../../site/content/load-content.ts'

/** All texts in both languages, for the pages that are printed. */
export const content = loadContent()
