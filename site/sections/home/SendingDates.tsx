import type { SiteContent } from '../../content/load-content.ts'

/** Empty. `site/scripts/sending-dates.ts` writes when a release is sent that is submitted now. */
export const SendingDates = ({ words }: { words: SiteContent['home']['howItWorks']['fromNow'] }) => (
  <p className="small-print sending-dates needs-script" data-sending={words.sentence} data-here={words.here} />
)
