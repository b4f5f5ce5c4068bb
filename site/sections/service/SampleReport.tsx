import { Download } from 'lucide-react'
import type { Locale } from '../../../contract/locale.ts'
import type { Words } from '../../content/load-content.ts'
import { ReportSheet } from '../../figures/report/ReportSheet.tsx'
import { DownloadLink } from '../../ui/DownloadLink.tsx'
import { SampleMark } from '../../ui/SampleMark.tsx'
import { SectionFrame } from '../../ui/SectionFrame.tsx'
import { type Downloads, kilobytesOf } from '../page/downloads.ts'
import { SAMPLE_REPORT } from './report-link.ts'
import '../../figures/report/report.css'
import './service.css'

interface SampleReportProps {
  words: Words
  locale: Locale
  downloads: Downloads
}

/** A report as a client gets it, and the same on paper. */
export function SampleReport({ words, locale, downloads }: SampleReportProps) {
  const { dateline, heading, lead, download, sheet } = words.report
  const file = downloads['sample-report']
  return (
    <SectionFrame id={SAMPLE_REPORT} className="sample-report" {...{ dateline, heading, lead }}>
      <div className="sheet">
        <ReportSheet
          words={sheet}
          reported={words.reported}
          locale={locale}
          level={3}
          from={words.identity.name}
          mark={<SampleMark of={[sheet]}>{words.site.sampleMark}</SampleMark>}
        />
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
