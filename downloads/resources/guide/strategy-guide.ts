import { createElement } from 'react'
import type { Locale } from '../../../contract/locale.ts'
import type { Words } from '../../../site/content/load-content.ts'
import { printedDocument } from '../../print/document.tsx'
import { StrategyGuide } from './StrategyGuide.tsx'

/** The guide as one document, the draft of its PDF. */
export const strategyGuide = async (words: Words, locale: Locale): Promise<string> =>
  await printedDocument({
    locale,
    title: words.resources['strategy-guide'].title,
    from: [words.identity],
    styleSheets: [
      'site/figures/figure.css',
      'site/figures/WorldMap.css',
      'site/figures/covers.css',
      'downloads/resources/guide/guide-leaf.css',
      'downloads/resources/guide/guide-chapter.css',
    ],
    body: createElement(StrategyGuide, { words }),
  })
