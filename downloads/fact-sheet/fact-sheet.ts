import { createElement, Fragment } from 'react'
import { LOCALES } from '../../contract/locale.ts'
import type { Content } from '../../site/content/load-content.ts'
import { coloursOf } from '../drawing/colours.ts'
import { wordmark } from '../drawing/wordmark.ts'
import { itemOf } from '../media-kit/read-me.ts'
import { worldPicture } from '../network/maps.ts'
import { inBothLanguages, printedDocument } from '../print/document.tsx'
import { FactSheet } from './FactSheet.tsx'

const day = coloursOf('light')

/** The fact sheet before it is printed: two pages in each language. */
export async function factSheet(content: Content): Promise<string> {
  const map = worldPicture(content.en.home.hero.mapLabel, { colours: day, margin: 4 })
  const sheets = LOCALES.map(async (locale) => {
    const logo = await wordmark(content, [locale], day)
    return createElement(FactSheet, { key: locale, words: content[locale], locale, logo, map })
  })
  return await printedDocument({
    ...inBothLanguages(content, (words) => itemOf(words, 'fact-sheet').title),
    styleSheets: ['downloads/fact-sheet/fact-sheet.css'],
    body: createElement(Fragment, null, await Promise.all(sheets)),
  })
}
