import { Download } from 'lucide-react'
import { type Locale, localizedPath } from '../../../contract/locale.ts'
import type { Words } from '../../content/load-content.ts'
import { ReportSheet } from '../../figures/report/ReportSheet.tsx'
import { DownloadLink } from '../../ui/DownloadLink.tsx'
import { SectionFrame } from '../../ui/SectionFrame.tsx'
import { type Downloads, kilobytesOf } from '../page/downloads.ts'
import '../../figures/report/report.css'
import './service.css'

/** The section's anchor, on the page of the service that writes reports. */
export const SAMPLE_REPORT = 'sample-report'

/** The sample report, from any page. */
export const sampleReportPath = (locale: Locale) =>
  `${localizedPath('/services/performance-analytics', locale)}#${SAMPLE_REPORT}`

interface SampleReportProps {
  words: Words
  locale: Locale
  downloads: Downloads
}

/** A report as a client gets it, and the same on paper. */
export function SampleReport({ words, locale, downloads }: SampleReportProps) {
  const { dateline, heading, lead, download } = words.report
  const file = downloads['sample-report']
  return (
    <SectionFrame id={SAMPLE_REPORT} className="sample-report" {...{ dateline, heading, lead }}>
      <div className="sheet">
        <ReportSheet words={words} locale={locale} level={3} />
      </div>
      {file && (
        <p className="actions">
          <DownloadLink href={file.path}>
            <Download size="1.125rem" aria-hidden />
            {download.replace('{n}', String(kilobytesOf(file.size)))}
          </DownloadLink>
        </p>
      )}
    </SectionFrame>
  )
}
