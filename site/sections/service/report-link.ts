import { type Locale, localizedPath } from '../../../contract/locale.ts'

/** The section of the sample report, on the page of the service that writes reports. */
export const SAMPLE_REPORT = 'sample-report'

/** The sample report, from any page. */
export const sampleReportPath = (locale: Locale) =>
  `${localizedPath('/services/performance-analytics', locale)}#${SAMPLE_REPORT}`
