import type { Words } from '../../content/load-content.ts'
import { StatRow } from '../../figures/StatRow.tsx'
import { statsOf } from '../page/figures-of.ts'
import { captionsWith } from '../page/LedgerMark.tsx'
import { TrustStrip } from './TrustStrip.tsx'

/** What comes right under the hero: what the company has to count, and whom it has worked for. */
export function Overture({ words }: { words: Words }) {
  const { figures } = words.home.hero
  return (
    <div className="overture">
      <StatRow caption={captionsWith(words.ledger)(figures.title, figures.items)} stats={statsOf(figures.items)} />
      <TrustStrip words={words.home.trust} logos={words.samples.logos} sampleMark={words.site.sampleMark} />
    </div>
  )
}
