import type { Words } from '../content/load-content.ts'
import { coverMotifs } from '../content/schemas/article.ts'
import { ArticleCover } from '../figures/ArticleCover.tsx'
import { BarList } from '../figures/BarList.tsx'
import { ClientWordmark, WORDMARK_DEVICES } from '../figures/ClientWordmark.tsx'
import { LanguageLine } from '../figures/LanguageLine.tsx'
import { Monogram } from '../figures/Monogram.tsx'
import { PageCover } from '../figures/PageCover.tsx'
import { ScaleFigure } from '../figures/ScaleFigure.tsx'
import { StatRow } from '../figures/StatRow.tsx'
import { WorldMap } from '../figures/WorldMap.tsx'
import { Stories } from '../sections/distribution/Stories.tsx'
import { ThaiReach } from '../sections/distribution/ThaiReach.tsx'
import { rowsOf, statsOf } from '../sections/page/figures-of.ts'
import { PlanList } from '../sections/plans/PlanList.tsx'
import { Part } from './Part.tsx'

export function FigureSpecimens({ words }: { words: Words }) {
  const { thai, international, hero } = words.home
  const { languages } = international
  return (
    <>
      <Part name="Stats">
        <StatRow caption={hero.figures.title} stats={statsOf(hero.figures.items)} />
      </Part>
      <Part name="World map">
        <WorldMap label={hero.mapLabel} />
      </Part>
      <Part name="Thailand map">
        <ThaiReach words={thai.reach} ledger={words.ledger} />
      </Part>
      <Part name="Bars">
        <BarList {...thai.industries} rows={rowsOf(thai.industries.items)} />
        <BarList {...international.continents} rows={rowsOf(international.continents.items)} tone="wire" />
      </Part>
      <Part name="Scale">
        <ScaleFigure {...thai.sectors} rows={rowsOf(thai.sectors.items)} from={85} to={100} />
      </Part>
      <Part name="Language line">
        <LanguageLine
          caption={languages.caption}
          languages={languages.named}
          more={languages.more.figure.value}
          moreLabel={languages.more.label}
        />
      </Part>
      <Part name="Monograms">
        <div className="swatches">
          {words.samples.testimonials.map(({ id, name, monogram }) => (
            <Monogram key={id} name={name} initials={monogram} />
          ))}
        </div>
      </Part>
      <Part name="Client wordmarks">
        <div className="row">
          {WORDMARK_DEVICES.map((device, position) => (
            <ClientWordmark key={device} device={device} name={words.samples.logos[position]?.name ?? device} />
          ))}
        </div>
      </Part>
      <Part name="Article covers">
        <div className="column">
          {coverMotifs.map((motif) => (
            <ArticleCover key={motif} motif={motif} />
          ))}
        </div>
      </Part>
      <Part name="Engravings of services and plans">
        <div className="column">
          {words.pages.services.services.map(({ slug, stat }) => (
            <PageCover key={slug} name={slug} figure={stat.figure} />
          ))}
          {words.plans.map(({ id, outlets }) => (
            <PageCover key={id} name={id} figure={outlets.figure} />
          ))}
        </div>
      </Part>
      <Part name="Plans">
        <PlanList words={words.rates} plans={words.plans} locale="en" />
      </Part>
      <Part name="Clippings">
        <Stories title={thai.stories.title} stories={words.samples.stories.thai} sampleMark={words.site.sampleMark} />
      </Part>
    </>
  )
}
