import type { SiteContent } from '../../content/load-content.ts'
import { NumberWithUnit } from '../../ui/NumberWithUnit.tsx'
import { Phrases } from '../../ui/Phrases.tsx'
import { FiguresLink } from '../page/FiguresLink.tsx'
import { type CountedFigure, toStats } from '../page/stats-and-charts.ts'
import './distribution.css'

interface ClaimsProps {
  /** The summary of `<details>`, which is folded on phones. */
  label: string
  lines: readonly { title: string; items: readonly CountedFigure[] }[]
  /** Kinds of partner outlets. The specification names no companies. */
  partners: { title: string; kinds: readonly string[] }
  ledger: SiteContent['ledger']
}

/** Lines of figures. The last line names the kinds of partners. */
export function Claims({ label, lines, partners, ledger }: ClaimsProps) {
  return (
    <details className="claims fold">
      <summary>{label}</summary>
      <dl>
        {lines.map(({ title, items }) => (
          <div key={title}>
            <dt>
              <Phrases>{title}</Phrases>
            </dt>
            <dd>
              <ul>
                {toStats(items).map(({ value, unit = '', caption }) => (
                  <li key={caption}>
                    <strong>
                      <NumberWithUnit>{`${value} ${unit}`}</NumberWithUnit>
                    </strong>{' '}
                    {caption}
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
        <div>
          <dt>
            <Phrases>{partners.title}</Phrases>
          </dt>
          <dd>{partners.kinds.join(' · ')}</dd>
        </div>
      </dl>
      <FiguresLink ledger={ledger} />
    </details>
  )
}
