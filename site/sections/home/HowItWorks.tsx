import type { SiteContent } from '../../content/load-content.ts'
import { filterEntries } from '../../drawings/report/entries.ts'
import { Phrases } from '../../ui/Phrases.tsx'
import { SampleMark } from '../../ui/SampleMark.tsx'
import { SectionFrame } from '../../ui/SectionFrame.tsx'
import { Steps } from '../../ui/Steps.tsx'
import './home.css'

export function HowItWorks({ content, reportHref }: { content: SiteContent; reportHref: string }) {
  const { howItWorks } = content.home
  return (
    <SectionFrame id="how-it-works" {...howItWorks}>
      <Steps steps={howItWorks.steps} isVertical />
      <ReportExcerpt content={content} href={reportHref} />
    </SectionFrame>
  )
}

/** The first lines of the sample report, with a link to it. */
function ReportExcerpt({ content: { report, reportData, site, home }, href }: { content: SiteContent; href: string }) {
  const { sheet } = report
  return (
    <article className="sheet sheet-padded report-excerpt">
      <p className="release-label">
        <span className="dateline">{home.howItWorks.report}</span>
        <SampleMark of={[sheet]}>{site.sampleMark}</SampleMark>
      </p>
      <h3>
        <Phrases>{sheet.title}</Phrases>
      </h3>
      <ul className="report-excerpt-results small-print">
        {(['written', 'copied', 'none'] as const).map((result) => (
          <li key={result}>
            <strong className="large-figure">{filterEntries(reportData.entries, { result }).length}</strong>{' '}
            {sheet.summary.results[result]}
          </li>
        ))}
      </ul>
      <a className="text-link" href={href}>
        {report.link}
      </a>
    </article>
  )
}
