import type { OfficeAhead } from '../../../contract/office-days.ts'
import type { Words } from '../../content/load-content.ts'
import './page.css'

interface OfficeStatusProps {
  words: Words['site']['hours']
  /** Office hours and holidays. Only one status per page carries them; the script reads them there. */
  office?: OfficeAhead
  /** Leaves out the names of holidays and days, for narrow places. */
  brief?: boolean
}

/** 'Open now', 'Opens tomorrow, 9:00 AM' or 'Closed for Songkran' beside the phone number, by Bangkok's clock: `site/document/clocks.ts`. */
export function OfficeStatus({ words, office, brief = false }: OfficeStatusProps) {
  return (
    <span
      className="office-status"
      data-open={words.open}
      data-closed={words.closed}
      data-closed-until={brief ? undefined : words.closedUntil}
      data-closed-for={brief ? undefined : words.closedFor}
      data-office={office && JSON.stringify(office)}
      data-office-status
      hidden
    />
  )
}
