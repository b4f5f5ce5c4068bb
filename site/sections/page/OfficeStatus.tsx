import type { OfficeHours } from '../../../contract/office-days.ts'
import type { SiteContent } from '../../content/load-content.ts'
import './page.css'

interface OfficeStatusProps {
  words: SiteContent['site']['hours']
  /** Office hours and holidays, for the script. One status per page is enough. */
  office?: OfficeHours
}

/** Empty. `site/scripts/clocks.ts` writes `Open now` or `Opens tomorrow 9:00 AM`, in Bangkok time. */
export function OfficeStatus({ words: { open, opens, days }, office }: OfficeStatusProps) {
  return (
    <span
      className="office-status"
      data-open={open}
      data-opens={opens}
      data-office={office && JSON.stringify({ ...office, days })}
      data-office-status
      hidden
    />
  )
}
