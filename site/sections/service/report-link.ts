import { localizedPath } from '../../../contract/locale.ts'
import type { SiteContent } from '../../content/load-content.ts'

/** The id of the section on the page `performance-analytics`. */
export const SAMPLE_REPORT = 'sample-report'

export const hasReport = ({ hiddenSections }: SiteContent) =>
  !hiddenSections.has(`/services/performance-analytics#${SAMPLE_REPORT}`)

export const getReportLink = (content: SiteContent) =>
  hasReport(content)
    ? {
        href: `${localizedPath('/services/performance-analytics', content.locale)}#${SAMPLE_REPORT}`,
        text: content.report.link,
      }
    : undefined
