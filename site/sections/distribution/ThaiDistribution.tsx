import type { Words } from '../../content/load-content.ts'
import { BarChart } from '../../figures/BarChart.tsx'
import { StatRow } from '../../figures/StatRow.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { SampleMark } from '../../ui/SampleMark.tsx'
import { SectionFrame } from '../../ui/SectionFrame.tsx'
import { FiguresLink } from '../page/FiguresLink.tsx'
import { chartOf, statListOf } from '../page/figures-of.ts'
import { Stories } from '../page/Stories.tsx'
import { Partners } from './Partners.tsx'
import { ThaiReach } from './ThaiReach.tsx'
import { TranslationFlow } from './TranslationFlow.tsx'
import './distribution.css'
import { Phrases } from '../../ui/Phrases.tsx'

interface ThaiDistributionProps {
  words: Words
  /** Where the call to action leads: the signup form, from wherever the section stands. */
  signupHref: string
  /** Where more about it stands. */
  detailsHref: string
}

/** What the company does at home: whom it reaches in Thailand, how well, and how a text becomes Thai news. */
export function ThaiDistribution({ words, signupHref, detailsHref }: ThaiDistributionProps) {
  const { thai } = words.home
  const { figures, sectors, industries, results, callToAction } = thai
  return (
    <SectionFrame id="thai-distribution" className="distribution" {...thai}>
      <StatRow list {...statListOf(figures)} />
      <div className="grid figure-columns">
        <ThaiReach words={thai.reach} />
        <div>
          <BarChart {...chartOf(sectors)} whole={100} />
          <BarChart {...chartOf(industries)} />
        </div>
        <div>
          <StatRow list {...statListOf(results)} />
          <TranslationFlow words={thai.translation} />
        </div>
      </div>
      <Partners {...thai.partners} />
      <div className="proof">
        <section className="stories">
          <h3>
            <Phrases>{thai.stories.title}</Phrases>{' '}
            <SampleMark of={words.samples.stories.thai}>{words.site.sampleMark}</SampleMark>
          </h3>
          <Stories stories={words.samples.stories.thai} level="h4" />
        </section>
        <aside className="call-to-action" aria-label={callToAction.title}>
          <p>
            <strong>{callToAction.title}</strong> {callToAction.text}
          </p>
          <p className="actions">
            <ButtonLink href={signupHref}>{words.site.actions.getStarted}</ButtonLink>
            <a className="text-link" href={detailsHref}>
              {thai.link}
            </a>
          </p>
        </aside>
      </div>
      <FiguresLink ledger={words.ledger} />
    </SectionFrame>
  )
}
