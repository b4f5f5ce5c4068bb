import type { Locale } from '../../../contract/locale.ts'
import type { Words } from '../../content/load-content.ts'
import { BarChart } from '../../figures/BarChart.tsx'
import { LanguageLine } from '../../figures/LanguageLine.tsx'
import { StatRow } from '../../figures/StatRow.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Phrases } from '../../ui/Phrases.tsx'
import { SampleMark } from '../../ui/SampleMark.tsx'
import { SectionFrame } from '../../ui/SectionFrame.tsx'
import { Steps } from '../../ui/Steps.tsx'
import { FiguresLink } from '../page/FiguresLink.tsx'
import { chartOf, statListOf } from '../page/figures-of.ts'
import { Stories } from '../page/Stories.tsx'
import { ThaiReach } from './ThaiReach.tsx'
import './distribution.css'

/** What the company does abroad, in the colours of the night: the loud passage between two quiet ones. */
export function InternationalDistribution({ words, locale }: { words: Words; locale: Locale }) {
  const { international } = words.home
  const { figures, continents, industries, markets, languages, results } = international
  return (
    <SectionFrame id="international-distribution" className="distribution edge-to-edge" theme="dark" {...international}>
      <StatRow list {...statListOf(figures)} />
      <div className="grid figure-columns">
        <BarChart {...chartOf(continents)} tone="wire" />
        <BarChart {...chartOf(industries)} />
        <div>
          <BarChart {...chartOf(markets)} whole={100} />
          <LanguageLine
            caption={languages.caption}
            languages={languages.named}
            more={languages.more.figure.value}
            moreLabel={`${languages.more.figure.whole} ${languages.more.label}`}
            inWords={locale === 'th'}
            note={languages.shares.map(({ figure, label }) => `${figure.whole} ${label}`).join(' · ')}
          />
        </div>
      </div>
      <Partners {...international.partners} />
      <div className="proof">
        <ClientStories words={words} edition="international" />
        <div>
          <StatRow list {...statListOf(results)} />
          <a className="text-link" href="#signup">
            {international.link}
          </a>
        </div>
      </div>
      <FiguresLink ledger={words.ledger} />
    </SectionFrame>
  )
}

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
  const { figures, sectors, industries, results, translation, callToAction } = thai
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
          <section className="flow">
            <h3 className="figure-caption">
              <Phrases>{translation.title}</Phrases>
            </h3>
            <p className="note">{translation.lead}</p>
            <Steps down steps={translation.steps} headingLevel="h4" />
          </section>
        </div>
      </div>
      <Partners {...thai.partners} />
      <div className="proof">
        <ClientStories words={words} edition="thai" />
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

/** Partner outlets by kind, on one line: never a real company's name. */
function Partners({ title, kinds }: Words['home']['thai']['partners']) {
  return (
    <section className="partners">
      <h3>
        <Phrases>{title}</Phrases>
      </h3>
      <ul>
        {kinds.map((kind) => (
          <li key={kind}>{kind}</li>
        ))}
      </ul>
    </section>
  )
}

function ClientStories({
  words: { home, samples, site },
  edition,
}: {
  words: Words
  edition: 'thai' | 'international'
}) {
  const stories = samples.stories[edition]
  return (
    <section className="stories">
      <h3>
        <Phrases>{home[edition].stories.title}</Phrases> <SampleMark of={stories}>{site.sampleMark}</SampleMark>
      </h3>
      <Stories stories={stories} level="h4" />
    </section>
  )
}
