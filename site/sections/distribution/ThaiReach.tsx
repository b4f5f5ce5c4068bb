import type { Words } from '../../content/load-content.ts'
import { type CityReach, ThailandMap } from '../../figures/ThailandMap.tsx'
import { captionsWith } from '../page/LedgerMark.tsx'

/** The facts of the cities that the map can place; what is left is all other cities, by the content's schema one figure. */
const PLACES: Record<string, CityReach['city']> = {
  'thai.reach.bangkok': 'bangkok',
  'thai.reach.chiangMai': 'chiangMai',
  'thai.reach.phuket': 'phuket',
}

export function ThaiReach({ words, ledger }: { words: Words['home']['thai']['reach']; ledger: Words['ledger'] }) {
  const reaches = words.items.map(({ figure, label }) => ({
    city: PLACES[figure.path],
    name: label,
    reach: figure.value,
    value: figure.whole,
  }))
  const elsewhere = reaches.find(({ city }) => city === undefined)
  if (!elsewhere) throw new Error('thai.reach has no figure of all other cities')
  return (
    <ThailandMap
      caption={captionsWith(ledger)(words.caption, words.items)}
      cities={reaches.filter((reach): reach is CityReach => reach.city !== undefined)}
      elsewhere={elsewhere}
      note={words.note}
    />
  )
}
