import type { ReactNode } from 'react'
import type { PageWords, Words } from '../../content/load-content.ts'
import { PageCover } from '../../figures/Cover.tsx'
import { PrintedNumber } from '../../figures/StatRow.tsx'
import { HeadedSection } from '../../ui/HeadedSection.tsx'
import { FiguresLink } from '../page/FiguresLink.tsx'
import { statsOf } from '../page/figures-of.ts'
import './service.css'

interface ServiceFigureProps {
  heading: string
  /** The service's slug. */
  service: string
  stat: PageWords<'services'>['services'][number]['stat']
  ledger: Words['ledger']
  /** Its reach, drawn, where the figure is of readers. */
  children?: ReactNode
}

/** The one figure that belongs to a service, loud, on the service's own engraving and, where it is of readers, as a map. */
export function ServiceFigure({ heading, service, stat, ledger, children }: ServiceFigureProps) {
  return (
    <HeadedSection name="figure" className="service-figure" heading={heading}>
      <dl>
        <dt>{stat.label}</dt>
        <dd className="numeral">
          {statsOf([stat]).map(({ value, unit = '', caption }) => (
            <PrintedNumber key={caption}>{`${value} ${unit}`}</PrintedNumber>
          ))}
        </dd>
      </dl>
      <div className="service-cover">
        <PageCover name={service} figure={stat.figure.whole} />
      </div>
      {children}
      <FiguresLink ledger={ledger} />
    </HeadedSection>
  )
}
