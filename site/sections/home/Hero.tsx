import type { ReactNode } from 'react'
import type { AnnotatedSentence } from '../../content/compose/compose-annotated-release.ts'
import type { SiteContent } from '../../content/load-content.ts'
import { CurvedWire } from '../../drawings/CurvedWire.tsx'
import { WorldMap } from '../../drawings/WorldMap.tsx'
import { EditedText } from '../../ui/EditedText.tsx'
import { ContactButtons } from '../shared/ContactButtons.tsx'
import { ReleaseSheet } from './ReleaseSheet.tsx'
import './hero.css'

interface HeroProps {
  content: SiteContent
  /** The headline on the sheet, with an editor's corrections. Undefined without an edited release. */
  headline: AnnotatedSentence | undefined
  /** Undefined without a report. */
  reportHref: string | undefined
  /** A `HeadlineField`. */
  children: ReactNode
}

/** The wire runs from the sheet through Bangkok to the lower left corner. `KeyFigures` continues it down the left side of the page. */
export function Hero({ content, headline, reportHref, children }: HeroProps) {
  const { home, site, annotatedRelease, report, samples } = content
  const { hero } = home
  const { sheets } = annotatedRelease
  const stories = Object.values(samples.stories).flat()
  return (
    <section className="hero page-width" aria-labelledby="hero-heading">
      <div className="hero-words">
        <h1 id="hero-heading">{hero.heading}</h1>
        <p className="section-lead">{hero.lead}</p>
        <p className="actions">
          <ContactButtons words={site.actions} path="/" />
        </p>
        <ul className="hero-terms">
          {hero.terms.map((term) => (
            <li key={term}>{term}</li>
          ))}
          {reportHref && (
            <li>
              <a href={reportHref}>{report.link}</a>
            </li>
          )}
        </ul>
      </div>
      <div className="hero-sheet">
        <ReleaseSheet words={sheets} status="edited" own={hero.sheet.status}>
          {headline && (
            <p className="release-headline example-only" translate="no">
              <EditedText parts={headline.parts} spoken={annotatedRelease.spoken} />
            </p>
          )}
          {[...(headline ? [annotatedRelease.release] : []), ...stories].some(({ sample }) => sample) && (
            <p className="small-print">{sheets.example}</p>
          )}
          {children}
        </ReleaseSheet>
      </div>
      <CurvedWire className="hero-wire-in" />
      <div className="hero-map">
        <WorldMap label={hero.mapLabel} />
        <div className="hero-wire-out" />
      </div>
    </section>
  )
}
