import type { Words } from '../../content/load-content.ts'
import '../../figures/figure.css'

/** Ends a section of figures: a quiet link to what each of them counts, on `/about#figures`. */
export function FiguresLink({ ledger }: { ledger: Words['ledger'] }) {
  return (
    <p className="figure-note">
      <a className="text-link" href={ledger.path}>
        {ledger.link}
      </a>
    </p>
  )
}
