import type { Locale } from '../../../contract/locale.ts'
import { BANGKOK } from '../../../contract/office-days.ts'
import { clockWords, momentWords } from '../../../contract/time.ts'
import type { PageWords } from '../../content/load-content.ts'
import { WorldMap } from '../../figures/WorldMap.tsx'
import './service.css'

/** The keys are those of `clock.cities` in `content/{locale}/pages/services.yaml`. */
const ZONES = {
  northAmerica: 'America/New_York',
  europe: 'Europe/London',
  asia: 'Asia/Tokyo',
  oceania: 'Australia/Sydney',
  africaMiddleEast: 'Africa/Nairobi',
} as const

const NEWSROOMS = Object.entries(ZONES) as [keyof typeof ZONES, string][]

interface NewsroomClocksProps {
  words: PageWords<'services'>['clock']
  /** The moment that the HTML shows; `site/document/clocks.ts` replaces it by the present one. */
  now: Date
  locale: Locale
}

/** The map of the world, and the local time of one city on each continent. */
export function NewsroomClocks({ words, now, locale }: NewsroomClocksProps) {
  const moment = now.getTime()
  const [before, after] = words.caption.split('{from}')
  return (
    <figure className="newsroom-clocks">
      <WorldMap />
      <figcaption className="figure-caption">
        {before}
        <span data-moment={BANGKOK}>{momentWords(moment, BANGKOK, locale)}</span>
        {after}
      </figcaption>
      <ul>
        {NEWSROOMS.map(([continent, zone]) => (
          <li key={continent}>
            {words.cities[continent]} <span data-clock={zone}>{clockWords(moment, zone, locale)}</span>
          </li>
        ))}
      </ul>
    </figure>
  )
}
