import type { OfficeAhead } from '../../../contract/office-days.ts'
import type { Words } from '../../content/load-content.ts'
import './page.css'

interface OfficeStatusProps {
  words: Words['site']['hours']
  /** The hours and holidays, at one place of a page for all of them. */
  office?: OfficeAhead
  /** Where there is no room for the name of a holiday or of a day. */
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
