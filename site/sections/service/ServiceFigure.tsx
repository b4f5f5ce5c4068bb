import type { ReactNode } from 'react'
import type { Figure } from '../../content/figure.ts'
import type { PageWords, Words } from '../../content/load-content.ts'
import { PageCover } from '../../figures/PageCover.tsx'
import { PrintedNumber } from '../../figures/PrintedNumber.tsx'
import { ThaiReach } from '../distribution/ThaiReach.tsx'
import { statsOf } from '../page/figures-of.ts'
import { captionsWith } from '../page/LedgerMark.tsx'
import './service-figure.css'

interface ServiceFigureProps {
  heading: string
  /** The service's slug. */
  service: string
  stat: PageWords<'services'>['services'][number]['stat']
  reach: Words['home']['thai']['reach']
  ledger: Words['ledger']
  /** The map of the world, where the figure is of the whole of it. */
  world: ReactNode
}

/** Reach is drawn as a map. */
function ReachMap({
  figure,
  reach,
  ledger,
  world,
}: Pick<ServiceFigureProps, 'reach' | 'ledger' | 'world'> & { figure: Figure }) {
  if (figure.path === 'thai.readers') return <ThaiReach words={reach} ledger={ledger} />
  if (figure.path === 'international.monthlyReach') return world
  return null
}

/** The one figure that belongs to a service, loud, on the service's own engraving and, where it is of readers, as a map. */
export function ServiceFigure({ heading, service, stat, reach, ledger, world }: ServiceFigureProps) {
  return (
    <section className="service-figure" aria-labelledby="figure-heading">
      <h2 id="figure-heading">{captionsWith(ledger)(heading, [stat])}</h2>
      <dl>
        <dt>{stat.label}</dt>
        <dd>
          {statsOf([stat]).map(({ value, unit = '', caption }) => (
            <PrintedNumber key={caption}>{`${value} ${unit}`}</PrintedNumber>
          ))}
        </dd>
      </dl>
      <div className="service-cover">
        <PageCover name={service} figure={stat.figure} />
      </div>
      <ReachMap figure={stat.figure} reach={reach} ledger={ledger} world={world} />
    </section>
  )
}
