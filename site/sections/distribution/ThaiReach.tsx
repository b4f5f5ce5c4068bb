import type { Words } from '../../content/load-content.ts'
import { type CityReach, ThailandMap } from '../../figures/ThailandMap.tsx'
import { cityOfFigure } from '../../figures/thailand.ts'

export function ThaiReach({ words }: { words: Words['home']['thai']['reach'] }) {
  const reaches = words.items.map(({ figure, label }) => ({
    city: cityOfFigure(figure.path),
    name: label,
    reach: figure.value,
    value: figure.whole,
  }))
  // The schema requires exactly one figure without a city: the sum of all other cities.
  const elsewhere = reaches.find(({ city }) => city === undefined)
  if (!elsewhere) throw new Error('thai.reach has no figure of all other cities')
  return (
    <ThailandMap
      caption={words.caption}
      cities={reaches.filter((reach): reach is CityReach => reach.city !== undefined)}
      elsewhere={elsewhere}
      note={words.note}
    />
  )
}
