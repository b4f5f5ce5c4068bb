import { createElement } from 'react'
import type { Content } from '../../site/content/load-content.ts'
import { inBothLanguages, printedDocument } from '../print/document.tsx'
import { guideDrawings, measuredLogos } from './drawings.ts'
import { LogoUsage } from './LogoUsage.tsx'
import { StyleGuide } from './StyleGuide.tsx'

const GUIDE_PARTS = ['leaf', 'cover', 'tiles', 'type', 'colours', 'drawings']

/** The style guide before it is printed: both languages side by side, as the name has both scripts. */
export async function styleGuide(content: Content): Promise<string> {
  return await printedDocument({
    ...inBothLanguages(content, ({ kit }) => kit.styleGuide.title),
    styleSheets: GUIDE_PARTS.map((part) => `downloads/style-guide/guide-${part}.css`),
    body: createElement(StyleGuide, { content, drawings: await guideDrawings(content) }),
  })
}

/** The page on the logo that comes with the logo. */
export async function logoUsage(content: Content): Promise<string> {
  return await printedDocument({
    ...inBothLanguages(content, ({ kit }) => kit.usage.heading),
    styleSheets: ['downloads/style-guide/logo-usage.css'],
    body: createElement(LogoUsage, { content, drawings: { measured: await measuredLogos(content) } }),
  })
}
