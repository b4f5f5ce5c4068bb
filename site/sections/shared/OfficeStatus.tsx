import { BANGKOK, type Office, startOf } from '../../../contract/office-days.ts'
import { formatTime, HOUR } from '../../../contract/time.ts'
import type { SiteContent } from '../../content/load-content.ts'
import './page.css'

interface OfficeStatusProps {
  words: SiteContent['site']['hours']
  /** Data for the script. One status per page is enough. */
  office?: Office
}

export function composeOffice({ officeHours: hours, distributionHours, locale, site }: SiteContent): Office {
  const openings = hours.saturday ? [hours.opens, hours.saturday.opens] : [hours.opens]
  // Any day will do.
  const format = (hour: number) => formatTime(startOf('2026-01-01') + hour * HOUR, BANGKOK, locale)
  const { hoursFrom, hoursTo } = distributionHours
  const times = Object.fromEntries(openings.map((hour) => [hour, format(hour)]))
  return { ...hours, hoursFrom, hoursTo, days: site.hours.days, times }
}

/** Empty. `site/scripts/clocks.ts` writes `Open now` or `Opens tomorrow 9:00 AM`, in Bangkok time. */
export function OfficeStatus({ words: { open, opens }, office }: OfficeStatusProps) {
  return (
    <span
      className="office-status"
      data-open={open}
      data-opens={opens}
      data-office={office && JSON.stringify(office)}
      data-office-status
      hidden
    />
  )
}
