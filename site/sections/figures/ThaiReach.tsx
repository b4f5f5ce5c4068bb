import type { SiteContent } from '../../content/load-content.ts'
import { type CityReach, ThailandMap } from '../../drawings/ThailandMap.tsx'
import { findCity } from '../../drawings/thailand-places.ts'

export function ThaiReach({ content: { home, figureNotes } }: { content: SiteContent }) {
  const { title, items } = home.thai.reach
  const reaches = items.map(({ figure, label }) => ({
    city: findCity(figure.path),
    name: label,
    reach: figure.value,
    value: figure.fullText,
  }))
  // The schema requires exactly one figure without a city: the sum of all other cities.
  const elsewhere = reaches.find(({ city }) => city === undefined)
  if (!elsewhere) throw new Error('thai.reach has no figure of all other cities')
  return (
    <ThailandMap
      caption={title}
      cities={reaches.filter((reach): reach is CityReach => reach.city !== undefined)}
      elsewhere={elsewhere}
      note={figureNotes.people}
    />
  )
}
