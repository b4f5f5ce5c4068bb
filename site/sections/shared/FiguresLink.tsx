import type { SiteContent } from '../../content/load-content.ts'
import '../../drawings/figure.css'

/** Links to `/about#figures`, which explains every figure. */
export function FiguresLink({ ledger }: { ledger: SiteContent['ledger'] }) {
  return (
    <p className="figure-note">
      <a className="text-link" href={ledger.path}>
        {ledger.link}
      </a>
    </p>
  )
}
