import type { SiteContent } from '../../content/load-content.ts'
import { BarChart } from '../../drawings/BarChart.tsx'
import { toChart } from '../shared/stats-and-charts.ts'
import { ThaiReach } from './ThaiReach.tsx'
import './distribution.css'

/** A map of the readers in each city, beside charts of success rates and outlets. */
export function ThaiFigures({ content }: { content: SiteContent }) {
  const { sectors, industries } = content.home.thai
  return (
    <div className="thai-figures">
      <ThaiReach content={content} />
      <div>
        <BarChart {...toChart(sectors, content.figureNotes.scale)} whole={100} />
        <BarChart {...toChart(industries, content.figureNotes.fields)} />
      </div>
    </div>
  )
}
