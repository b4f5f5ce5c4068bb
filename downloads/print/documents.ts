/** The printed documents, each as one HTML page. */
import { createElement, type ReactElement } from 'react'
import { LOCALES, type Locale } from '../../contract/locale.ts'
import type { Content } from '../../site/content/load-content.ts'
import { ReportSheet } from '../../site/figures/report/ReportSheet.tsx'
import { ARTWORK_STYLES } from './archives.ts'
import { documentHtml, inBothLanguages } from './document.tsx'
import { FactSheet } from './pages/FactSheet.tsx'
import { StrategyGuide } from './pages/StrategyGuide.tsx'
import { StyleGuide } from './pages/StyleGuide.tsx'

const pageStyles = (name: string) => [...ARTWORK_STYLES, `downloads/print/pages/${name}.css`]

/** In both languages side by side, or one after the other. */
const inBoth = (
  name: string,
  title: Parameters<typeof inBothLanguages>[1],
  page: (props: { content: Content }) => ReactElement | ReactElement[],
) => ({
  [`${name}.pdf`]: (content: Content) =>
    documentHtml(
      { ...inBothLanguages(content, title), styleSheets: pageStyles(name), body: createElement(page, { content }) },
      content,
    ),
})

const inEach = (name: string, html: (content: Content, locale: Locale) => string) =>
  Object.fromEntries(LOCALES.map((locale) => [`${name}.${locale}.pdf`, (content: Content) => html(content, locale)]))

function strategyGuide(content: Content, locale: Locale): string {
  const words = content[locale]
  const { title } = words.resources['strategy-guide']
  return documentHtml(
    { locale, title, styleSheets: pageStyles('strategy-guide'), body: createElement(StrategyGuide, { words }) },
    content,
  )
}

/** The sample report as the page of its service shows it. */
function sampleReport(content: Content, locale: Locale): string {
  const words = content[locale]
  const { report, site } = words
  return documentHtml(
    {
      locale,
      title: `${report.sheet.client} – ${report.sheet.title} (${site.sampleMark})`,
      styleSheets: ['site/figures/report/report.css', ...pageStyles('sample-report')],
      body: createElement(ReportSheet, { words, locale, level: 1 }),
    },
    content,
  )
}

/** By the names of their files. */
export const DOCUMENTS: Readonly<Record<string, (content: Content) => string>> = {
  ...inBoth('fact-sheet', ({ kit }) => kit.factSheet.heading, FactSheet),
  ...inBoth('style-guide', ({ kit }) => kit.styleGuide.title, StyleGuide),
  ...inEach('strategy-guide', strategyGuide),
  ...inEach('sample-report', sampleReport),
}
