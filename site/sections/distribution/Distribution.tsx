import type { ReactNode } from 'react'
import type { SiteContent } from '../../content/load-content.ts'
import { BarChart } from '../../drawings/BarChart.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Phrases } from '../../ui/Phrases.tsx'
import { SampleMark } from '../../ui/SampleMark.tsx'
import { SectionFrame } from '../../ui/SectionFrame.tsx'
import { Steps } from '../../ui/Steps.tsx'
import { Stories } from '../page/Stories.tsx'
import { toChart } from '../page/stats-and-charts.ts'
import { Claims } from './Claims.tsx'
import { LanguageList } from './LanguageList.tsx'
import { ThaiReach } from './ThaiReach.tsx'
import './distribution.css'

export function InternationalDistribution({ content }: { content: SiteContent }) {
  const { international } = content.home
  const { continents, industries, markets, languages, results, partners } = international
  return (
    <SectionFrame id="international-distribution" className="distribution full-bleed" theme="dark" {...international}>
      <LanguageList words={languages} />
      <Claims
        label={international.more}
        lines={[continents, industries, markets, results]}
        partners={partners}
        ledger={content.ledger}
      />
      <ClientStories content={content} edition="international">
        <a className="text-link" href="#signup">
          {international.link}
        </a>
      </ClientStories>
    </SectionFrame>
  )
}

interface ThaiDistributionProps {
  content: SiteContent
  /** The signup form: `#signup` on the home page, a full path elsewhere. */
  signupHref: string
  detailsHref: string
  /** Shows success rates and outlets as charts instead of lines. */
  charts?: boolean
}

export function ThaiDistribution({ content, signupHref, detailsHref, charts = false }: ThaiDistributionProps) {
  const { home, notes, site } = content
  const { thai } = home
  const { sectors, industries, results, translation, callToAction, partners } = thai
  return (
    <SectionFrame id="thai-distribution" className="distribution" {...thai}>
      <ThaiReach content={content} />
      {charts && (
        <div className="grid">
          <BarChart {...toChart(sectors, notes.scale)} whole={100} />
          <BarChart {...toChart(industries, notes.fields)} />
        </div>
      )}
      <Claims
        label={thai.more}
        lines={charts ? [results] : [sectors, industries, results]}
        partners={partners}
        ledger={content.ledger}
      />
      <section className="wide" aria-label={translation.title}>
        <Steps steps={translation.steps} />
      </section>
      <ClientStories content={content} edition="thai" />
      <aside className="wide actions" aria-label={callToAction.title}>
        <p>
          <strong>{callToAction.title}</strong> {callToAction.text}
        </p>
        <ButtonLink href={signupHref}>{site.actions.getStarted}</ButtonLink>
        <a className="text-link" href={detailsHref}>
          {thai.link}
        </a>
      </aside>
    </SectionFrame>
  )
}

interface ClientStoriesProps {
  content: SiteContent
  edition: 'thai' | 'international'
  /** A link beside the heading. */
  children?: ReactNode
}

function ClientStories({ content: { home, samples, site }, edition, children }: ClientStoriesProps) {
  const stories = samples.stories[edition]
  return (
    <section className="wide stories">
      <div className="stories-head">
        <h3>
          <Phrases>{home[edition].stories.title}</Phrases> <SampleMark of={stories}>{site.sampleMark}</SampleMark>
        </h3>
        {children}
      </div>
      <Stories read={site.readStory} stories={stories} level="h4" />
    </section>
  )
}
