import { createElement } from 'react'
import type { Locale } from '../../contract/locale.ts'
import type { Words } from '../../site/content/load-content.ts'
import { ReportSheet } from '../../site/figures/report/ReportSheet.tsx'
import { inEachLanguage, printed } from '../download.ts'
import { printedDocument } from '../print/document.tsx'

/** The sample report as its page shows it, the draft of its PDF. */
async function sampleReport(words: Words, locale: Locale): Promise<string> {
  const { report, site, identity } = words
  return await printedDocument({
    locale,
    title: `${report.sheet.client} – ${report.sheet.title} (${site.sampleMark})`,
    from: [identity],
    styleSheets: [
      'site/figures/figure.css',
      'site/figures/ThailandMap.css',
      'site/figures/report/report.css',
      'downloads/report/report.css',
    ],
    body: createElement(ReportSheet, { words, locale, level: 1 }),
  })
}

/** The report that a service's page shows, to print and to pass on. */
export const reports = inEachLanguage(
  { id: 'sample-report', kind: 'report', ending: 'pdf', title: ({ report }) => report.heading },
  (locale) => printed((content) => sampleReport(content[locale], locale)),
)
