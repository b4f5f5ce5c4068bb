import type { Words } from '../../../content/load-content.ts'
import { type CityReach, ThailandMap } from '../../../figures/ThailandMap.tsx'

/** The facts of the cities that the map can place; what is left is the note below it. */
const PLACES: Record<string, CityReach['city']> = {
  'thai.reach.bangkok': 'bangkok',
  'thai.reach.chiangMai': 'chiangMai',
  'thai.reach.phuket': 'phuket',
}

export function ThaiReach({ words }: { words: Words['home']['thai']['reach'] }) {
  const cities = words.items.flatMap(({ figure, label }) => {
    const city = PLACES[figure.path]
    return city ? [{ city, name: label, reach: figure.value, value: figure.whole }] : []
  })
  const elsewhere = words.items.filter(({ figure }) => !PLACES[figure.path])
  return (
    <ThailandMap
      caption={words.caption}
      cities={cities}
      note={elsewhere.map(({ figure, label }) => `${label} ${figure.whole}`).join(' ')}
    />
  )
}
