import type { OfficeHours } from '../../../contract/office-days.ts'
import type { Words } from '../../content/load-content.ts'
import './page.css'

interface OfficeStatusProps {
  words: Words['site']['hours']
  /** Office hours and holidays. Only one status per page carries them; the script reads them there. */
  office?: OfficeHours
}

/** 'Open now' or 'Opens tomorrow 9:00 AM' beside the phone number, by Bangkok's clock. `site/document/clocks.ts` fills it in. */
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
