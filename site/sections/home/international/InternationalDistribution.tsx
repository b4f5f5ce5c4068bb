import type { Words } from '../../../content/load-content.ts'
import { BarList } from '../../../figures/BarList.tsx'
import { LanguageMatrix } from '../../../figures/LanguageMatrix.tsx'
import { ScaleFigure } from '../../../figures/ScaleFigure.tsx'
import { StatRow } from '../../../figures/StatRow.tsx'
import type { Locale } from '../../../locale/paths.ts'
import { SectionFrame } from '../../../ui/SectionFrame.tsx'
import { barsOf, statsOf } from '../figures-of.ts'
import { Partners } from '../Partners.tsx'
import { Stories } from '../Stories.tsx'
import '../distribution.css'

interface InternationalDistributionProps {
  words: Words
  locale: Locale
}

/** What the company does abroad, on a night edition's page: the loud passage between two quiet ones. */
export function InternationalDistribution({ words, locale }: InternationalDistributionProps) {
  const { international } = words.home
  const { languages } = international
  return (
    <SectionFrame
      id="international-distribution"
      className="night"
      theme="dark"
      dateline={international.dateline}
      heading={international.heading}
      lead={international.lead}
      locale={locale}
    >
      <StatRow caption={international.figures.title} stats={statsOf(international.figures.items)} />
      <div className="figure-pair">
        <BarList caption={international.continents.caption} bars={barsOf(international.continents.items)} tone="wire" />
        <BarList caption={international.industries.caption} bars={barsOf(international.industries.items)} />
      </div>
      <div className="figure-pair">
        <LanguageMatrix
          caption={languages.caption}
          languages={languages.named}
          more={languages.more.figure.value}
          moreLabel={`${languages.more.figure.whole} ${languages.more.label}`}
          note={languages.shares.map(({ figure, label }) => `${figure.whole} ${label}`).join(' · ')}
        />
        <ScaleFigure
          caption={international.markets.caption}
          rates={barsOf(international.markets.items)}
          from={98}
          to={100}
          step={1}
        />
      </div>
      <p className="figure-note">{international.note}</p>
      <h3>{international.results.title}</h3>
      <StatRow stats={statsOf(international.results.items)} />
      <Partners {...international.partners} />
      <Stories
        title={international.stories.title}
        stories={words.samples.stories.international}
        sampleMark={words.site.sampleMark}
      />
      <p className="actions">
        <a className="text-link" href="#signup">
          {international.link}
        </a>
      </p>
    </SectionFrame>
  )
}
