import type { ReactNode } from 'react'
import type { Words } from '../content/load-content.ts'
import type { Locale } from '../locale/paths.ts'
import { Outlets } from '../sections/outlets/Outlets.tsx'
import type { Downloads } from '../sections/page/downloads.ts'
import { SAMPLE_REPORT } from '../sections/service/report-link.ts'
import { SampleReport } from '../sections/service/SampleReport.tsx'

export interface OwnSectionProps {
  words: Words
  locale: Locale
  downloads: Downloads
}

interface OwnSection {
  Section: (props: OwnSectionProps) => ReactNode
  /** The way to it from the head of the page, where it stands far below. */
  link?: (words: Words) => { href: string; text: string }
}

/** What one service alone has on its page, by the service's slug. */
export const ownSections: Partial<Record<string, OwnSection>> = {
  'performance-analytics': {
    Section: SampleReport,
    link: ({ report }) => ({ href: `#${SAMPLE_REPORT}`, text: report.link }),
  },
  'targeted-distribution': { Section: Outlets },
}
