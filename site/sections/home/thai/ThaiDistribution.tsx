import type { Words } from '../../../content/load-content.ts'
import { BarList } from '../../../figures/BarList.tsx'
import { ScaleFigure } from '../../../figures/ScaleFigure.tsx'
import { StatRow } from '../../../figures/StatRow.tsx'
import type { Locale } from '../../../locale/paths.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { SectionFrame } from '../../../ui/SectionFrame.tsx'
import { barsOf, statsOf } from '../figures-of.ts'
import { Partners } from '../Partners.tsx'
import { Stories } from '../Stories.tsx'
import { ThaiReach } from './ThaiReach.tsx'
import { TranslationFlow } from './TranslationFlow.tsx'
import '../distribution.css'

interface ThaiDistributionProps {
  words: Words
  locale: Locale
  /** Where the call to action leads: the signup form, from wherever the section stands. */
  signupHref: string
  /** Where more about it stands. */
  detailsHref: string
}

/** What the company does at home: whom it reaches in Thailand, how well, and how a text becomes Thai news. */
export function ThaiDistribution({ words, locale, signupHref, detailsHref }: ThaiDistributionProps) {
  const { thai } = words.home
  const { callToAction } = thai
  return (
    <SectionFrame
      id="thai-distribution"
      dateline={thai.dateline}
      heading={thai.heading}
      lead={thai.lead}
      locale={locale}
    >
      <StatRow caption={thai.figures.title} stats={statsOf(thai.figures.items)} />
      <div className="thai-figures">
        <ThaiReach words={thai.reach} />
        <div className="figure-stack">
          <ScaleFigure caption={thai.sectors.caption} rates={barsOf(thai.sectors.items)} from={85} to={100} step={5} />
          <BarList caption={thai.industries.caption} bars={barsOf(thai.industries.items)} />
        </div>
      </div>
      <p className="figure-note">{thai.note}</p>
      <h3>{thai.results.title}</h3>
      <StatRow stats={statsOf(thai.results.items)} />
      <TranslationFlow words={thai.translation} />
      <Partners {...thai.partners} />
      <Stories title={thai.stories.title} stories={words.samples.stories.thai} sampleMark={words.site.sampleMark} />
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
    </SectionFrame>
  )
}
