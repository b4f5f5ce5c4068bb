import type { ReactNode } from 'react'
import { type Locale, localizedPath } from '../../../contract/locale.ts'
import type { PageWords, Words } from '../../content/load-content.ts'
import { PageCover } from '../../figures/Cover.tsx'
import { PrintedNumber } from '../../figures/StatRow.tsx'
import { HeadedSection } from '../../ui/HeadedSection.tsx'
import { Phrases } from '../../ui/Phrases.tsx'
import { RuledItems } from '../../ui/RuledItems.tsx'
import { Steps } from '../../ui/Steps.tsx'
import { FiguresLink } from '../page/FiguresLink.tsx'
import { statsOf } from '../page/figures-of.ts'
import { Story } from '../page/Story.tsx'
import { WaysIn } from '../page/WaysIn.tsx'
import './service.css'

type ServiceWords = PageWords<'services'>['services'][number]

/** The four features and the four steps of every service, in their order. */
const PARTS = ['consultation', 'strategy', 'implementation', 'reporting'] as const

interface ServiceTextProps {
  words: Words
  service: ServiceWords
  /** Its reach, drawn, where its figure is of readers. */
  children?: ReactNode
}

/** What a service is, the one figure that belongs to it, its features, and how the work goes. */
export function ServiceText({ words, service, children }: ServiceTextProps) {
  const { shared } = words.pages.services
  const { slug, stat } = service
  return (
    <div className="with-sidebar-text">
      <Story name="about" heading={shared.about} paragraphs={service.long} />
      <HeadedSection name="figure" className="service-figure" heading={shared.statHeading}>
        <dl>
          <dt>{stat.label}</dt>
          <dd className="numeral">
            {statsOf([stat]).map(({ value, unit = '', caption }) => (
              <PrintedNumber key={caption}>{`${value} ${unit}`}</PrintedNumber>
            ))}
          </dd>
        </dl>
        <div className="service-cover">
          <PageCover name={slug} figure={stat.figure.whole} />
        </div>
        {children}
        <FiguresLink ledger={words.ledger} />
      </HeadedSection>
      <HeadedSection name="features" heading={shared.features.heading}>
        <RuledItems className="rows" items={itemsOf(shared.features, service.features)} />
      </HeadedSection>
      <HeadedSection name="process" heading={shared.process.heading}>
        <Steps steps={itemsOf(shared.process, service.process)} down />
      </HeadedSection>
    </div>
  )
}

const itemsOf = ({ titles }: PageWords<'services'>['shared']['features'], texts: ServiceWords['features']) =>
  PARTS.map((part) => ({ title: titles[part], text: texts[part] }))

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
      <ul className="side-list">
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

interface OtherServicesProps {
  words: Words
  /** The slug of this page's service, which is left out. */
  current: string
  locale: Locale
}

/** The other five services, each under the number it has in the index of the home page. */
export function OtherServices({ words, current, locale }: OtherServicesProps) {
  return (
    <HeadedSection className="section" name="others" heading={words.pages.services.shared.others}>
      <ol className="rows index">
        {words.services.map(
          ({ slug, title, line }, position) =>
            slug !== current && (
              <li key={slug} value={position + 1}>
                <span className="number" aria-hidden>
                  {String(position + 1).padStart(2, '0')}
                </span>
                <div>
                  <h3>
                    <a href={localizedPath(`/services/${slug}`, locale)}>
                      <Phrases>{title}</Phrases>
                    </a>
                  </h3>
                  <p>{line}</p>
                </div>
              </li>
            ),
        )}
      </ol>
    </HeadedSection>
  )
}
