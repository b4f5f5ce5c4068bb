import type { ReactNode } from 'react'
import { LOCALES } from '../../contract/locale.ts'
import type { Content } from '../../site/content/load-content.ts'
import { Drawn } from '../print/Drawn.tsx'
import { Colours } from './Colours.tsx'
import type { GuideDrawings } from './drawings.ts'
import { Leaf, type LeafName } from './Leaf.tsx'
import { Misuse, NameSpecimen, Pairs, Scale, TypeSpecimen, WirePage } from './specimens.tsx'

interface StyleGuideProps {
  content: Content
  drawings: GuideDrawings
}

/** The name, the logo and the look of the company, for whoever has to set them: a page for each subject. */
export function StyleGuide({ content, drawings }: StyleGuideProps) {
  const shown = specimens(content, drawings)
  const names = Object.keys(content.en.kit.styleGuide.leaves) as LeafName[]
  return (
    <>
      <Cover content={content} drawings={drawings} />
      <Contents content={content} names={names} />
      {names.map((name, index) => (
        <Leaf key={name} content={content} name={name} page={index + 3} {...(name === 'night' && { theme: 'dark' })}>
          {shown[name]}
        </Leaf>
      ))}
    </>
  )
}

function Cover({ content, drawings }: StyleGuideProps) {
  return (
    <section className="leaf guide-cover" data-theme="dark">
      <Drawn drawing={drawings.worldByNight} alt="" className="guide-cover-world" />
      {drawings.byNight[2] && (
        <Drawn drawing={drawings.byNight[2]} alt={content.en.identity.name} className="guide-cover-logo" />
      )}
      <h1>{content.en.kit.styleGuide.title}</h1>
      <p lang="th" className="guide-cover-title">
        {content.th.kit.styleGuide.title}
      </p>
    </section>
  )
}

function Contents({ content, names }: { content: Content; names: readonly LeafName[] }) {
  return (
    <section className="leaf guide-leaf guide-contents">
      {LOCALES.map((locale) => {
        const { contents, lead, leaves, ask } = content[locale].kit.styleGuide
        const Heading = locale === 'en' ? 'h2' : 'h3'
        return (
          <div key={locale} lang={locale}>
            <Heading>{contents}</Heading>
            <p className="guide-lead">{lead}</p>
            <ol>
              {names.map((name, index) => (
                <li key={name}>
                  <span>{leaves[name].title}</span> <span>{index + 3}</span>
                </li>
              ))}
            </ol>
            <p>{ask}</p>
          </div>
        )
      })}
      <p className="guide-page">{content.en.identity.website} · 02</p>
    </section>
  )
}

const Tiles = ({ children, columns }: { children: ReactNode; columns: 1 | 2 | 3 }) => (
  <div className={`guide-tiles guide-tiles-${columns}`}>{children}</div>
)

/** What each page shows. */
function specimens(content: Content, drawings: GuideDrawings): Record<LeafName, ReactNode> {
  const { byDay, byNight, inBlack, inWhite, covers } = drawings
  const tile = (ground: string, drawing: (typeof byDay)[number] | undefined, key: string) =>
    drawing && (
      <div key={key} className={`guide-tile on-${ground}`} data-theme={ground === 'night' ? 'dark' : undefined}>
        <Drawn drawing={drawing} alt={drawing.title} />
      </div>
    )
  return {
    name: <NameSpecimen content={content} />,
    inText: <Pairs content={content} name="inText" first="write" second="avoid" />,
    logo: <Tiles columns={1}>{byDay.map((logo) => tile('paper', logo, logo.title))}</Tiles>,
    room: <Tiles columns={1}>{drawings.measured.map((logo) => tile('sheet', logo, logo.title))}</Tiles>,
    editions: (
      <Tiles columns={2}>
        {tile('sheet', byDay[2], 'light')}
        {tile('ink', byNight[2], 'dark')}
        {tile('paper', byDay[0], 'paper')}
        {tile('night', byNight[0], 'night')}
        {tile('white', inBlack[1], 'black')}
        {tile('black', inWhite[1], 'white')}
      </Tiles>
    ),
    misuse: <Misuse content={content} drawings={drawings} />,
    mark: (
      <div className="guide-marks">
        {[64, 32, 16, 8].map((size) => (
          <Drawn key={size} drawing={drawings.mark} alt="" className={`guide-mark-${size}`} />
        ))}
        <div className="guide-tile on-night" data-theme="dark">
          <Drawn drawing={drawings.markByNight} alt={content.en.identity.name} className="guide-mark-64" />
        </div>
      </div>
    ),
    day: <Colours content={content} theme="light" />,
    night: <Colours content={content} theme="dark" />,
    latin: <TypeSpecimen content={content} locale="en" />,
    thai: <TypeSpecimen content={content} locale="th" />,
    scale: <Scale content={content} />,
    wire: <WirePage />,
    maps: (
      <div className="guide-maps">
        <Drawn drawing={drawings.world} alt={content.en.home.hero.mapLabel} />
        {drawings.charts.map((chart) => (
          <Drawn key={chart.title} drawing={chart} alt={chart.title} />
        ))}
      </div>
    ),
    pictures: (
      <div className="guide-pictures">
        {covers.map((cover) => (
          <Drawn key={cover.title} drawing={cover} alt="" />
        ))}
        {drawings.portraits.map((person) => (
          <Drawn key={person.title} drawing={person} alt={person.title} />
        ))}
      </div>
    ),
    voice: <Pairs content={content} name="voice" first="say" second="instead" />,
    check: <CheckPage content={content} drawings={drawings} />,
  }
}

function CheckPage({ content, drawings }: StyleGuideProps) {
  return (
    <div className="guide-check">
      {drawings.byDay[2] && <Drawn drawing={drawings.byDay[2]} alt={content.en.identity.name} />}
      {LOCALES.map((locale) => (
        <p key={locale} lang={locale}>
          {content[locale].kit.styleGuide.ask}
        </p>
      ))}
      <p className="guide-end" aria-hidden>
        ###
      </p>
    </div>
  )
}
