import { localizedPath } from '../../../contract/locale.ts'
import type { SiteContent } from '../../content/load-content.ts'

/** The id of the section on the page `performance-analytics`. */
export const SAMPLE_REPORT = 'sample-report'

export const hasReport = ({ reportData }: SiteContent) => reportData.entries.length > 0

export const getReportLink = (content: SiteContent) =>
  hasReport(content)
    ? {
        href: `${localizedPath('/services/performance-analytics', content.locale)}#${SAMPLE_REPORT}`,
        text: content.report.link,
      }
    : undefined
