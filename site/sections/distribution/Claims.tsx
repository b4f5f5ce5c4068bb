import type { Words } from '../../content/load-content.ts'
import { Phrases } from '../../ui/Phrases.tsx'
import { PrintedNumber } from '../../ui/PrintedNumber.tsx'
import { FiguresLink } from '../page/FiguresLink.tsx'
import { type CountedFigure, statsOf } from '../page/figures-of.ts'
import './distribution.css'

interface ClaimsProps {
  /** What opens them on a phone, where they are folded. */
  label: string
  lines: readonly { title: string; items: readonly CountedFigure[] }[]
  /** Partner outlets by kind: never a real company's name. */
  partners: { title: string; kinds: readonly string[] }
  ledger: Words['ledger']
}

/** Figures as lines of text: what a line counts, then each number with its name. The partners are the last line. */
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
                {statsOf(items).map(({ value, unit = '', caption }) => (
                  <li key={caption}>
                    <strong>
                      <PrintedNumber>{`${value} ${unit}`}</PrintedNumber>
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
