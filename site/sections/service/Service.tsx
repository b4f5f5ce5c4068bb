import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { type Locale, localizedPath } from '../../../contract/locale.ts'
import { BANGKOK } from '../../../contract/office-days.ts'
import { formatDayAndTime, formatTime } from '../../../contract/time.ts'
import type { PageWords, Words } from '../../content/load-content.ts'
import { BarChart } from '../../figures/BarChart.tsx'
import { PageCover } from '../../figures/Cover.tsx'
import { ReportSheet } from '../../figures/report/ReportSheet.tsx'
import { WorldMap } from '../../figures/WorldMap.tsx'
import { DownloadLink } from '../../ui/DownloadLink.tsx'
import { HeadedSection } from '../../ui/HeadedSection.tsx'
import { Phrases } from '../../ui/Phrases.tsx'
import { RuledItems } from '../../ui/RuledItems.tsx'
import { RuledLinks } from '../../ui/RuledLinks.tsx'
import { SectionFrame } from '../../ui/SectionFrame.tsx'
import { Steps } from '../../ui/Steps.tsx'
import { type Downloads, kilobytesOf } from '../page/downloads.ts'
import { FiguresLink } from '../page/FiguresLink.tsx'
import { chartOf } from '../page/figures-of.ts'
import { Story } from '../page/PageHead.tsx'
import { WaysIn } from '../page/WaysIn.tsx'
import '../../figures/report/report.css'
import './service.css'

type ServiceWords = PageWords<'services'>['services'][number]

/** The drawing of a service. The figure in it is the proof, and the caption says what it counts. */
export function ServicePlate({ words, service: { slug, stat } }: { words: Words; service: ServiceWords }) {
  return (
    <figure>
      <PageCover name={slug} figure={stat.figure.fullText} />
      <figcaption className="plate-caption">
        <span className="sr-only">{stat.figure.fullText}</span> <Phrases>{stat.label}</Phrases>
      </figcaption>
      <FiguresLink ledger={words.ledger} />
    </figure>
  )
}

/** The four features and the four steps of every service, in their order. */
const PARTS = ['consultation', 'strategy', 'implementation', 'reporting'] as const

const itemsOf = ({ titles }: PageWords<'services'>['shared']['features'], texts: ServiceWords['features']) =>
  PARTS.map((part) => ({ title: titles[part], text: texts[part] }))

interface ServiceTextProps {
  words: Words
  service: ServiceWords
  /** Its reach, drawn. */
  children?: ReactNode
}

/** What a service is, its features, and how the work goes. */
export function ServiceText({ words, service, children }: ServiceTextProps) {
  const { shared } = words.pages.services
  return (
    <div className="with-sidebar-text">
      <Story name="about" heading={shared.about} paragraphs={service.long} />
      {children}
      <HeadedSection name="features" heading={shared.features.heading}>
        <RuledItems className="rows" items={itemsOf(shared.features, service.features)} />
      </HeadedSection>
      <HeadedSection name="process" heading={shared.process.heading}>
        <Steps steps={itemsOf(shared.process, service.process)} down />
      </HeadedSection>
    </div>
  )
}

interface ServiceSheetProps {
  words: Words
  benefits: readonly string[]
  /** The page's path with its language. */
  path: string
}

/** The sheet beside the text: what the buyer gains, and the two ways to ask for it. It stays in view while the text passes. */
export function ServiceSheet({ words, benefits, path }: ServiceSheetProps) {
  const { shared } = words.pages.services
  return (
    <aside className="sheet sheet-padded" aria-labelledby="benefits-heading">
      <h2 id="benefits-heading" className="ruled-heading">
        <Phrases>{shared.benefits}</Phrases>
      </h2>
      <ul className="rows">
        {benefits.map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
      </ul>
      <p className="actions">
        <WaysIn words={{ ...words.site.actions, getStarted: shared.getStarted }} path={path} />
      </p>
    </aside>
  )
}

/** Where the outlets abroad are, and what they write about. */
export function InternationalCharts({ words: { home, notes } }: { words: Words }) {
  const { continents, industries } = home.international
  return (
    <div className="grid">
      <BarChart {...chartOf(continents, notes.continents)} />
      <BarChart {...chartOf(industries, notes.fields)} />
    </div>
  )
}

/** The keys are those of `clock.cities` in `content/{locale}/pages/services.yaml`. */
const ZONES = {
  northAmerica: 'America/New_York',
  europe: 'Europe/London',
  asia: 'Asia/Tokyo',
  oceania: 'Australia/Sydney',
  africaMiddleEast: 'Africa/Nairobi',
} as const

const NEWSROOMS = Object.entries(ZONES) as [keyof typeof ZONES, string][]

interface NewsroomClocksProps {
  words: PageWords<'services'>['clock']
  /** The moment that the HTML shows; `site/document/clocks.ts` replaces it by the present one. */
  now: Date
  locale: Locale
}

/** The map of the world, and the local time of one city on each continent. */
export function NewsroomClocks({ words, now, locale }: NewsroomClocksProps) {
  const moment = now.getTime()
  const [before, after] = words.caption.split('{from}')
  return (
    <figure className="newsroom-clocks">
      <WorldMap />
      <figcaption>
        {before}
        <span data-moment={BANGKOK}>{formatDayAndTime(moment, BANGKOK, locale)}</span>
        {after}
      </figcaption>
      <ul className="rows grid">
        {NEWSROOMS.map(([continent, zone]) => (
          <li key={continent}>
            {words.cities[continent]} <span data-clock={zone}>{formatTime(moment, zone, locale)}</span>
          </li>
        ))}
      </ul>
    </figure>
  )
}

/** The section's anchor, on the page of the service that writes reports. */
export const SAMPLE_REPORT = 'sample-report'

/** The sample report, from any page. */
export const sampleReportPath = (locale: Locale) =>
  `${localizedPath('/services/performance-analytics', locale)}#${SAMPLE_REPORT}`

interface SampleReportProps {
  words: Words
  locale: Locale
  downloads: Downloads
}

/** A report as a client gets it, and the same on paper. */
export function SampleReport({ words, locale, downloads }: SampleReportProps) {
  const { dateline, heading, lead, download } = words.report
  const file = downloads['sample-report']
  return (
    <SectionFrame id={SAMPLE_REPORT} {...{ dateline, heading, lead }}>
      <div className="sheet sheet-padded">
        <ReportSheet words={words} locale={locale} level={3} />
      </div>
      {file && (
        <p className="actions">
          <DownloadLink href={file.path}>
            <Download size="1.125rem" aria-hidden />
            {download.replace('{n}', String(kilobytesOf(file.size)))}
          </DownloadLink>
        </p>
      )}
    </SectionFrame>
  )
}

interface OtherServicesProps {
  words: Words
  /** The slug of this page's service, which is left out. */
  current: string
  locale: Locale
}

export function OtherServices({ words, current, locale }: OtherServicesProps) {
  const others = words.services.filter(({ slug }) => slug !== current)
  return (
    <HeadedSection className="section" name="others" heading={words.pages.services.shared.others}>
      <RuledLinks
        items={others.map(({ slug, title, line }) => ({
          href: localizedPath(`/services/${slug}`, locale),
          title,
          text: line,
        }))}
      />
    </HeadedSection>
  )
}
