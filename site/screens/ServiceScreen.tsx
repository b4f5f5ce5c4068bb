import type { ReactNode } from 'react'
import { type Locale, localizedPath } from '../../contract/locale.ts'
import type { PageWords, Words } from '../content/load-content.ts'
import { numberedDateline } from '../locale/datelines.ts'
import { NextStep } from '../sections/page/NextStep.tsx'
import { PageHead } from '../sections/page/PageHead.tsx'
import { Story } from '../sections/page/Story.tsx'
import { trailTo } from '../sections/page/trail.ts'
import { WaysIn } from '../sections/page/WaysIn.tsx'
import { OtherServices } from '../sections/service/OtherServices.tsx'
import { ServiceFeatures, ServiceProcess } from '../sections/service/ServiceFeatures.tsx'
import { ServiceFigure } from '../sections/service/ServiceFigure.tsx'
import { ServiceSheet } from '../sections/service/ServiceSheet.tsx'
import '../sections/page/with-sidebar.css'

interface ServiceScreenProps {
  words: Words
  page: PageWords<'services'>
  /** The service's place among the six, from 0. */
  position: number
  locale: Locale
  /** Below its figure, where that is one of reach. */
  map?: ReactNode
  /** A section of its own, and the way to it from the head of the page, where it stands far below. */
  own?: ReactNode
  link?: { href: string; text: string } | undefined
}

/** One service. `data-opens-at-top` is answered by `site/document/scroll-to-top.ts`. */
export function ServiceScreen({ words, page, position, locale, map, own, link }: ServiceScreenProps) {
  const { shared, next } = page
  const service = words.services[position]
  const about = page.services.find(({ slug }) => slug === service?.slug)
  if (!service || !about) throw new Error(`ServiceScreen: pages/services.yaml has no service ${service?.slug}`)
  const path = localizedPath(`/services/${service.slug}`, locale)
  return (
    <div className="page-width" data-opens-at-top>
      <div className="on-wire">
        <PageHead
          trail={trailTo(words, locale, service.title, { label: shared.breadcrumb, path: '/', anchor: '#services' })}
          dateline={numberedDateline(shared.dateline, position, words.services.length)}
          heading={service.title}
          lead={service.description}
        >
          {link && (
            <p>
              <a className="text-link" href={link.href}>
                {link.text}
              </a>
            </p>
          )}
        </PageHead>
        <div className="with-sidebar">
          <div className="with-sidebar-text">
            <Story name="about" heading={shared.about} paragraphs={about.long} />
            <ServiceFigure
              heading={shared.statHeading}
              service={service.slug}
              stat={about.stat}
              ledger={words.ledger}
              map={map}
            />
            <ServiceFeatures words={shared.features} texts={about.features} />
            <ServiceProcess words={shared.process} texts={about.process} />
          </div>
          <ServiceSheet words={shared} actions={words.site.actions} benefits={about.benefits} path={path} />
        </div>
        {own}
        <OtherServices heading={shared.others} services={words.services} current={service.slug} locale={locale} />
        <NextStep {...next}>
          <WaysIn words={words.site.actions} path={path} />
        </NextStep>
      </div>
    </div>
  )
}
