import type { ReactNode } from 'react'
import type { Words } from '../content/load-content.ts'
import type { Locale } from '../locale/paths.ts'
import { Outlets } from '../sections/outlets/Outlets.tsx'
import type { Downloads } from '../sections/page/downloads.ts'
import { SampleReport } from '../sections/service/SampleReport.tsx'

export interface OwnSectionProps {
  words: Words
  locale: Locale
  downloads: Downloads
}

/** What one service alone has on its page, by the service's slug. */
export const ownSections: Partial<Record<string, (props: OwnSectionProps) => ReactNode>> = {
  'performance-analytics': SampleReport,
  'targeted-distribution': Outlets,
}
