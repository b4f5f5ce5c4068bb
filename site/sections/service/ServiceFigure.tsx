import type { Figure } from '../../content/figure.ts'
import type { PageWords, Words } from '../../content/load-content.ts'
import { PrintedNumber } from '../../figures/PrintedNumber.tsx'
import { ShareField } from '../../figures/ShareField.tsx'
import { WorldMap } from '../../figures/WorldMap.tsx'
import { statsOf } from '../home/figures-of.ts'
import { ThaiReach } from '../home/thai/ThaiReach.tsx'
import './service-figure.css'

interface ServiceFigureProps {
  heading: string
  stat: PageWords<'services'>['services'][number]['stat']
  reach: Words['home']['thai']['reach']
}

/** Reach is drawn as a map, a rate as a share of a hundred. */
function Drawing({ figure, reach }: { figure: Figure; reach: ServiceFigureProps['reach'] }) {
  if (figure.path === 'thai.readers') return <ThaiReach words={reach} />
  if (figure.path === 'international.monthlyReach') return <WorldMap />
  return <ShareField percent={figure.value} added={figure.text.startsWith('+')} />
}

/** The one figure that belongs to a service, loud, with a drawing of it. */
export function ServiceFigure({ heading, stat, reach }: ServiceFigureProps) {
  return (
    <section className="service-figure" aria-labelledby="figure-heading">
      <h2 id="figure-heading">{heading}</h2>
      <dl>
        <dt>{stat.label}</dt>
        <dd>
          {statsOf([stat]).map(({ value, unit = '', caption }) => (
            <PrintedNumber key={caption}>{`${value} ${unit}`}</PrintedNumber>
          ))}
        </dd>
      </dl>
      <Drawing figure={stat.figure} reach={reach} />
    </section>
  )
}
