import type { ReactNode } from 'react'
import type { SiteContent } from '../../content/load-content.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Section } from '../../ui/Section.tsx'
import { Steps } from '../../ui/Steps.tsx'
import { Stories } from '../shared/Stories.tsx'
import { Claims } from './Claims.tsx'
import { LeadingFigures } from './LeadingFigures.tsx'

interface ThaiDistributionProps {
  content: SiteContent
  className?: string | undefined
  /** The signup form: `#signup` on the home page, a full path elsewhere. */
  signupHref: string
  detailsHref: string
  /** True if `children` show the figures that the claims would list. Otherwise they show the steps of the translation. */
  hasCharts?: boolean
  /** Below the first figures. */
  children: ReactNode
}

/** The section about Thailand, of the home page and of `/thai-news-distribution`. */
export function ThaiDistribution({ content, signupHref, detailsHref, ...props }: ThaiDistributionProps) {
  const { className, hasCharts = false, children } = props
  const { home, samples, figureNotes, site } = content
  const { reach, sectors, industries, results, partners, translation, callToAction, stories, ...words } = home.thai
  return (
    <Section id="thai-distribution" className={className} {...words}>
      <LeadingFigures {...home.networks.thai} />
      {children}
      {hasCharts && <Steps label={translation.title} steps={translation.steps} />}
      <Claims
        lists={hasCharts ? [results] : [reach, sectors, industries, results]}
        partners={partners}
        stories={<Stories heading={stories.title} stories={samples.stories.thai} />}
        {...(!hasCharts && { note: figureNotes.people })}
      />
      <aside className="wide actions" aria-label={callToAction.title}>
        <p>
          <strong>{callToAction.title}</strong> {callToAction.text}
        </p>
        <ButtonLink href={signupHref}>{site.actions.getStarted}</ButtonLink>
        <a className="text-link" href={detailsHref}>
          {words.link}
        </a>
      </aside>
    </Section>
  )
}
