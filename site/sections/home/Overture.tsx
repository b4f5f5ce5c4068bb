import type { Words } from '../../content/load-content.ts'
import { StatRow } from '../../figures/StatRow.tsx'
import { FiguresLink } from '../page/FiguresLink.tsx'
import { statsOf } from '../page/figures-of.ts'
import { TrustStrip } from './TrustStrip.tsx'
import './home.css'

/** What comes right under the hero: what the company has to count, and whom it has worked for. */
export function Overture({ words }: { words: Words }) {
  const { figures } = words.home.hero
  return (
    <div className="overture">
      <StatRow caption={figures.title} stats={statsOf(figures.items)} />
      <FiguresLink ledger={words.ledger} />
      <TrustStrip words={words.home.trust} logos={words.samples.logos} sampleMark={words.site.sampleMark} />
    </div>
  )
}
