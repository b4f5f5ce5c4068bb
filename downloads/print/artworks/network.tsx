/** Every map and chart of the network, with caption, note and source. */
import type { ReactNode } from 'react'
import type { Locale } from '../../../contract/locale.ts'
import type { Figure } from '../../../site/content/compose/figure.ts'
import type { SiteContent } from '../../../site/content/load-content.ts'
import { BarChart, type BarChartProps } from '../../../site/drawings/BarChart.tsx'
import { Drawing } from '../../../site/drawings/Drawing.tsx'
import { WorldMap } from '../../../site/drawings/WorldMap.tsx'
import { LeadingFigures } from '../../../site/sections/figures/LeadingFigures.tsx'
import { ThaiReach } from '../../../site/sections/figures/ThaiReach.tsx'
import { type CountedFigure, toChart } from '../../../site/sections/shared/stats-and-charts.ts'
import { content } from '../content.ts'
import fineWorld from './world-fine.svg?raw'

interface Row {
  readonly figure: Figure
  readonly label: string
}

interface NetworkFigure {
  readonly name: string
  readonly title: (content: SiteContent) => string
  readonly draw: (content: SiteContent, locale: Locale) => ReactNode
  /** The numbers that the map or chart shows. */
  readonly rows: (content: SiteContent, locale: Locale) => readonly Row[]
}

/** The world map with finer dots than on the site, because paper shows more detail. */
export function FineWorld({ label }: { label?: string }) {
  return (
    <div className="fine-world">
      <Drawing svg={fineWorld} />
      <WorldMap {...(label && { label })} />
    </div>
  )
}

/** Figures with what all of them count, and a note on how they are counted. */
export interface FigureGroup {
  title: string
  items: readonly CountedFigure[]
  note?: string
}

export const FigureRow = ({ title, items, note, children }: FigureGroup & { children?: ReactNode }) => (
  <figure>
    <figcaption className="figure-caption">{children ?? title}</figcaption>
    <LeadingFigures title={title} items={items} />
    {note && <p className="figure-note">{note}</p>}
  </figure>
)

/** Labels the language figures as `/about#figures` does. There the label stands alone, so it is complete. */
export function languageRows({ home, prints, figureTables }: SiteContent, locale: Locale): Row[] {
  const all = 'international.languages'
  const { named, shares } = home.international.languages
  const names = named.map(({ name }) => name).join(locale === 'th' ? ' ' : ', ')
  const paths = [all, 'international.moreLanguages', ...shares.map(({ figure }) => figure.path)]
  return figureTables.groups
    .flatMap(({ lines }) => lines)
    .filter(({ figure }) => paths.includes(figure.path))
    .map(({ figure, counted }) => ({
      figure,
      label: figure.path === all ? prints.languages.replace('{name}', names) : counted,
    }))
}

const inWords = ({ figure, label }: Row) => `${figure.fullText} ${label}`

const chart = (
  name: string,
  wordsOf: (content: SiteContent) => Parameters<typeof toChart>[0] & { items: readonly Row[] },
  note: keyof SiteContent['figureNotes'],
  options?: Pick<BarChartProps, 'tone' | 'whole'>,
) => ({
  name,
  title: (content: SiteContent) => wordsOf(content).title,
  draw: (content: SiteContent) => <BarChart {...toChart(wordsOf(content), content.figureNotes[note])} {...options} />,
  rows: (content: SiteContent) => wordsOf(content).items,
})

export const networkFigures: readonly NetworkFigure[] = [
  {
    name: 'world-network',
    title: ({ home }) => home.hero.mapLabel,
    draw: ({ home, figureNotes }) => (
      <>
        <WorldMap label={home.hero.mapLabel} />
        <FigureRow {...home.networks.partner} note={figureNotes.network} />
      </>
    ),
    rows: ({ home }) => home.networks.partner.items,
  },
  chart('outlets-by-continent', ({ home }) => home.international.continents, 'continents', { tone: 'wire' }),
  chart('outlets-by-industry', ({ home }) => home.international.industries, 'fields'),
  chart('success-by-country', ({ home }) => home.international.markets, 'scale', { whole: 100 }),
  {
    name: 'publication-languages',
    title: ({ home }) => home.international.languages.title,
    draw: ({
      home: {
        international: { languages },
      },
    }) => (
      <figure>
        <figcaption className="figure-caption">{languages.title}</figcaption>
        <ul className="typecase">
          {[...languages.named.map(({ name }) => name), languages.more].map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
        <p className="figure-note">{languages.shares.map(inWords).join(' · ')}</p>
      </figure>
    ),
    rows: languageRows,
  },
  {
    name: 'thailand-reach',
    title: ({ home }) => home.thai.reach.title,
    draw: (words) => <ThaiReach content={words} />,
    rows: ({ home }) => home.thai.reach.items,
  },
  chart('thailand-success-by-sector', ({ home }) => home.thai.sectors, 'scale', { whole: 100 }),
  chart('thailand-outlets-by-industry', ({ home }) => home.thai.industries, 'fields'),
]

interface PlateProps {
  name: string
  locale: Locale
  theme?: 'light' | 'dark'
}

/** A map or chart with caption, note and source. */
export function Plate({ name, locale, theme = 'light' }: PlateProps) {
  const words = content[locale]
  return (
    <div className="plate" data-theme={theme} lang={locale}>
      {networkFigures.find((figure) => figure.name === name)?.draw(words, locale)}
      <p className="plate-source">
        <span>{words.identity.name}</span> <span>###</span>
      </p>
    </div>
  )
}

/** Returns the known dates of figures, as on `/about#figures`. A figure that is valid until somebody changes it has no date. */
export function asOf({ figureTables }: SiteContent, figures: readonly Figure[]): string[] {
  const paths = new Set(figures.map(({ path }) => path))
  const days = figureTables.groups
    .flatMap(({ lines }) => lines)
    .flatMap(({ figure, counting }) => (paths.has(figure.path) && counting.on ? [counting.on] : []))
  const counted = new Set(days.filter((day) => day !== figureTables.current))
  return counted.size > 0 ? [`${figureTables.fields.on}: ${[...counted].join(' · ')}`] : []
}
