import type { AnnotatedSentence } from '../../content/compose/compose-annotated-release.ts'
import type { SiteContent } from '../../content/load-content.ts'
import { SampleMark } from '../../ui/SampleMark.tsx'
import { Section } from '../../ui/Section.tsx'
import { Steps } from '../../ui/Steps.tsx'
import { filterEntries } from '../report/entries.ts'
import { ReleaseSheet, toFinalText } from './ReleaseSheet.tsx'
import { SendingDates } from './SendingDates.tsx'
import './home.css'

interface HowItWorksProps {
  content: SiteContent
  /** Undefined without an edited release. */
  headline: AnnotatedSentence | undefined
  /** Undefined without a report. */
  reportHref: string | undefined
}

/** The four steps, the sheet with a stamp for each, and the report. */
export function HowItWorks({ content, headline, reportHref }: HowItWorksProps) {
  const { howItWorks } = content.home
  const { fromNow } = howItWorks
  const { sheets } = content.annotatedRelease
  return (
    <Section id="how-it-works" className="split with-sheet" {...howItWorks}>
      <Steps steps={howItWorks.steps} isVertical />
      <ReleaseSheet words={sheets} status="sent" statusNow={fromNow.status}>
        {headline && (
          <p className="release-headline example-only" translate="no">
            {toFinalText(headline)}
          </p>
        )}
        <p className="release-headline own-only" translate="no" data-headline />
        {/* `site/scripts/sending-dates.ts` replaces the example's dates. */}
        <ul className="inline stamps" data-stamps={JSON.stringify(fromNow.stamps)}>
          {sheets.stamps.map(({ date, text }) => (
            <li key={text}>
              <span className="stamp">{date}</span> <span>{text}</span>
            </li>
          ))}
        </ul>
        <SendingDates words={fromNow} />
      </ReleaseSheet>
      {reportHref && <Report content={content} href={reportHref} />}
    </Section>
  )
}

/** How the squares of each result look. */
const SQUARES = {
  written: { stroke: 'var(--jade)' },
  copied: { stroke: 'var(--jade)', strokeOpacity: 0.5 },
  none: { stroke: 'var(--rule)' },
}

/** The result of the sample report, counted from its entries. */
function Report({
  content: { report, reportData, home, annotatedRelease, site },
  href,
}: {
  content: SiteContent
  href: string
}) {
  const { count, ran } = home.howItWorks.reported
  const total = reportData.entries.length
  const results = (['written', 'copied', 'none'] as const).map((result) => ({
    result,
    number: filterEntries(reportData.entries, { result }).length,
  }))
  const missed = results.at(-1)?.number ?? 0
  return (
    <ReleaseSheet words={annotatedRelease.sheets} status="reported" className="wide report-sheet">
      <p>
        <strong className="value value-large">
          {count.replace('{n}', String(total - missed)).replace('{total}', String(total))}
        </strong>{' '}
        {ran} <SampleMark of={[report.sheet]}>{site.sampleMark}</SampleMark>
      </p>
      <div>
        {/* A square for each outlet. */}
        <svg
          className="report-squares"
          viewBox={`0 0 ${total} 1`}
          preserveAspectRatio="xMinYMid"
          strokeDasharray="0.75 0.25"
          aria-hidden="true"
        >
          {results.map(({ result, number }, position) => {
            const before = results.slice(0, position).reduce((sum, { number }) => sum + number, 0)
            return <path key={result} {...SQUARES[result]} d={`M${before} .5h${number}`} />
          })}
        </svg>
        <ul className="report-results">
          {results.map(({ result, number }) => (
            <li key={result}>
              <strong className="value">{number}</strong> {report.sheet.summary.results[result]}
            </li>
          ))}
        </ul>
      </div>
      <div>
        <ul className="report-reasons">
          {Object.entries(report.sheet.refusals.reasons).map(([reason, text]) => (
            <li key={reason}>
              <strong>
                {reportData.entries.filter((entry) => entry.result === 'none' && entry.reason === reason).length}
              </strong>{' '}
              {text}
            </li>
          ))}
        </ul>
        <a className="text-link" href={href}>
          {report.link}
        </a>
      </div>
    </ReleaseSheet>
  )
}
