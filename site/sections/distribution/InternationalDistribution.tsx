import type { Locale } from '../../../contract/locale.ts'
import type { Words } from '../../content/load-content.ts'
import { BarChart } from '../../figures/BarChart.tsx'
import { LanguageLine } from '../../figures/LanguageLine.tsx'
import { StatRow } from '../../figures/StatRow.tsx'
import { SampleMark } from '../../ui/SampleMark.tsx'
import { SectionFrame } from '../../ui/SectionFrame.tsx'
import { FiguresLink } from '../page/FiguresLink.tsx'
import { chartOf, statListOf } from '../page/figures-of.ts'
import { Stories } from '../page/Stories.tsx'
import { Partners } from './Partners.tsx'
import './distribution.css'
import { Phrases } from '../../ui/Phrases.tsx'

interface InternationalDistributionProps {
  words: Words
  locale: Locale
}

/** What the company does abroad, on a night edition's page: the loud passage between two quiet ones. */
export function InternationalDistribution({ words, locale }: InternationalDistributionProps) {
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
        <section className="stories">
          <h3>
            <Phrases>{international.stories.title}</Phrases>{' '}
            <SampleMark of={words.samples.stories.international}>{words.site.sampleMark}</SampleMark>
          </h3>
          <Stories stories={words.samples.stories.international} level="h4" />
        </section>
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
