import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { localizedPath } from '../../../contract/locale.ts'
import { BANGKOK } from '../../../contract/office-days.ts'
import { formatDayAndTime, formatTime } from '../../../contract/time.ts'
import type { PageWords, SiteContent } from '../../content/load-content.ts'
import { BarChart } from '../../drawings/BarChart.tsx'
import { PageCover } from '../../drawings/Cover.tsx'
import { WorldMap } from '../../drawings/WorldMap.tsx'
import { RuledItems } from '../../ui/RuledItems.tsx'
import { RuledLinks } from '../../ui/RuledLinks.tsx'
import { Section } from '../../ui/Section.tsx'
import { Steps } from '../../ui/Steps.tsx'
import { ReportSheet } from '../report/ReportSheet.tsx'
import { ContactButtons } from '../shared/ContactButtons.tsx'
import { type Downloads, toKilobytes } from '../shared/downloads.ts'
import { FiguresLink } from '../shared/FiguresLink.tsx'
import { Introduction } from '../shared/PageHead.tsx'
import { formatWithUnit, toChart } from '../shared/stats-and-charts.ts'
import { SAMPLE_REPORT } from './report-link.ts'
import '../report/report.css'
import './service.css'

type ServiceWords = PageWords<'services'>['services'][number]

/** A drawing with the service's figure in it. The caption says what the figure counts. */
export function ServiceDrawing({ content, service: { slug, stat } }: { content: SiteContent; service: ServiceWords }) {
  return (
    <>
      <figure>
        <PageCover name={slug} figure={stat.figure.fullText} />
        <figcaption className="service-caption">
          <strong>{formatWithUnit(stat)}</strong> {stat.label}
        </figcaption>
      </figure>
      <FiguresLink figureTables={content.figureTables} />
    </>
  )
}

/** Keys of the features and of the steps of every service. */
const PART_KEYS = ['consultation', 'strategy', 'implementation', 'reporting'] as const

const pairTexts = ({ titles }: PageWords<'services'>['shared']['features'], texts: ServiceWords['features']) =>
  PART_KEYS.map((part) => ({ title: titles[part], text: texts[part] }))

interface ServiceTextProps {
  content: SiteContent
  service: ServiceWords
  /** Charts of the service's reach. */
  children?: ReactNode
}

export function ServiceText({ content, service, children }: ServiceTextProps) {
  const { shared } = content.pages.services
  return (
    <div className="with-sidebar-text">
      <Introduction heading={shared.about} paragraphs={service.long} />
      {children}
      <Section isPart id="features" heading={shared.features.heading}>
        <RuledItems className="rows" items={pairTexts(shared.features, service.features)} />
      </Section>
      <Section isPart id="process" heading={shared.process.heading}>
        <Steps steps={pairTexts(shared.process, service.process)} isVertical />
      </Section>
    </div>
  )
}

interface ServiceSheetProps {
  content: SiteContent
  benefits: readonly string[]
  /** The page's path with its language prefix. */
  path: string
}

/** The sidebar with benefits and contact buttons. It is sticky on desktops. */
export function ServiceSheet({ content, benefits, path }: ServiceSheetProps) {
  const { shared } = content.pages.services
  return (
    <section className="sheet sheet-padded" aria-labelledby="benefits-heading">
      <h2 id="benefits-heading" className="ruled-heading">
        {shared.benefits}
      </h2>
      <ul className="rows">
        {benefits.map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
      </ul>
      <p className="actions">
        <ContactButtons words={content.site.actions} path={path} />
      </p>
    </section>
  )
}

export function InternationalCharts({ content: { home, figureNotes } }: { content: SiteContent }) {
  const { continents, industries } = home.international
  return (
    <div className="grid">
      <BarChart {...toChart(continents, figureNotes.continents)} />
      <BarChart {...toChart(industries, figureNotes.fields)} />
    </div>
  )
}

/** The keys match `clock.cities` in `content/{locale}/pages/services.yaml`. */
const TIME_ZONES = {
  northAmerica: 'America/New_York',
  europe: 'Europe/London',
  asia: 'Asia/Tokyo',
  oceania: 'Australia/Sydney',
  africaMiddleEast: 'Africa/Nairobi',
} as const

const NEWSROOMS = Object.entries(TIME_ZONES) as [keyof typeof TIME_ZONES, string][]

/** A world map, and the local time in one city per continent. `site/scripts/clocks.ts` replaces the time of the build. */
export function NewsroomClocks({ content: { pages, locale } }: { content: SiteContent }) {
  const { caption, cities } = pages.services.clock
  const moment = Date.now()
  const [before, after] = caption.split('{from}')
  return (
    <div className="newsroom-clocks">
      <figure>
        <WorldMap />
        <figcaption className="label">
          {before}
          <span className="phrase" data-moment={BANGKOK}>
            {formatDayAndTime(moment, BANGKOK, locale)}
          </span>
          {after}
        </figcaption>
      </figure>
      <ul className="rows grid">
        {NEWSROOMS.map(([continent, zone]) => (
          <li key={continent}>
            {cities[continent]} <span data-clock={zone}>{formatTime(moment, zone, locale)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

export function SampleReport({ content, downloads }: { content: SiteContent; downloads: Downloads }) {
  const { dateline, heading, lead, download } = content.report
  const file = downloads['sample-report']
  return (
    <Section id={SAMPLE_REPORT} dateline={dateline} heading={heading} lead={lead}>
      <div className="sheet sheet-padded">
        <ReportSheet content={content} level={3} />
      </div>
      {file && (
        <p className="actions">
          <a className="text-link" download href={file.path}>
            <Download aria-hidden />
            {download.replace('{n}', String(toKilobytes(file.size)))}
          </a>
        </p>
      )}
    </Section>
  )
}

/** @param props.current the slug of this page's service */
export function OtherServices({ content, current }: { content: SiteContent; current: string }) {
  const others = content.services.filter(({ slug }) => slug !== current)
  return (
    <Section id="others" heading={content.pages.services.shared.others}>
      <RuledLinks
        items={others.map(({ slug, title, line }) => ({
          href: localizedPath(`/services/${slug}`, content.locale),
          title,
          text: line,
        }))}
      />
    </Section>
  )
}
